import { type Booking, findBooking, lockBooking } from '../booking/index.ts';
import type { Trx } from '../db/index.ts';
import { type Outcome, refuse, succeed } from '../shared/outcome.ts';

/**
 * Locks a stay. Refused with `not-found`.
 * @param said its id, or the number that people read to each other
 */
export async function lockStay(trx: Trx, said: string): Promise<Outcome<Booking>> {
  const found = await findBooking(trx, said);
  const booking = found && (await lockBooking(trx, found.id));
  return booking === undefined ? refuse('not-found', 'booking-unknown') : succeed(booking);
}
