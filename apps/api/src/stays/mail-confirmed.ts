import type { Motel } from '@motel/content/server';
import type { Booking } from '../booking/index.ts';
import type { Trx } from '../db/index.ts';
import { bookingConfirmedMail, enqueueMail, newBookingMail, orderConfirmedMail } from '../mail/index.ts';

/**
 * Writes the letters of a stay that was just confirmed; the guest gets one for all stays of an order.
 * @param stays with their money as it is now @param how for the motel
 */
export async function mailConfirmed(
  trx: Trx,
  motel: Motel,
  stays: readonly Booking[],
  now: Date,
  how?: string,
) {
  const confirmed = stays.map((stay): Booking => ({ ...stay, status: 'confirmed' }));
  const [first, ...others] = confirmed;
  if (first === undefined) return;
  const letter =
    others.length === 0
      ? bookingConfirmedMail(motel, first, now.getTime())
      : orderConfirmedMail(motel, first, confirmed, now.getTime());
  await enqueueMail(trx, now, letter, ...confirmed.map((stay) => newBookingMail(motel, stay, how)));
}
