import { accepted, type Checked, refused } from '../result/checked.ts';
import { addDays, type CivilDate, parseCivilDate } from './civil-date.ts';
import { nightsOf, type Stay } from './stay.ts';

export const MIN_NIGHTS = 1;
export const MAX_NIGHTS = 365;
/** How far ahead a check-in may lie (D12). */
export const MAX_DAYS_AHEAD = 730;

/** What a guest asks for: two dates as they were typed or sent. */
export interface RequestedStay {
  readonly checkIn: unknown;
  readonly checkOut: unknown;
}

/**
 * Accepts the dates of a stay that can be booked (W1–W4): both exist, at least 1 and at most 365 nights,
 * from today on, check-in at most 730 days ahead.
 * @param today the motel's own date, not the guest's
 */
export function checkBookableStay(requested: RequestedStay, today: CivilDate): Checked<Stay> {
  const checkIn = parseCivilDate(requested.checkIn);
  const checkOut = parseCivilDate(requested.checkOut);
  if (checkIn === undefined) return refused(broken('checkInDate', 'W1', 'Please choose a check-in date.'));
  if (checkOut === undefined) return refused(broken('checkOutDate', 'W1', 'Please choose a check-out date.'));

  const stay: Stay = { checkIn, checkOut };
  if (checkIn < today) return refused(broken('checkInDate', 'W2', 'Check-in cannot be in the past.'));
  if (nightsOf(stay) < MIN_NIGHTS) {
    return refused(broken('checkOutDate', 'W3', 'Check-out must be at least 1 night after check-in.'));
  }
  if (nightsOf(stay) > MAX_NIGHTS) {
    return refused(broken('checkOutDate', 'W3', `A stay can be at most ${MAX_NIGHTS} nights.`));
  }
  if (checkIn > addDays(today, MAX_DAYS_AHEAD)) {
    return refused(broken('checkInDate', 'W4', `Check-in can be at most ${MAX_DAYS_AHEAD} days ahead.`));
  }
  return accepted(stay);
}

/** The stay a guest sees first: today to tomorrow (W5). */
export function defaultStay(today: CivilDate): Stay {
  return { checkIn: today, checkOut: addDays(today, MIN_NIGHTS) };
}

function broken(field: string, rule: string, message: string) {
  return { field, rule, message };
}
