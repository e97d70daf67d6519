import type { CheckoutStatus } from '@motel/api-client/contracts';
import type { BookingStatus } from '@motel/booking-core';
import {
  type Booking,
  loadBooking,
  loadChange,
  type PaymentRequest,
  requestOfSession,
} from '../../booking/index.ts';
import type { Db } from '../../db/index.ts';
import { type Outcome, refuse, succeed } from '../../shared/outcome.ts';

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
export async function showCheckoutStatus(db: Db, sessionId: string): Promise<Outcome<CheckoutStatus>> {
  const request = await requestOfSession(db, sessionId);
  const booking = request && (await loadBooking(db, request.bookingId));
  if (request === undefined || booking === undefined) return refuse('not-found', 'checkout-unknown');
  return succeed({ status: SHOWN[await statusOfRequest(db, request, booking)] });
}

/** The status of what a request asks for: the stay, a change of it, or the rest of its price. */
export async function statusOfRequest(
  db: Db,
  request: PaymentRequest,
  booking: Booking,
): Promise<BookingStatus> {
  if (request.purpose === 'stay') return booking.status;
  if (request.purpose === 'change') return (await loadChange(db, request.id))?.status ?? 'expired';
  return ({ open: 'held', paid: 'confirmed', ended: 'expired' } as const)[request.status];
}
