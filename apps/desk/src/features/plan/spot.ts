import { addDays, civilDate, daysBetween } from '@motel/booking-core';
import type { PlanRow } from './layout/rows.ts';
import type { Position } from './layout/walk.ts';
import type { Spot } from './plan-store.ts';

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
