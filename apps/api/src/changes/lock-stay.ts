import { type Booking, findBooking, lockBooking } from '../booking/index.ts';
import type { Trx } from '../db/index.ts';
import { type Outcome, refuse, succeed } from '../shared/outcome.ts';

/** Locks a stay. Refused with `not-found`. */
export async function lockStay(trx: Trx, id: string): Promise<Outcome<Booking>> {
  const booking = await lockBooking(trx, id);
  return booking === undefined ? refuse('not-found', 'booking-unknown') : succeed(booking);
}

/** Locks a stay by its id, or by the number that people read to each other. Refused with `not-found`. */
export async function lockNamedStay(trx: Trx, said: string): Promise<Outcome<Booking>> {
  const found = await findBooking(trx, said);
  return found === undefined ? refuse('not-found', 'booking-unknown') : lockStay(trx, found.id);
}
