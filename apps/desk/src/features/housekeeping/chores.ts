import type { ChoreWire } from '@motel/api-client/desk-contracts';

/** The rooms that a person asked to see. */
export type Shown = 'all' | 'departure' | 'stay-over' | 'dog';

/** Every third night of a stay asks for a full change of linen. */
const FULL_CHANGE = 3;

export function shownChores(chores: readonly ChoreWire[], shown: Shown): ChoreWire[] {
  return chores.filter(({ kind, hasDog }) => shown === 'all' || (shown === 'dog' ? hasDog : kind === shown));
}

/** A departure whose guests are still in the room has to wait. */
export function hasToWait({ kind, isGone }: ChoreWire): boolean {
  return kind === 'departure' && !isGone;
}

/**
 * The room to do next: of those that can be done, first where another guest comes tonight, then the others that were left,
 * then stay-overs, and free ones last. Rooms that the person put off come after all others.
 */
export function nextChore(chores: readonly ChoreWire[], later: ReadonlySet<string>): ChoreWire | undefined {
  const open = chores.filter((chore) => chore.done === undefined && !hasToWait(chore));
  const rank = (chore: ChoreWire) =>
    (later.has(chore.roomId) ? 10 : 0) +
    (chore.kind === 'departure' ? (chore.isNext ? 0 : 1) : chore.kind === 'stay-over' ? 2 : 3);
  return open.toSorted((one, other) => rank(one) - rank(other))[0];
}

export const CHORE_TITLES = { departure: 'Departure', 'stay-over': 'Stay-over', free: 'Free' } as const;

/** A line about a room that is to be done. */
export function choreWords({ kind, isGone, isNext, night = 0 }: ChoreWire): string {
  if (kind === 'free') return 'Free tonight, do it last';
  if (kind === 'stay-over') {
    return night % FULL_CHANGE === 0 ? `Full change, night ${night}` : `Make the bed, night ${night}`;
  }
  if (!isGone) return 'Still in the room';
  return isNext ? 'Gone. Next guest tonight' : 'Gone';
}
