import { requireText } from '../result/text.ts';

/** Spaces of every kind, and characters that are drawn as one, or not at all. */
const UNSHOWN = /[\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** They turn the direction of the text after them, also of our own. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/u;

/** Returns whether a name has a character that shows (V7, V8, V18). */
export function isShownName(name: string): boolean {
  return requireText('name', name).replace(UNSHOWN, '') !== '';
}

/** Returns whether a name turns the direction of the text around it (V21). */
export function turnsText(name: string): boolean {
  return TURNING.test(requireText('name', name));
}
