import type { Done } from '@motel/api-client/contracts';
import { loadBooking, requestOfSession } from '../../booking/index.ts';
import type { SignedIn } from '../../guests/index.ts';
import { endRequest, type MoneyContext } from '../../money/index.ts';
import { type Outcome, refuse, refuseForNow, succeed } from '../../shared/outcome.ts';
import { statusOfRequest } from './show-checkout-status.ts';

/**
 * Releases the rooms at once when the guest declines to pay for a booking, or for a change of a stay. A repetition, or a
 * call after the hold's end, is fine. Refused with `not-found`, `forbidden`, `rule-broken` (paid) or `payment-unavailable`.
 */
export async function releaseCheckout(
  context: MoneyContext,
  guest: SignedIn,
  sessionId: string,
): Promise<Outcome<Done>> {
  const request = await requestOfSession(context.db, sessionId);
  const booking = request && (await loadBooking(context.db, request.bookingId));
  if (request === undefined || booking === undefined) return refuse('not-found', 'checkout-unknown');
  if (booking.guestId !== guest.guestId) return refuse('forbidden', 'another-guests-booking');
  const status = await statusOfRequest(context.db, request, booking);
  if (status === 'confirmed') return ALREADY_PAID;
  if (status !== 'held') return succeed({ success: true });
  try {
    const state = await endRequest(context, request, 'hold-released');
    return state === 'expired' ? succeed({ success: true }) : ALREADY_PAID;
  } catch (error) {
    context.logger.warn({ err: error, bookingId: booking.id }, 'A payment session could not be ended');
    return refuseForNow('payment-unavailable', 'payment-not-stopped', 60);
  }
}

const ALREADY_PAID = refuse('rule-broken', 'already-paid');
