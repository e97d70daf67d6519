import { violation } from '../result/violation.ts';
import { fromDayNumber } from '../stay/civil-date.ts';
import { CLOSED, NO_ARRIVAL, NO_DEPARTURE, type RateTable } from '../tariff/rate-table.ts';
import type { PriceViolation } from './stay-request.ts';

/** Returns the first reason for which the nights cannot be sold together (F6–F8). */
export function nightViolation(table: RateTable, first: number, nights: number): PriceViolation | undefined {
  const start = first - table.from;
  const end = start + nights;
  if (table.gaps[end] !== table.gaps[start]) return gap(table, start, end);
  return table.isRestricted ? restriction(table, start, nights) : undefined;
}

function gap(table: RateTable, start: number, end: number): PriceViolation | undefined {
  for (let at = start; at < end; at++) {
    if (table.gaps[at] === table.gaps[at + 1]) continue;
    const isClosed = ((table.flags[at] as number) & CLOSED) !== 0;
    const code = isClosed ? 'night-closed' : 'night-without-price';
    return violation('from', 'F6', code, { date: fromDayNumber(table.from + at) });
  }
  return undefined;
}

function restriction(table: RateTable, start: number, nights: number): PriceViolation | undefined {
  const end = start + nights;
  const dateAt = (at: number) => ({ date: fromDayNumber(table.from + at) });
  if (((table.flags[start] as number) & NO_ARRIVAL) !== 0) {
    return violation('from', 'F8', 'closed-to-arrival', dateAt(start));
  }
  if (((table.flags[end] as number) & NO_DEPARTURE) !== 0) {
    return violation('to', 'F8', 'closed-to-departure', dateAt(end));
  }
  let least = 0;
  let most = 0;
  for (let at = start; at < end; at++) {
    least = Math.max(least, table.least[at] as number);
    const limit = table.most[at] as number;
    if (limit > 0 && (most === 0 || limit < most)) most = limit;
  }
  if (nights < least) return violation('to', 'F7', 'stay-too-short', { least });
  if (most > 0 && nights > most) return violation('to', 'F7', 'stay-too-long', { most });
  return undefined;
}
