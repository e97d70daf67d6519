import {
  type Booking,
  findBooking,
  lockBooking,
  lockBookings,
  openRequestOf,
  type PaymentRequest,
  type PendingChange,
  pendingChangeOf,
  stayVersions,
} from '../booking/index.ts';
import type { Db, Trx } from '../db/index.ts';
import { refuse } from '../shared/outcome.ts';
import {
  act,
  actionsOn,
  type ByPerson,
  type DeskAction,
  type DeskContext,
  type Done,
} from '../staff/index.ts';

/** An action on a stay as the log tells it: its subject is the stay. */
export type DoneToStay<T> = Omit<Done<T>, 'subject'>;

/** Does a person's action once (`act`) on a locked stay that is still as they saw it; else `changed-meanwhile`. */
export function actOnSeen<T>(
  context: Pick<DeskContext, 'db' | 'clock'>,
  action: DeskAction,
  by: ByPerson,
  seen: Seen,
  work: (trx: Trx, stay: SeenStay, now: Date) => Promise<DoneToStay<T>>,
): Promise<T> {
  return act(context, action, by, async (trx, now) => {
    const locked = await lockSeen(trx, seen);
    return { ...(await work(trx, locked, now)), subject: locked.booking.reference };
  });
}

/** A stay as a person saw it. */
export interface Seen {
  /** Its id, or the number that people read to each other. */
  readonly id: string;
  readonly version: string;
  /** Other stays that the press changes, by their ids: they are locked in the order in which all are. @default none */
  readonly also?: readonly string[];
}

export interface Waiting {
  readonly change: PendingChange | undefined;
  /** Asks for what is left of the price. */
  readonly link: PaymentRequest | undefined;
}

export interface SeenStay extends Waiting {
  readonly booking: Booking;
}

/** Locks a stay that is still as a person saw it. Refused with `not-found` or `changed-meanwhile`. */
export async function lockSeen(trx: Trx, { id, version, also = [] }: Seen): Promise<SeenStay> {
  const named = also.length > 0 ? await findNamedStay(trx, id) : undefined;
  if (named !== undefined) await lockBookings(trx, [named.id, ...also]);
  const booking = await lockNamedStay(trx, id);
  if ((await stayVersion(trx, booking.id)) !== version) return changedMeanwhile(trx, booking);
  return { booking, ...(await waitingOf(trx, booking)) };
}

export async function waitingOf(db: Db, { id }: Booking): Promise<Waiting> {
  return { change: await pendingChangeOf(db, id), link: await openRequestOf(db, id, 'balance') };
}

export async function stayVersion(db: Db, id: string): Promise<string> {
  return (await stayVersions(db, [id])).get(id) ?? '';
}

/** Refuses a change of a stay that is another one than its person saw, in the words of what was done since. */
export async function changedMeanwhile(
  trx: Trx,
  { reference, folio }: Pick<Booking, 'reference' | 'folio'>,
): Promise<never> {
  const actions = await actionsOn(trx, [reference]);
  const last = actions.toSorted((a, b) => b.at.getTime() - a.at.getTime())[0];
  const entry = folio.entries.at(-1);
  if (last === undefined || (entry !== undefined && entry.at > last.at))
    refuse('changed-meanwhile', 'stay-changed-elsewhere');
  refuse('changed-meanwhile', 'changed-meanwhile', { who: last.who, details: last.details });
}

/** Finds a stay by its id, or by the number that people read to each other. Refused with `not-found`. */
export async function findNamedStay(db: Db, said: string): Promise<Booking> {
  return (await findBooking(db, said)) ?? refuse('not-found', 'booking-unknown');
}

export async function lockNamedStay(trx: Trx, said: string): Promise<Booking> {
  return lockStay(trx, (await findNamedStay(trx, said)).id);
}

export async function lockStay(trx: Trx, id: string): Promise<Booking> {
  return (await lockBooking(trx, id)) ?? refuse('not-found', 'booking-unknown');
}
