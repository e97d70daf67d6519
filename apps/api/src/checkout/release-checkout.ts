import type { Done } from '@motel/api-client/contracts';
import { bookingOfSession, changeOfSession, loadBooking } from '../booking/index.ts';
import type { SignedIn } from '../guests/index.ts';
import type { MoneyContext } from '../money/index.ts';
import { type Outcome, refuse, refuseForNow, succeed } from '../shared/outcome.ts';
import { endChange, endHold } from './end-hold.ts';

/**
 * Releases the rooms at once when the guest declines to pay for a booking, or for a change of a stay. A repetition, or a call after the hold's end, is fine.
 * Refused with `not-found`, `forbidden`, `rule-broken` (paid) or `payment-unavailable`.
 */
export async function releaseCheckout(
  context: MoneyContext,
  guest: SignedIn,
  sessionId: string,
): Promise<Outcome<Done>> {
  const change = await changeOfSession(context.db, sessionId);
  const booking = change
    ? await loadBooking(context.db, change.bookingId)
    : await bookingOfSession(context.db, sessionId);
  if (booking === undefined) return refuse('not-found', 'checkout-unknown');
  if (booking.guestId !== guest.guestId) return refuse('forbidden', 'another-guests-booking');
  const { status } = change ?? booking;
  if (status === 'confirmed') return ALREADY_PAID;
  if (status !== 'held') return succeed({ success: true });
  try {
    const state = change
      ? await endChange(context, change, 'hold-released')
      : await endHold(context, { bookingId: booking.id, ...booking.checkout }, 'hold-released');
    return state === 'expired' ? succeed({ success: true }) : ALREADY_PAID;
  } catch (error) {
    context.logger.warn({ err: error, bookingId: booking.id }, 'A payment session could not be ended');
    return refuseForNow('payment-unavailable', 'payment-not-stopped', 60);
  }
}

const ALREADY_PAID = refuse('rule-broken', 'already-paid');
