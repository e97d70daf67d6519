import type { ChoreWire } from '@motel/api-client/desk-contracts';
import { timeText } from '@motel/content/english';
import { ordinal } from '../../shared/format/ordinal.ts';
import { motelTime } from '../../shared/format/shown-dates.ts';
import type { DeskMotel } from '../../shared/motel.tsx';

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

/** A stay-over gets fresh linen after so many nights. */
const FULL_CHANGE = 3;

export const CHORE_TITLES = {
  departure: 'Departure',
  'stay-over': 'Stay-over',
  free: 'Free',
} as const satisfies Record<ChoreWire['kind'], string>;

export const CHORE_ICONS = { departure: 'leave', 'stay-over': 'bed', free: 'broom' } as const;

export function choreWords(motel: DeskMotel, chore: ChoreWire): string {
  if (chore.done !== undefined) return `Clean since ${motelTime(chore.done.at)}`;
  if (chore.isOverdue && isWaiting(chore)) return 'Should have left. Ask the desk before you go in';
  if (isWaiting(chore)) return `Still in the room, out by ${timeText(motel.houseRules.checkOutHour)}`;
  if (chore.kind === 'stay-over') {
    const night = chore.night ?? 0;
    const work = night > 0 && night % FULL_CHANGE === 0 ? 'Full change' : 'Light clean';
    return `${work}, ${ordinal(night)} day`;
  }
  const gone = chore.kind === 'departure' ? 'Gone. ' : '';
  if (chore.nextAt !== undefined) return `${gone}Next guest ${motelTime(chore.nextAt)}`;
  if (chore.isNext) return `${gone}Next guest today`;
  return chore.kind === 'departure' ? 'Gone. Free tonight' : 'Free tonight, do it last';
}

/** The guest who leaves is still in the room. */
export function isWaiting({ kind, isGone, done }: ChoreWire): boolean {
  return kind === 'departure' && !isGone && done === undefined;
}
