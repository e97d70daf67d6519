import type { ChoreWire } from '@motel/api-client/desk-contracts';
import { isWaiting } from './chore-words.ts';

const IS_IN = {
  all: () => true,
  leaving: ({ kind }: ChoreWire) => kind === 'departure',
  staying: ({ kind }: ChoreWire) => kind === 'stay-over',
  dog: ({ hasDog }: ChoreWire) => hasDog,
};
export type ChoreFilter = keyof typeof IS_IN;

export function choresOf(chores: readonly ChoreWire[], filter: ChoreFilter): ChoreWire[] {
  return chores.filter(IS_IN[filter]);
}

/** As one walks: 9 before 10, 12 before 12B. */
const byNumber = new Intl.Collator('en', { numeric: true });

/** So many rooms that were just cleaned stay in sight. */
const LATEST = 2;

interface Choices {
  /** Rooms that were put off. */
  readonly later: ReadonlySet<string>;
  /** A room that was opened by hand. */
  readonly chosen: string | undefined;
}

/** Orders the rooms to do as housekeeping works through them: each is in one part of the list. */
export function choreList(chores: readonly ChoreWire[], { later, chosen }: Choices) {
  const done = chores
    .filter((chore) => chore.done !== undefined)
    .toSorted((one, other) => (doneAt(one) < doneAt(other) ? -1 : 1));
  const open = chores
    .filter((chore) => chore.done === undefined)
    .toSorted((one, other) => byNumber.compare(one.number, other.number));
  const toDo = [
    ...open.filter(({ roomId }) => !later.has(roomId)),
    ...[...later].flatMap((id) => open.filter(({ roomId }) => roomId === id)),
  ];
  return {
    /** Cleaned before the latest ones; folded away. */
    earlier: done.slice(0, -LATEST),
    latest: done.slice(-LATEST),
    /** In the order of the work; those put off come last. */
    toDo,
    /** The open one: the chosen one, else the first that can be done. */
    next: toDo.find(({ roomId }) => roomId === chosen) ?? toDo.find((chore) => !isWaiting(chore)),
  };
}

function doneAt({ done }: ChoreWire): string {
  return done?.at ?? '';
}
