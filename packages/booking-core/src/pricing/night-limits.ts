import { violation } from '../result/violation.ts';
import { MAX_NIGHTS } from '../stay/bookable-stay.ts';
import { fromDayNumber } from '../stay/civil-date.ts';
import { CLOSED, NO_ARRIVAL, NO_DEPARTURE, type RateTable } from '../tariff/rate-table.ts';
import type { PriceViolation } from './stay-request.ts';

/** Returns the first reason for which the nights cannot be sold together (F6–F8). */
export function nightViolation(
  { from, prices, flags, least: leasts, most: mosts }: RateTable,
  first: number,
  nights: number,
): PriceViolation | undefined {
  const start = first - from;
  const end = start + nights;
  const dateAt = (at: number) => ({ date: fromDayNumber(from + at) });
  let least = 0;
  let most = MAX_NIGHTS;
  for (let at = start; at < end; at++) {
    if ((flags[at] as number) & CLOSED) return violation('from', 'F6', 'night-closed', dateAt(at));
    if ((prices[at] as number) < 0) return violation('from', 'F6', 'night-without-price', dateAt(at));
    least = Math.max(least, leasts[at] as number);
    most = Math.min(most, mosts[at] as number);
  }
  if ((flags[start] as number) & NO_ARRIVAL) {
    return violation('from', 'F8', 'closed-to-arrival', dateAt(start));
  }
  if ((flags[end] as number) & NO_DEPARTURE) {
    return violation('to', 'F8', 'closed-to-departure', dateAt(end));
  }
  if (nights < least) return violation('to', 'F7', 'stay-too-short', { least });
  if (nights > most) return violation('to', 'F7', 'stay-too-long', { most });
  return undefined;
}
