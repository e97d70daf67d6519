import type { CheckoutStatus } from '@motel/api-client/contracts';
import type { BookingStatus } from '@motel/booking-core';
import { findCheckout } from './checkout/find-checkout.ts';
import type { Context } from './context.ts';
import { type Outcome, refuse, succeed } from './outcome.ts';

const SHOWN: Record<BookingStatus, CheckoutStatus['status']> = {
  held: 'confirming',
  confirmed: 'paid',
  // It was paid, which is all that is asked here; what became of it afterwards is told in My Bookings.
  cancelled: 'paid',
  expired: 'unpaid',
  released: 'unpaid',
  refunded: 'refunded',
};

/** Whether a session has been paid, and nothing else: whoever has its address bar may ask (D9). */
export async function showCheckoutStatus(
  { db }: Context,
  sessionId: string,
): Promise<Outcome<CheckoutStatus>> {
  const checkout = await findCheckout(db, sessionId);
  if (checkout === undefined) return refuse('not-found', 'There is no such checkout.');
  return succeed({ status: SHOWN[checkout.status] });
}
