import { requireText } from '../result/text.ts';

const UNSHOWN = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** `://`, `www.`, or a host with a path: what a mail program makes a link of. */
const WEB_ADDRESS = /:\/\/|www\.|\.[\p{L}\d-]+\//iu;

/** Returns whether a name has a web address in it, also one that a mail would show without hidden characters (V20). */
export function hasWebAddress(name: string): boolean {
  return WEB_ADDRESS.test(requireText('name', name).replace(UNSHOWN, '').normalize('NFKC'));
}
