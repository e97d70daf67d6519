import { type Cents, NO_MONEY, smaller, subtract } from '../money/cents.ts';
import type { QuotePolicy } from '../pricing/quote.ts';
import { requireWholeNumber } from '../result/whole-number.ts';
import { type CivilDate, civilDate } from '../stay/civil-date.ts';
import { type Instant, instant } from '../stay/instant.ts';
import { instantAt } from '../stay/motel-time.ts';
import type { Stay } from '../stay/stay.ts';
import { MAX_FREE_HOURS } from '../tariff/rules.ts';
import type { HouseRules } from './house-rules.ts';

const HOUR = 3_600_000;

/** A stay's own terms of cancelling, as frozen in its quote (F15). */
export type CancellationTerms = Pick<QuotePolicy, 'freeHours' | 'late'>;

/** A stay to be cancelled. */
export interface CancellationRequest {
  /** The date of its first night. */
  readonly checkIn: CivilDate;
  /** Milliseconds since 1970. */
  readonly cancelledAt: Instant;
  /** $0 or more. */
  readonly paid: Cents;
  /** The `policy` of the stay's quote. */
  readonly terms: CancellationTerms;
}

/** The result of a cancellation; kept and refunded add up to the paid amount. */
export interface CancellationOutcome {
  /** $0 to the paid amount. */
  readonly kept: Cents;
  /** The rest of the paid amount. */
  readonly refunded: Cents;
}

/**
 * Returns until when cancelling is free: so many elapsed hours before check-in, across clock changes too (X2).
 * @param terms the `policy` of the stay's quote
 * @returns milliseconds since 1970, the last at which it is free; `undefined` when it never is
 */
export function freeCancellationUntil(
  checkIn: CivilDate,
  { freeHours }: Pick<CancellationTerms, 'freeHours'>,
  rules: HouseRules,
): Instant | undefined {
  if (freeHours === null) return undefined;
  requireWholeNumber('freeHours', freeHours, 0, MAX_FREE_HOURS);
  return instantAt(checkIn, rules.checkInHour, rules.timeZone) - freeHours * HOUR;
}

/**
 * Refunds all while cancelling is free. Later, or on a no-show, keeps what the stay's terms say, never more than was
 * paid (X2, X3).
 * @throws RangeError for an amount below $0, or an instant outside 1980 to 9999
 * @example
 * const house = { timeZone: 'America/Edmonton', checkInHour: 15, checkOutHour: 11 };
 * const checkIn = civilDate('2027-07-04');
 * const cancelledAt = instantAt(civilDate('2027-07-04'), 9, house.timeZone);
 * const terms = { freeHours: 24, late: dollars('89') };
 * cancellationOutcome({ checkIn, cancelledAt, paid: dollars('200'), terms }, house);
 * // → { kept: 8900, refunded: 11100 }
 */
export function cancellationOutcome(request: CancellationRequest, rules: HouseRules): CancellationOutcome {
  const { checkIn, cancelledAt, paid, terms } = request;
  requireWholeNumber('paid', paid, 0, Number.MAX_SAFE_INTEGER);
  requireWholeNumber('late', terms.late, 0, Number.MAX_SAFE_INTEGER);
  instant(cancelledAt);
  const until = freeCancellationUntil(civilDate(checkIn), terms, rules);
  const isFree = until !== undefined && cancelledAt <= until;
  const kept = isFree ? NO_MONEY : smaller(paid, terms.late);
  return { kept, refunded: subtract(paid, kept) };
}

/** The way in which a confirmed stay can still end early; none once it is over. */
export type GivingUp = 'cancellation' | 'no-show' | 'over';

/**
 * Returns `cancellation` before the check-in hour and `no-show` from then on, because X3 is no rule for nights that
 * the guest has slept. From the check-out hour on it returns `over` (X4).
 * @param stay a confirmed one
 * @param now milliseconds since 1970
 */
export function givingUp({ checkIn, checkOut }: Stay, now: Instant, rules: HouseRules): GivingUp {
  instant(now);
  if (now >= instantAt(checkOut, rules.checkOutHour, rules.timeZone)) return 'over';
  return now >= instantAt(checkIn, rules.checkInHour, rules.timeZone) ? 'no-show' : 'cancellation';
}
