import type { Plan } from '@motel/api-client/desk-contracts';
import { civilDate, dayNumber } from '@motel/booking-core';
import { motelClock } from '../../../shared/format/motel-clock.ts';
import { type Bar, barsOf, type NightSpan, type PlanRoom } from './plan-bars.ts';

export type PlanRow = { readonly key: string; readonly top: number } & (
  | { readonly kind: 'lane'; readonly lane: number; readonly bars: readonly Bar[] }
  | { readonly kind: 'type'; readonly type: Plan['types'][number] }
  | {
      readonly kind: 'room';
      readonly room: PlanRoom;
      readonly type: Plan['types'][number];
      readonly bars: readonly Bar[];
    }
);

/** Pixels. */
export const ROW_HEIGHT = { lane: 29, type: 28, room: 26 } as const;

/** The rows of a plan: what has no number on top, then each kind of room with its rooms. */
export function rowsOf(plan: Plan) {
  const { inRooms, unassigned } = barsOf(plan);
  const rows: PlanRow[] = [];
  let top = 0;
  const add = (row: DistributiveOmit<PlanRow, 'top'>) => {
    rows.push({ ...row, top });
    top += ROW_HEIGHT[row.kind];
  };
  for (const [lane, bars] of intoLanes(unassigned).entries()) {
    add({ kind: 'lane', key: `lane ${lane}`, lane, bars });
  }
  for (const type of plan.types) {
    add({ kind: 'type', key: type.id, type });
    for (const [index, room] of plan.rooms.entries()) {
      if (room.typeId === type.id) {
        add({ kind: 'room', key: room.id, room, type, bars: inRooms[index] ?? [] });
      }
    }
  }
  return {
    rows: rows as readonly PlanRow[],
    /** Pixels of all rows together. */
    height: top,
    /** The stays, holds and blocks without a number. */
    unassigned: unassigned.length,
  };
}

export type PlanRows = ReturnType<typeof rowsOf>;

type DistributiveOmit<Row, Key extends PropertyKey> = Row extends unknown ? Omit<Row, Key> : never;

/** The rows that a window shows, and some beside it. @returns `[first, end)` */
export function rowsWithin(rows: readonly PlanRow[], top: number, height: number, beside = 6) {
  const first = rowAt(rows, top);
  const last = rowAt(rows, top + height);
  return [Math.max(0, first - beside), Math.min(rows.length, last + 1 + beside)] as const;
}

/** The row at so many pixels from the top: the first or the last one beyond them. */
export function rowAt(rows: readonly PlanRow[], y: number): number {
  const at = rows.findLastIndex(({ top }) => top <= y);
  return Math.max(0, at);
}

/** Puts spans into as few lanes as there can be, so that none overlaps another in its lane. They are given by first night. */
export function intoLanes<Span extends NightSpan>(spans: readonly Span[]): Span[][] {
  const lanes: Span[][] = [];
  for (const span of spans) {
    const free = lanes.find((lane) => (lane.at(-1)?.end ?? 0) <= span.first);
    if (free === undefined) lanes.push([span]);
    else free.push(span);
  }
  return lanes;
}

/** A guest comes and leaves at midday: a bar goes from the middle of its first day to the middle of the day after its last. */
const MIDDAY = 0.5;

/** The part of a bar that a plan of so many days shows, in days from its left edge; `undefined` when it shows none. */
export function columnsOf({ first, end }: NightSpan, days: number) {
  const left = Math.max(0, first + MIDDAY);
  const right = Math.min(days, end + MIDDAY);
  if (right <= left) return undefined;
  // Cut, the stay began before the plan, or goes on after it.
  return { left, width: right - left, isCutLeft: first + MIDDAY < 0, isCutRight: end + MIDDAY > days };
}

/** The night that a point is in: nights go from midday to midday. @param x in days from the left edge */
export function nightAt(x: number): number {
  return Math.floor(x - MIDDAY);
}

/** By night: free rooms, and the sold in whole percent of those not out of order; none where all are. */
export function footOf({ types, days }: Pick<Plan, 'types' | 'days'>) {
  return Array.from({ length: days }, (_, night) => {
    const free = total(types.map((type) => Math.max(0, type.free[night] ?? 0)));
    const sold = total(types.map((type) => type.sold[night]));
    return { free, soldPercent: free + sold === 0 ? undefined : Math.round((100 * sold) / (free + sold)) };
  });
}

function total(counts: readonly (number | undefined)[]): number {
  return counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
}

const DAY = 24 * 3_600_000;

/** The motel's hour on the plan, as days since its first day: noon of the second one is 1.5. */
export function nowOnPlan(now: Date, from: string): number {
  return motelClock(now).getTime() / DAY - dayNumber(civilDate(from));
}
