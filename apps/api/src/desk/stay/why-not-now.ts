import { NO_MONEY, type StayVerb } from '@motel/booking-core';
import { payableUntil } from '../../booking/index.ts';
import { whyNot } from '../../changes/index.ts';
import { deskDayAt } from '../../shared/desk-day.ts';
import { type Refused, refuse } from '../../shared/outcome.ts';
import { shownTime } from '../../shared/shown-time.ts';
import type { SeenStay } from './lock-seen.ts';
import { refundable } from './refundable.ts';

/**
 * Why a verb is refused for a stay as it is now: by its state (S1–S12), its nights, a change that waits for its payment, or its money;
 * `undefined` where it may be done. A greyed button says the same sentence with which a press is refused.
 */
export function whyNotNow(
  { booking, change }: Pick<SeenStay, 'booking' | 'change'>,
  verb: StayVerb,
  now: Date,
): Refused | undefined {
  const refused = whyNot(booking, verb, now);
  if (refused !== undefined) return refused;
  const { balance } = booking.folio;
  switch (verb) {
    case 'pay':
      return balance > 0 ? undefined : refuse('rule-broken', 'payment-beyond', { most: NO_MONEY });
    case 'waive':
      return balance > 0 ? undefined : refuse('rule-broken', 'nothing-to-waive');
    case 'give-room':
      // Guests who have not come are due until the check-out hour, when their last night is over already.
      return booking.checkOut > deskDayAt(now) ? undefined : refuse('rule-broken', 'no-night-left');
    case 'change':
    case 'cancel':
    case 'no-show':
    case 'refund':
      break;
    default:
      return undefined;
  }
  // Its price is worked out already: what comes off the price now would be charged again with it.
  if (change !== undefined) {
    return refuse('rule-broken', 'change-pending', { at: shownTime(payableUntil(change.request), now) });
  }
  if (verb === 'change' && booking.nights.length === 0) return refuse('rule-broken', 'change-from-before');
  if (verb === 'refund' && refundable(booking) === 0) return refuse('rule-broken', 'nothing-to-refund');
  return undefined;
}
