import { requireObject } from '../result/kind.ts';
import { fail, succeed } from '../result/result.ts';
import { type Checked, type NoParams, type Violation, violation } from '../result/violation.ts';
import { addDays, type CivilDate, parseCivilDate } from './civil-date.ts';
import { nightsOf, type Stay } from './stay.ts';

/** The fewest nights of a stay (W3). */
export const MIN_NIGHTS = 1;
/** The most nights of a stay (W3). */
export const MAX_NIGHTS = 365;
/** The most days from today to a check-in (W4). */
export const MAX_DAYS_AHEAD = 730;

/** A guest's request: two dates as the guest typed them or a program sent them. */
export interface RequestedStay {
  /** The first night: `yyyy-mm-dd`, or anything else, which is refused. */
  readonly checkIn: unknown;
  /** The day after the last night, in the same form. */
  readonly checkOut: unknown;
}

/** A reason to refuse the dates of a stay. */
export type StayViolation = Violation<StayFigures>;

/** The figures of each reason, by its code. */
export interface StayFigures {
  /** There is no check-in, or it is no date of the calendar (W1). */
  'check-in-missing': NoParams;
  /** There is no check-out, or it is no date of the calendar (W1). */
  'check-out-missing': NoParams;
  /** Check-in is before today (W2). */
  'check-in-past': NoParams;
  /** Check-out is not after check-in (W3). */
  'too-few-nights': {
    /** The fewest nights of a stay. */
    readonly least: number;
  };
  /** The stay is too long (W3). */
  'too-many-nights': {
    /** The most nights of a stay. */
    readonly most: number;
  };
  /** Check-in is too far in the future (W4). */
  'too-far-ahead': {
    /** The most days from today. */
    readonly most: number;
  };
}

/**
 * Accepts the dates of a stay that can be booked (W1–W4): both exist, at least 1 and at most 365 nights,
 * from today on, check-in at most 730 days ahead.
 * @param today the motel's own date, not the guest's: `dateAt` gives it
 * @example
 * const today = civilDate('2027-07-01');
 * checkBookableStay({ checkIn: '2027-07-04', checkOut: '2027-07-11' }, today).ok; // → true
 * const refused = checkBookableStay({ checkIn: '2027-06-30', checkOut: '2027-07-02' }, today);
 * refused.ok ? [] : issuesOf(refused.error, ENGLISH.stay)[0]?.message; // → Check-in cannot be in the past.
 */
export function checkBookableStay(requested: RequestedStay, today: CivilDate): Checked<Stay, StayViolation> {
  requireObject('requested', requested);
  const checkIn = parseCivilDate(requested.checkIn);
  const checkOut = parseCivilDate(requested.checkOut);
  if (checkIn === undefined) return fail([violation('checkInDate', 'W1', 'check-in-missing')]);
  if (checkOut === undefined) return fail([violation('checkOutDate', 'W1', 'check-out-missing')]);

  const stay: Stay = { checkIn, checkOut };
  if (checkIn < today) return fail([violation('checkInDate', 'W2', 'check-in-past')]);
  if (nightsOf(stay) < MIN_NIGHTS) {
    return fail([violation('checkOutDate', 'W3', 'too-few-nights', { least: MIN_NIGHTS })]);
  }
  if (nightsOf(stay) > MAX_NIGHTS) {
    return fail([violation('checkOutDate', 'W3', 'too-many-nights', { most: MAX_NIGHTS })]);
  }
  if (checkIn > addDays(today, MAX_DAYS_AHEAD)) {
    return fail([violation('checkInDate', 'W4', 'too-far-ahead', { most: MAX_DAYS_AHEAD })]);
  }
  return succeed(stay);
}

/** Returns the stay that a guest sees first: today to tomorrow (W5). */
export function defaultStay(today: CivilDate): Stay {
  return { checkIn: today, checkOut: addDays(today, MIN_NIGHTS) };
}
