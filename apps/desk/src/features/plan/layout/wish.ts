import type { Plan } from '@motel/api-client/desk-contracts';
import { addDays, type CivilDate, civilDate } from '@motel/booking-core';
import { type Bar, type NightSpan, type StayBar, spanOf } from './plan-bars.ts';
import type { PlanRow } from './rows-and-columns.ts';

/** A stay as a person wants it: in another room, or on other dates. Without a room it is without a number. */
export type Wish = Readonly<ReturnType<typeof asItIs>>;

/** The part of a bar that is dragged: the whole, or one of its ends. */
export type Grip = 'whole' | 'start' | 'end';

/** The stay before the change. @param bar the one that is moved: of a stay in two rooms only one */
export function asItIs(bar: StayBar) {
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
  return { ...here, ...dates, room: row.kind === 'room' ? row.room : undefined, typeId: row.type.id };
}

/** The extent of a wish: nothing, only the number of the room, or the cost of the stay. */
export function meaningOf({ stay, bar, ...wish }: Wish): 'nothing' | 'number' | 'price' {
  const sameDates = wish.checkIn === stay.checkIn && wish.checkOut === stay.checkOut;
  if (!sameDates || wish.typeId !== stay.typeId) return 'price';
  return wish.room === undefined || wish.room.id === bar.room?.id ? 'nothing' : 'number';
}

/** The nights that a wish takes in its room: of a bar that is a part of its stay, only that part. */
export function wishedNights(plan: Pick<Plan, 'from'>, { bar, stay, ...wish }: Wish): NightSpan {
  const { first, end } = spanOf(plan, stay);
  const isWhole = bar.first === first && bar.end === end;
  return isWhole || wish.checkIn !== stay.checkIn || wish.checkOut !== stay.checkOut
    ? spanOf(plan, wish)
    : bar;
}

/** The stay or closure in the way of a wish in its room. */
export function inTheWay(rows: readonly PlanRow[], wish: Wish, nights: NightSpan): Bar | undefined {
  const row = rows.find((one) => one.kind === 'room' && one.room.id === wish.room?.id);
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

export type Position = Readonly<Record<'row' | 'night', number>>;

export type Step = 'up' | 'down' | 'left' | 'right' | 'home' | 'end' | 'pageUp' | 'pageDown';

/** Rows that a step goes; a page of the keyboard jumps over ten. */
const ROWS = { up: -1, down: 1, pageUp: -10, pageDown: 10 } as const;

export function barAt(rows: readonly PlanRow[], { row, night }: Position): Bar | undefined {
  const at = rows[row];
  if (at === undefined || at.kind === 'type') return undefined;
  return at.bars.find(({ first, end }) => first <= night && night < end);
}

/** One step, over a bar as one thing. @returns a position, by night also beside the plan: it then shows other days */
export function walk(rows: readonly PlanRow[], from: Position, step: Step, days: number): Position {
  const bar = barAt(rows, from);
  switch (step) {
    case 'left':
      return { ...from, night: (bar?.first ?? from.night) - 1 };
    case 'right':
      return { ...from, night: bar?.end ?? from.night + 1 };
    case 'home':
      return { ...from, night: 0 };
    case 'end':
      return { ...from, night: days - 1 };
    default:
      return { ...from, row: Math.min(rows.length - 1, Math.max(0, from.row + ROWS[step])) };
  }
}

/** The empty nights of a row from one to another, both included, as far as no bar is in the way. */
export function emptyNights(rows: readonly PlanRow[], from: Position, to: number): NightSpan {
  const by = Math.sign(to - from.night);
  let last = from.night;
  while (last !== to && barAt(rows, { ...from, night: last + by }) === undefined) last += by;
  return { first: Math.min(from.night, last), end: Math.max(from.night, last) + 1 };
}
