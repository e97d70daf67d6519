import {
  type Booking,
  lockBookings,
  openRequestOf,
  type PaymentRequest,
  type PendingChange,
  pendingChangeOf,
} from '../booking/index.ts';
import type { Db, Trx } from '../db/index.ts';
import { type Outcome, succeed } from '../shared/outcome.ts';
import { findNamedStay, lockNamedStay } from './find-stay.ts';
import { changedMeanwhile, stayVersion } from './stay-version.ts';

/** A stay as a person saw it. */
export interface Seen {
  /** Its id, or the number that people read to each other. */
  readonly id: string;
  readonly version: string;
  /** Other stays that the press changes, by their ids: they are locked in the order in which all are. @default none */
  readonly also?: readonly string[];
}

/** The payment or change that a stay waits for. */
export interface Waiting {
  readonly change: PendingChange | undefined;
  /** Asks for what is left of the price. */
  readonly link: PaymentRequest | undefined;
}

/** A stay with what it waits for. */
export interface SeenStay extends Waiting {
  readonly booking: Booking;
}

/** Locks a stay that is still as a person saw it. Refused with `not-found` or `changed-meanwhile`. */
export async function lockSeen(trx: Trx, { id, version, also = [] }: Seen): Promise<Outcome<SeenStay>> {
  const named = also.length > 0 ? await findNamedStay(trx, id) : undefined;
  if (named?.ok) await lockBookings(trx, [named.value.id, ...also]);
  const locked = await lockNamedStay(trx, id);
  if (!locked.ok) return locked;
  const booking = locked.value;
  if ((await stayVersion(trx, booking.id)) !== version) return changedMeanwhile(trx, booking);
  return succeed({ booking, ...(await waitingOf(trx, booking)) });
}

export async function waitingOf(db: Db, { id }: Booking): Promise<Waiting> {
  return { change: await pendingChangeOf(db, id), link: await openRequestOf(db, id, 'balance') };
}
