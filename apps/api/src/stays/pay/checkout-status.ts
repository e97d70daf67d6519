import type { CheckoutStatus, Done } from '@motel/api-client/contracts';
import type { BookingStatus } from '@motel/booking-core/booking';
import {
  type Booking,
  loadBooking,
  loadChange,
  type PaymentRequest,
  requestOfSession,
} from '../../booking/index.ts';
import type { Db } from '../../db/index.ts';
import type { SignedIn } from '../../guests/index.ts';
import { endRequest, type MoneyContext } from '../../money/index.ts';
import { refuse, refuseForNow } from '../../shared/outcome.ts';

const SHOWN: Record<BookingStatus, CheckoutStatus['status']> = {
  held: 'confirming',
  confirmed: 'paid',
  // It was paid, which is all that this answers; My Bookings shows what happened afterwards.
  cancelled: 'paid',
  expired: 'unpaid',
  released: 'unpaid',
  refunded: 'refunded',
};

/** Whether a session has been paid, and nothing else: anyone with the page's address may ask (D9). */
export async function showCheckoutStatus(db: Db, sessionId: string): Promise<CheckoutStatus> {
  const request = await requestOfSession(db, sessionId);
  const booking = request && (await loadBooking(db, request.bookingId));
  if (request === undefined || booking === undefined) refuse('not-found', 'checkout-unknown');
  return { status: SHOWN[await statusOfRequest(db, request, booking)] };
}

/** The status of what a request asks for: the stay, a change of it, or the rest of its price. */
async function statusOfRequest(db: Db, request: PaymentRequest, booking: Booking): Promise<BookingStatus> {
  if (request.purpose === 'stay') return booking.status;
  if (request.purpose === 'change') return (await loadChange(db, request.id))?.status ?? 'expired';
  return ({ open: 'held', paid: 'confirmed', ended: 'expired' } as const)[request.status];
}

/** Releases the rooms at once when the guest declines to pay. A repetition, or a call after the end, is fine. */
export async function releaseCheckout(
  context: MoneyContext,
  guest: SignedIn,
  sessionId: string,
): Promise<Done> {
  const request = await requestOfSession(context.db, sessionId);
  const booking = request && (await loadBooking(context.db, request.bookingId));
  if (request === undefined || booking === undefined) refuse('not-found', 'checkout-unknown');
  if (booking.guestId !== guest.guestId) refuse('forbidden', 'another-guests-booking');
  const status = await statusOfRequest(context.db, request, booking);
  if (status === 'confirmed') refuse('rule-broken', 'already-paid');
  if (status !== 'held') return { success: true };
  const state = await endRequest(context, request, 'hold-released').catch((error: unknown) => {
    context.logger.warn({ err: error, bookingId: booking.id }, 'A payment session could not be ended');
    return refuseForNow('payment-unavailable', 'payment-not-stopped', 60);
  });
  return state === 'expired' ? { success: true } : refuse('rule-broken', 'already-paid');
}
