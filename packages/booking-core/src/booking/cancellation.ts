import { type Cents, NO_MONEY, smaller, subtract } from '../money/cents.ts';
import type { CivilDate } from '../stay/civil-date.ts';
import { type Instant, instantAt } from '../stay/motel-time.ts';
import type { Stay } from '../stay/stay.ts';
import type { HouseRules } from './house-rules.ts';

const HOUR = 3_600_000;

export interface CancellationRequest {
  readonly checkIn: CivilDate;
  readonly cancelledAt: Instant;
  readonly paid: Cents;
  /** The confirm total of one night for the same party and rooms. */
  readonly oneNightTotal: Cents;
}

/** The result of a cancellation; kept and refunded add up to the paid amount. */
export interface CancellationOutcome {
  readonly kept: Cents;
  readonly refunded: Cents;
}

/** Returns until when cancelling is free: 24 elapsed hours before check-in, across clock changes too (X2, D10). */
export function freeCancellationUntil(checkIn: CivilDate, rules: HouseRules): Instant {
  return instantAt(checkIn, rules.checkInHour, rules.timeZone) - rules.freeCancellationHours * HOUR;
}

/**
 * Refunds all until 24 hours before check-in. Later, or on a no-show, keeps one night, never more than was paid
 * (X2, X3).
 */
export function cancellationOutcome(request: CancellationRequest, rules: HouseRules): CancellationOutcome {
  const isFree = request.cancelledAt <= freeCancellationUntil(request.checkIn, rules);
  const kept = isFree ? NO_MONEY : smaller(request.paid, request.oneNightTotal);
  return { kept, refunded: subtract(request.paid, kept) };
}

/** The way in which a confirmed stay can still end early; none once it is over. */
export type GivingUp = 'cancellation' | 'no-show' | 'over';

/**
 * Returns `cancellation` before the check-in hour and `no-show` from then on, because X3 is no rule for nights that
 * the guest has slept. From the check-out hour on it returns `over` (X4).
 */
export function givingUp({ checkIn, checkOut }: Stay, now: Instant, rules: HouseRules): GivingUp {
  if (now >= instantAt(checkOut, rules.checkOutHour, rules.timeZone)) return 'over';
  return now >= instantAt(checkIn, rules.checkInHour, rules.timeZone) ? 'no-show' : 'cancellation';
}
