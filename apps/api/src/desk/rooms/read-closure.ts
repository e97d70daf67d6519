import { addDays, type CivilDate, parseCivilDate, type Stay } from '@motel/booking-core';
import { type Outcome, refuse, succeed } from '../../shared/outcome.ts';

const MOST_NIGHTS = 730;

/** Reads the nights of a closure. Refused with `rule-broken` where they are none, gone by or too many. */
export function readClosure(
  typed: { readonly checkIn: string; readonly checkOut: string },
  today: CivilDate,
): Outcome<Stay> {
  const [checkIn, checkOut] = [parseCivilDate(typed.checkIn), parseCivilDate(typed.checkOut)];
  if (checkIn === undefined || checkOut === undefined || checkIn >= checkOut) {
    return refuse('rule-broken', 'closure-empty');
  }
  if (checkIn < today) return refuse('rule-broken', 'closure-gone-by');
  if (checkOut > addDays(checkIn, MOST_NIGHTS)) {
    return refuse('rule-broken', 'closure-too-long', { most: MOST_NIGHTS });
  }
  return succeed({ checkIn, checkOut });
}
