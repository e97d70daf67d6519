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

/** What cancelling costs; kept and refunded add up to what was paid. */
export interface CancellationOutcome {
  readonly kept: Cents;
  readonly refunded: Cents;
}

/** Until when cancelling is free: 24 elapsed hours before check-in, whatever daylight saving does (X2, D10). */
export function freeCancellationUntil(checkIn: CivilDate, rules: HouseRules): Instant {
  return instantAt(checkIn, rules.checkInHour, rules.timeZone) - rules.freeCancellationHours * HOUR;
}

/** Free until 24 hours before check-in; after that, or on a no-show, one night is kept, never more than was paid (X2, X3). */
export function cancellationOutcome(request: CancellationRequest, rules: HouseRules): CancellationOutcome {
  const isFree = request.cancelledAt <= freeCancellationUntil(request.checkIn, rules);
  const kept = isFree ? NO_MONEY : smaller(request.paid, request.oneNightTotal);
  return { kept, refunded: subtract(request.paid, kept) };
}

/** What giving a confirmed stay up means; nothing, once it is over. */
export type GivingUp = 'cancellation' | 'no-show' | 'over';

/**
 * A cancellation before the check-in hour. After it only a guest who has not come gives the stay up: X3 is no rule for
 * nights that were slept. Once the check-out hour has come nothing is left to be given up (X4).
 */
export function givingUp({ checkIn, checkOut }: Stay, now: Instant, rules: HouseRules): GivingUp {
  if (now >= instantAt(checkOut, rules.checkOutHour, rules.timeZone)) return 'over';
  return now >= instantAt(checkIn, rules.checkInHour, rules.timeZone) ? 'no-show' : 'cancellation';
}
