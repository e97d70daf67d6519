import { type Booking, findBooking, lockBooking } from '../booking/index.ts';
import type { Db, Trx } from '../db/index.ts';
import { type Outcome, refuse, succeed } from '../shared/outcome.ts';

/** Finds a stay by its id, or by the number that people read to each other. Refused with `not-found`. */
export async function findNamedStay(db: Db, said: string): Promise<Outcome<Booking>> {
  return known(await findBooking(db, said));
}

/** Locks a stay by its id, or by the number that people read to each other. Refused with `not-found`. */
export async function lockNamedStay(trx: Trx, said: string): Promise<Outcome<Booking>> {
  const found = await findNamedStay(trx, said);
  return found.ok ? lockStay(trx, found.value.id) : found;
}

/** Locks a stay. Refused with `not-found`. */
export async function lockStay(trx: Trx, id: string): Promise<Outcome<Booking>> {
  return known(await lockBooking(trx, id));
}

function known(booking: Booking | undefined): Outcome<Booking> {
  return booking === undefined ? refuse('not-found', 'booking-unknown') : succeed(booking);
}
