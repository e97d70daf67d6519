import type { Motel } from '@motel/content/server';
import type { Booking } from '../booking/index.ts';
import type { Trx } from '../db/index.ts';
import { bookingConfirmedMail, enqueueMail, newBookingMail } from '../mail/index.ts';

/** Writes the letters of a stay that was just confirmed. @param stay with its money as it is now @param how for the motel */
export async function mailConfirmed(trx: Trx, motel: Motel, stay: Booking, now: Date, how?: string) {
  const confirmed: Booking = { ...stay, status: 'confirmed' };
  const letter = bookingConfirmedMail(motel, confirmed, now.getTime());
  await enqueueMail(trx, now, letter, newBookingMail(motel, confirmed, how));
}
