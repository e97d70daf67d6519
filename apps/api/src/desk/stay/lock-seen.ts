import {
  type Booking,
  findBooking,
  lockBooking,
  openRequestOf,
  pendingChangeOf,
} from '../../booking/index.ts';
import type { Db, Trx } from '../../db/index.ts';
import { type Outcome, refuse, succeed } from '../../shared/outcome.ts';
import { changedMeanwhile, stayVersion, type Waiting } from './stay-version.ts';

/** A stay as a person saw it. */
export interface Seen {
  /** Its id, or the number that people read to each other. */
  readonly id: string;
  readonly version: string;
}

/** A stay with what it waits for. */
export interface SeenStay extends Waiting {
  readonly booking: Booking;
}

/** Locks a stay that is still as a person saw it. Refused with `not-found` or `changed-meanwhile`. */
export async function lockSeen(trx: Trx, { id, version }: Seen): Promise<Outcome<SeenStay>> {
  const found = await findBooking(trx, id);
  const booking = found && (await lockBooking(trx, found.id));
  if (booking === undefined) return refuse('not-found', 'booking-unknown');
  const waiting = await waitingOf(trx, booking);
  if (stayVersion(booking, waiting) !== version) return changedMeanwhile(trx, booking);
  return succeed({ booking, ...waiting });
}

export async function waitingOf(db: Db, { id }: Booking): Promise<Waiting> {
  return { change: await pendingChangeOf(db, id), link: await openRequestOf(db, id, 'balance') };
}
