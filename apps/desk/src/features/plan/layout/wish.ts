import { addDays, type CivilDate, civilDate } from '@motel/booking-core';
import type { Bar, NightSpan, PlanStay, StayBar } from './plan-bars.ts';
import type { PlanRow } from './rows-and-columns.ts';
import type { Position } from './walk.ts';

/** A stay as a person wants it: in another room, or on other dates. */
export interface Wish {
  readonly stay: PlanStay;
  /** The bar that is moved: of a stay in two rooms only one. */
  readonly bar: StayBar;
  /** The place of the wanted room in the plan's list; none leaves the stay without a number. */
  readonly room: number | undefined;
  readonly typeId: string;
  readonly checkIn: CivilDate;
  readonly checkOut: CivilDate;
}

/** The part of a bar that is dragged: the whole, or one of its ends. */
export type Grip = 'whole' | 'start' | 'end';

/** The stay before the change. */
export function asItIs(bar: StayBar): Wish {
  const { stay, room } = bar;
  const { typeId, checkIn, checkOut } = stay;
  return { stay, bar, room, typeId, checkIn: civilDate(checkIn), checkOut: civilDate(checkOut) };
}

/** The wish of a bar that is dropped at a position. A stay keeps at least one night. */
export function wishOf(
  rows: readonly PlanRow[],
  bar: StayBar,
  grip: Grip,
  from: Position,
  to: Position,
): Wish {
  const here = asItIs(bar);
  const { checkIn, checkOut, stay } = here;
  const by = to.night - from.night;
  if (grip === 'start') return { ...here, checkIn: earlier(addDays(checkIn, by), addDays(checkOut, -1)) };
  if (grip === 'end') return { ...here, checkOut: later(addDays(checkOut, by), addDays(checkIn, 1)) };
  // The nights of a guest who is here have begun: they go on in another room, on the same dates.
  const days = stay.hasArrived ? 0 : by;
  const dates = { checkIn: addDays(checkIn, days), checkOut: addDays(checkOut, days) };
  const row = rows[to.row];
  if (row === undefined || row.kind === 'lane' || to.row === from.row) return { ...here, ...dates };
  return { ...here, ...dates, room: row.kind === 'room' ? row.index : undefined, typeId: row.type.id };
}

/** The extent of a wish: nothing, only the number of the room, or the cost of the stay. */
export function meaningOf({ stay, bar, ...wish }: Wish): 'nothing' | 'number' | 'price' {
  const sameDates = wish.checkIn === stay.checkIn && wish.checkOut === stay.checkOut;
  if (!sameDates || wish.typeId !== stay.typeId) return 'price';
  return wish.room === bar.room || wish.room === undefined ? 'nothing' : 'number';
}

/** The nights that a wish takes in its room: of a bar that is a part of its stay, only that part. */
export function wishedNights(
  { bar, stay, checkIn, checkOut }: Wish,
  dayOf: (date: string) => number,
): NightSpan {
  const isWhole = bar.first === dayOf(stay.checkIn) && bar.end === dayOf(stay.checkOut);
  if (isWhole || checkIn !== stay.checkIn || checkOut !== stay.checkOut) {
    return { first: dayOf(checkIn), end: dayOf(checkOut) };
  }
  return bar;
}

/** The stay or closure in the way of a wish in its room. */
export function inTheWay(rows: readonly PlanRow[], wish: Wish, nights: NightSpan): Bar | undefined {
  const row = rows.find((one) => one.kind === 'room' && one.index === wish.room);
  if (row?.kind !== 'room') return undefined;
  const isOwn = (bar: Bar) => bar.kind === 'stay' && bar.stay.id === wish.stay.id;
  return row.bars.find((bar) => bar.first < nights.end && nights.first < bar.end && !isOwn(bar));
}

function earlier(one: CivilDate, other: CivilDate): CivilDate {
  return one < other ? one : other;
}

function later(one: CivilDate, other: CivilDate): CivilDate {
  return one > other ? one : other;
}
