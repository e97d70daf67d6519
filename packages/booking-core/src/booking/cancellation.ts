import { type Cents, NO_MONEY, smaller, subtract } from '../money/cents.ts';
import type { QuotePolicy } from '../pricing/quote.ts';
import { requireObject, requireWholeNumber } from '../result/kind.ts';
import { addDays, type CivilDate, civilDate } from '../stay/civil-date.ts';
import { type Instant, instant } from '../stay/instant.ts';
import { instantAt } from '../stay/motel-time.ts';
import { MAX_FREE_HOURS } from '../tariff/read-terms.ts';
import type { HouseRules } from './house-rules.ts';

const HOUR = 3_600_000;

/** A stay's own terms of cancelling, as frozen in its quote (F15). */
export type CancellationTerms = Pick<QuotePolicy, 'freeHours' | 'freeAt' | 'late' | 'noShow'>;

/** A stay to be cancelled. */
export interface CancellationRequest {
  /** The date of its first night. */
  readonly checkIn: CivilDate;
  /** Milliseconds since 1970. */
  readonly cancelledAt: Instant;
  /** The cost of the stay: $0 or more. */
  readonly price: Cents;
  /** The paid part of it: $0 or more. */
  readonly paid: Cents;
  /** The `policy` of the stay's quote. */
  readonly terms: CancellationTerms;
  /** The guest has not come, and the terms of that hold. @default false */
  readonly isNoShow?: boolean;
}

/** The result of a cancellation; paid and owed add up to kept and refunded. */
export interface CancellationOutcome {
  /** The cost that remains: $0 to the stay's price, whether it was paid or not. */
  readonly kept: Cents;
  /** The amount that was paid beyond it. */
  readonly refunded: Cents;
  /** The unpaid part of it, which stays on the folio. */
  readonly owed: Cents;
}

/**
 * Returns until when cancelling is free: so many elapsed hours before check-in, across clock changes too, or so many days
 * before it at an hour (X2).
 * @param terms the `policy` of the stay's quote
 * @returns milliseconds since 1970, the last at which it is free; `undefined` when it never is
 */
export function freeCancellationUntil(
  checkIn: CivilDate,
  terms: Pick<CancellationTerms, 'freeHours' | 'freeAt'>,
  rules: HouseRules,
): Instant | undefined {
  const { freeHours, freeAt } = requireObject('terms', terms);
  const { checkInHour, timeZone } = requireObject('rules', rules);
  if (freeHours === null) return undefined;
  requireWholeNumber('freeHours', freeHours, 0, MAX_FREE_HOURS);
  const arrival = instantAt(checkIn, checkInHour, timeZone);
  if (freeAt === undefined) return arrival - freeHours * HOUR;
  return instantAt(addDays(checkIn, -Math.floor(freeHours / 24)), freeAt, timeZone);
}

/**
 * Returns until when guests may change their stay themselves: so many hours before check-in (X5).
 * @param terms the `policy` of the stay's quote
 * @returns milliseconds since 1970, the last at which they may; `undefined` when they never may
 */
export function ownChangeUntil(
  checkIn: CivilDate,
  terms: Pick<QuotePolicy, 'changeHours'>,
  rules: HouseRules,
): Instant | undefined {
  const { changeHours = 0 } = requireObject('terms', terms);
  return freeCancellationUntil(checkIn, { freeHours: changeHours }, rules);
}

/**
 * Keeps nothing while cancelling is free. Later, or on a no-show, keeps what the stay's terms say, never more than its
 * price: what was paid beyond it is refunded, what was not paid of it is owed (X2, X3).
 * @throws RangeError for an amount below $0, or an instant outside 1980 to 9999
 * @example
 * const house = { timeZone: 'America/Edmonton', checkInHour: 15, checkOutHour: 11 };
 * const checkIn = civilDate('2027-07-04');
 * const cancelledAt = instantAt(civilDate('2027-07-04'), 9, house.timeZone);
 * const terms = { freeHours: 24, late: dollars('89') };
 * cancellationOutcome({ checkIn, cancelledAt, price: dollars('200'), paid: dollars('200'), terms }, house);
 * // → { kept: 8900, refunded: 11100, owed: 0 }
 */
export function cancellationOutcome(request: CancellationRequest, rules: HouseRules): CancellationOutcome {
  const { checkIn, cancelledAt, price, paid, terms, isNoShow } = requireObject('request', request);
  requireWholeNumber('price', price, 0, Number.MAX_SAFE_INTEGER);
  const { late, noShow } = requireObject('terms', terms);
  const after = isNoShow && noShow !== undefined ? noShow.amount : late;
  requireWholeNumber('late', after, 0, Number.MAX_SAFE_INTEGER);
  instant(cancelledAt);
  const until = freeCancellationUntil(civilDate(checkIn), terms, rules);
  const isFree = until !== undefined && cancelledAt <= until;
  return shareOfPaid(paid, isFree ? NO_MONEY : smaller(price, after));
}

/**
 * Divides what was paid by what is kept: the rest is refunded, or what is missing is owed (X3).
 * @example
 * shareOfPaid(dollars('50'), dollars('89')); // → { kept: 8900, refunded: 0, owed: 3900 }
 */
export function shareOfPaid(paid: Cents, kept: Cents): CancellationOutcome {
  requireWholeNumber('paid', paid, 0, Number.MAX_SAFE_INTEGER);
  requireWholeNumber('kept', kept, 0, Number.MAX_SAFE_INTEGER);
  const covered = smaller(paid, kept);
  return { kept, refunded: subtract(paid, covered), owed: subtract(kept, covered) };
}
