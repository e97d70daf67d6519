import { keep, stored } from '../../../shared/field/use-kept.ts';
import { NEW_ROOM, type Typed, USUAL } from './questions.ts';

/** All that was typed, and the question that is open. */
export interface Kept {
  readonly at: number;
  readonly typed: Typed;
  readonly rooms: readonly Typed[];
}

const KEY = 'motel-begin';
const NOTHING: Kept = { at: 0, typed: USUAL, rooms: [NEW_ROOM] };

/** The answers of this browser: an owner may finish later. */
export function storedAnswers(): Kept {
  const kept = (stored(KEY, 'localStorage') ?? {}) as Partial<Kept>;
  return { ...NOTHING, ...kept, typed: { ...USUAL, ...kept.typed } };
}

/** @param kept `undefined` forgets them */
export function keepAnswers(kept: Kept | undefined): void {
  keep(KEY, kept, 'localStorage');
}
