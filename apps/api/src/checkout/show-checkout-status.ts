import type { CheckoutStatus } from '@motel/api-client/contracts';
import type { BookingStatus } from '@motel/booking-core';
import { bookingOfSession, changeOfSession } from '../booking/index.ts';
import type { Db } from '../db/index.ts';
import { type Outcome, refuse, succeed } from '../shared/outcome.ts';

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
  const booking = (await bookingOfSession(db, sessionId)) ?? (await changeOfSession(db, sessionId));
  if (booking === undefined) return refuse('not-found', 'checkout-unknown');
  return succeed({ status: SHOWN[booking.status] });
}
