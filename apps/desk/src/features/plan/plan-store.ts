import { addDays, civilDate, daysBetween } from '@motel/booking-core';
import { create } from 'zustand';
import type { Bar, NightSpan, StayBar } from './layout/plan-bars.ts';
import type { PlanRow } from './layout/rows-and-columns.ts';
import type { Position, Wish } from './layout/wish.ts';

/** Where a person is on the plan. The plan may change around it: it is a row by its key, and a date. */
export type Spot = Readonly<Record<'row' | 'date', string>>;

type RoomRow = Extract<PlanRow, { kind: 'room' }>;

export type Drag =
  | {
      readonly kind: 'stay';
      readonly bar: StayBar;
      readonly wish: Wish;
      /** The row that the ghost is in. */
      readonly row: string;
      readonly nights: NightSpan;
    }
  | { readonly kind: 'nights'; readonly row: RoomRow; readonly nights: NightSpan };

export type PlanAsk =
  | { readonly ask: 'move' | 'dates'; readonly wish: Wish; readonly keepsPrice: boolean }
  | { readonly ask: 'nights' | 'close'; readonly row: RoomRow; readonly nights: NightSpan }
  | { readonly ask: 'reopen'; readonly bar: Bar & { kind: 'closure' } };

/** The last action, in words; it stays until the next one. */
export interface PlanNews {
  readonly words: string;
  /** It was not done: these words say why. */
  readonly isRefusal?: boolean;
  /** @returns whether it was undone */
  readonly undo?: () => Promise<boolean>;
}

interface PlanState {
  readonly spot?: Spot | undefined;
  /** Nights chosen with Shift, from the spot's on. */
  readonly chosen?: NightSpan | undefined;
  readonly drag?: Drag | undefined;
  readonly asked?: PlanAsk | undefined;
  readonly news?: PlanNews | undefined;
}

/** The present action of a person on the plan. Parts of the page read only what they show, so that a drag draws little again. */
export const usePlan = create<PlanState>(() => ({}));

export const setPlan = usePlan.setState;

/** The position of a spot in the current plan; the first room's when the plan has lost its row. */
export function positionOf(rows: readonly PlanRow[], from: string, spot: Spot): Position {
  const row = rows.findIndex(({ key }) => key === spot.row);
  return { row: row < 0 ? firstRoom(rows) : row, night: daysBetween(civilDate(from), civilDate(spot.date)) };
}

export function spotOf(rows: readonly PlanRow[], from: string, { row, night }: Position): Spot | undefined {
  const key = rows[row]?.key;
  return key === undefined ? undefined : { row: key, date: addDays(civilDate(from), night) };
}

/** The night of today in the first room, where a person begins. */
export function firstSpot(rows: readonly PlanRow[], today: string): Spot | undefined {
  const key = rows[firstRoom(rows)]?.key;
  return key === undefined ? undefined : { row: key, date: today };
}

function firstRoom(rows: readonly PlanRow[]): number {
  return Math.max(
    0,
    rows.findIndex(({ kind }) => kind === 'room'),
  );
}
