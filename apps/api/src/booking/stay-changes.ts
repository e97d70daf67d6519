import {
  type BookingEvent,
  type BookingStatus,
  type Cents,
  closingCharge,
  type NightRun,
  NO_MONEY,
  nextStatus,
  occupiesRooms,
  type Party,
  type QuotePolicy,
  type Stay,
} from '@motel/booking-core';
import { type ColumnType, type Selectable, sql } from 'kysely';
import { type Db, type Fixed, PRUNE_BATCH, type Prune, type Trx } from '../db/index.ts';
import { gainedNights, lockBoth, type RoomNights, releaseNights, takeNights } from '../inventory/index.ts';
import { keepRoomNights, lockNumbers } from '../rooms/index.ts';
import { daysBefore, RETENTION } from '../shared/retention.ts';
import { after } from '../shared/retry-delay.ts';
import type { Booking } from './booking.ts';
import type { Checkout } from './checkout-session.ts';
import { appendToFolio, type NewEntry } from './folio.ts';
import { movingGuests } from './moving-guests.ts';
import { rewriteStay, roomNightsOf } from './store.ts';

declare module '../db/database.ts' {
  interface Database {
    stay_changes: StayChangeRow;
  }
}

/** A room that a person at the desk chose with a change that waits for its payment. */
export interface ChosenRoom {
  readonly roomId: string;
  /** The room that it takes the place of. */
  readonly insteadOf?: string | undefined;
  readonly personId: string;
}

/** A stay as a change makes it. */
export interface ChangedStay extends Stay {
  /** Its kind of room; absent in changes that keep it. */
  readonly propertyId?: string;
  readonly party: Party;
  readonly extraPersons: number;
  readonly policy: QuotePolicy;
  readonly nights: readonly NightRun[];
  readonly promotionCode: string | null;
  /** Its whole price. */
  readonly charges: readonly NewEntry[];
  /** The stay gets it once the change is paid. */
  readonly room?: ChosenRoom;
}

/** A change of a confirmed stay. While it waits for its payment, it holds the rooms that the stay does not have. */
export interface StayChange {
  readonly id: string;
  readonly bookingId: string;
  readonly status: Exclude<BookingStatus, 'cancelled'>;
  readonly after: ChangedStay;
  /** How many changes the stay had before. */
  readonly changesBefore: number;
  /** Paid before the change; below $0 it is refunded. */
  readonly due: Cents;
  readonly held: readonly RoomNights[];
  readonly heldUntil: Date;
  /** Otherwise the desk makes it. */
  readonly isByGuest: boolean;
  /** The payment session of a change that is paid. */
  readonly checkout: Checkout | undefined;
}

/** A change of a confirmed stay, from its hold or its making on. Every transaction locks its booking first. */
interface StayChangeRow {
  id: Fixed<string>;
  booking_id: Fixed<string>;
  status: Exclude<BookingStatus, 'cancelled'>;
  /** The request's idempotency key, and a digest of the request. */
  key: Fixed<string | null>;
  request_hash: Fixed<string | null>;
  /** The stay as it will be, or was made. */
  after: ColumnType<ChangedStay, string, never>;
  /** How many changes the stay had: after another one, this is a change of a stay that is no more. */
  changes_before: Fixed<number>;
  /** The guest pays it before the change; below $0 it is refunded. */
  due: Fixed<Cents>;
  /** The rooms that it needs beyond those of the stay, in runs of nights. */
  held: ColumnType<readonly RoomNights[], string, never>;
  held_since: Fixed<Date>;
  held_until: Date;
  held_from: readonly string[] | null;
  /** Null where the desk changes the stay. */
  auth_session_id: Fixed<string | null>;
  created_at: Fixed<Date>;
  status_changed_at: Date;
  /** Null where nothing is paid; otherwise as in `bookings`. */
  checkout_provider: Fixed<string | null>;
  checkout_title: Fixed<string | null>;
  checkout_expires_at: Fixed<Date | null>;
  checkout_success_url: Fixed<string | null>;
  checkout_cancel_url: Fixed<string | null>;
  checkout_session_id: string | null;
  checkout_url: string | null;
}

export interface NewStayChange extends Omit<StayChange, 'status' | 'isByGuest'> {
  readonly status: 'held' | 'confirmed';
  readonly key: { readonly key: string; readonly requestHash: string } | undefined;
  readonly heldSince: Date;
  readonly heldFrom: readonly string[] | null;
  readonly authSessionId: string | null;
  readonly createdAt: Date;
}

/** Writes a change of a locked booking. The caller takes its nights, or applies it. */
export async function insertChange(trx: Trx, change: NewStayChange): Promise<void> {
  const { checkout } = change;
  await trx
    .insertInto('stay_changes')
    .values({
      id: change.id,
      booking_id: change.bookingId,
      status: change.status,
      key: change.key?.key ?? null,
      request_hash: change.key?.requestHash ?? null,
      after: JSON.stringify(change.after),
      changes_before: change.changesBefore,
      due: change.due,
      held: JSON.stringify(change.held),
      held_since: change.heldSince,
      held_until: change.heldUntil,
      held_from: change.heldFrom,
      auth_session_id: change.authSessionId,
      created_at: change.createdAt,
      status_changed_at: change.createdAt,
      checkout_provider: checkout?.provider ?? null,
      checkout_title: checkout?.title ?? null,
      checkout_expires_at: checkout?.expiresAt ?? null,
      checkout_success_url: checkout?.successUrl ?? null,
      checkout_cancel_url: checkout?.cancelUrl ?? null,
      checkout_session_id: checkout?.sessionId ?? null,
      checkout_url: checkout?.url ?? null,
    })
    .execute();
}

/** The change of the booking that waits for its payment, if there is one. */
export async function pendingChangeOf(db: Db, bookingId: string): Promise<StayChange | undefined> {
  const row = await selectChanges(db)
    .where('booking_id', '=', bookingId)
    .where('status', '=', 'held')
    .executeTakeFirst();
  return row && changeOf(row);
}

export async function changeOfSession(db: Db, sessionId: string): Promise<StayChange | undefined> {
  const row = await selectChanges(db).where('checkout_session_id', '=', sessionId).executeTakeFirst();
  return row && changeOf(row);
}

/** The change of the booking that the key made, while it waits or once it is made; with the digest of its request. */
export async function changeOfKey(db: Db, bookingId: string, key: string) {
  const row = await selectChanges(db)
    .where('booking_id', '=', bookingId)
    .where('key', '=', key)
    .where('status', 'in', ['held', 'confirmed'])
    .executeTakeFirst();
  return row && { change: changeOf(row), requestHash: row.request_hash };
}

/** A change that waits for its payment, as the desk lists it among the unpaid holds. */
export interface HeldChange extends Pick<StayChange, 'id' | 'bookingId' | 'held' | 'heldUntil'> {
  readonly heldSince: Date;
  /** Digests of the networks of its client, the smallest first. */
  readonly heldFrom: readonly string[];
}

/** All changes that wait for their payment, oldest first. */
export async function heldChanges(db: Db): Promise<HeldChange[]> {
  const rows = await db
    .selectFrom('stay_changes')
    .select(['id', 'booking_id as bookingId', 'held', 'held_until as heldUntil'])
    .select(['held_since as heldSince', 'held_from'])
    .where('status', '=', 'held')
    .orderBy('held_since')
    .orderBy('id')
    .execute();
  return rows.map(({ held_from, ...row }) => ({ ...row, heldFrom: held_from ?? [] }));
}

/** What became of each change of a booking, oldest first. */
export async function changesOf(db: Db, bookingId: string) {
  return db
    .selectFrom('stay_changes')
    .select(['status', 'after', 'due', 'created_at as createdAt', 'status_changed_at as statusChangedAt'])
    .select(sql<boolean>`auth_session_id is not null`.as('isByGuest'))
    .where('booking_id', '=', bookingId)
    .orderBy('created_at')
    .execute();
}

/** Makes a change overdue: the job that ends such changes then ends it, since it ends before its beginning. */
export async function overdueChangeFromNow(trx: Trx, id: string): Promise<void> {
  await trx
    .updateTable('stay_changes')
    .set(({ ref }) => ({ held_until: ref('held_since') }))
    .where('id', '=', id)
    .where('status', '=', 'held')
    .execute();
}

/** Milliseconds. A process that has no session for a change by then was ended before it had an answer. */
const SESSION_EXPECTED_WITHIN = 2 * 60_000;

/** Changes that wait for their payment past their time, or that no guest can pay, oldest first. */
export async function overdueChanges(db: Db, now: Date): Promise<StayChange[]> {
  const rows = await selectChanges(db)
    .where('status', '=', 'held')
    .where(({ or, and, eb }) =>
      or([
        eb('held_until', '<=', now),
        and([
          eb('checkout_session_id', 'is', null),
          eb('created_at', '<=', after(now, -SESSION_EXPECTED_WITHIN)),
        ]),
      ]),
    )
    .orderBy('held_until')
    .execute();
  return rows.map(changeOf);
}

/** Lets a change wait longer for a payment that the provider has not decided yet. */
export async function extendChange(db: Db, id: string, until: Date): Promise<void> {
  await db
    .updateTable('stay_changes')
    .set({ held_until: until })
    .where('id', '=', id)
    .where('status', '=', 'held')
    .execute();
}

/** Stores the session that the provider has created for a change, unless it was stored or the change has ended. */
export async function recordChangeSession(
  db: Db,
  id: string,
  { sessionId, url }: { readonly sessionId: string; readonly url: string },
): Promise<boolean> {
  const recorded = await db
    .updateTable('stay_changes')
    .set({ checkout_session_id: sessionId, checkout_url: url })
    .where('id', '=', id)
    .where('status', '=', 'held')
    .returning('id')
    .executeTakeFirst();
  return recorded !== undefined;
}

/**
 * Applies an event to a change of a locked booking: by the transitions of a hold (B2) it is made, or ends and releases
 * the rooms that it held. Paid after its end, it takes them again.
 * @returns the new status, or `undefined` when the event changes nothing
 * @throws an error that `isSoldOut` recognises, when rooms have to be taken again and are gone
 */
export async function moveChange(
  trx: Trx,
  booking: Booking,
  change: StayChange,
  event: Exclude<BookingEvent, 'cancelled'>,
  now: Date,
): Promise<BookingStatus | undefined> {
  const status = nextStatus(change.status, event);
  if (status === undefined || status === 'cancelled') return undefined;
  await trx
    .updateTable('stay_changes')
    .set({ status, status_changed_at: now, ...(status === 'confirmed' && { held_from: null }) })
    .where('id', '=', change.id)
    .execute();
  const held = occupiesRooms(change.status);
  const by = change.after.charges[0]?.by;
  if (status === 'confirmed') await applyChange(trx, booking, change.after, now, { holdsRooms: held, by });
  else if (held) for (const run of change.held) await releaseNights(trx, run);
  return status;
}

/**
 * Makes a locked, confirmed stay what a change says: takes the rooms that it gains before it releases those that it
 * loses, credits the old price and charges the new one (L4). The caller moves the money.
 * @param holdsRooms the gained rooms are taken already
 * @throws an error that `isSoldOut` recognises
 */
export async function applyChange(
  trx: Trx,
  booking: Booking,
  after: ChangedStay,
  now: Date,
  {
    holdsRooms = false,
    by = 'guest',
  }: { readonly holdsRooms?: boolean; readonly by?: string | undefined } = {},
): Promise<void> {
  const before = roomNightsOf(booking);
  const wanted = roomNightsAfter(booking, after);
  await lockNumbers(trx, [before.propertyId, wanted.propertyId]);
  await lockBoth(trx, before, wanted);
  if (!holdsRooms) for (const run of gainedNights(before, wanted)) await takeNights(trx, run);
  for (const run of gainedNights(wanted, before)) await releaseNights(trx, run);
  await rewriteStay(trx, booking.id, { ...after, propertyId: wanted.propertyId });
  await movingGuests(trx, booking, now, () => keepRoomNights(trx, booking.id, wanted));
  const credit = closingCharge(booking.folio.entries, NO_MONEY) ?? NO_MONEY;
  const entry = { kind: 'charge', what: 'changed', amount: credit, rule: 'L4', by } as const;
  await appendToFolio(trx, booking.id, now, entry);
  for (const charge of after.charges) await appendToFolio(trx, booking.id, now, charge);
}

/** The rooms of a stay as a change makes it. */
export function roomNightsAfter(booking: Booking, { propertyId, ...after }: RoomsAfter): RoomNights {
  const property = { ...booking.property, id: propertyId ?? booking.property.id };
  return roomNightsOf({ ...booking, ...after, property });
}

type RoomsAfter = Pick<ChangedStay, 'propertyId' | 'checkIn' | 'checkOut' | 'party'>;

/** Deletes changes that ended unpaid long ago, and forgets where held ones came from. */
export const pruneEndedChanges: Prune = async (trx, now) => {
  await trx
    .updateTable('stay_changes')
    .set({ held_from: null })
    .where('held_from', 'is not', null)
    .where('status', '!=', 'held')
    .where('created_at', '<=', daysBefore(now, 1))
    .execute();
  const ended = trx
    .selectFrom('stay_changes')
    .select('id')
    .where('status', 'in', ['expired', 'released'])
    .where('status_changed_at', '<', daysBefore(now, RETENTION.unpaidAttempt))
    .limit(PRUNE_BATCH);
  const { numDeletedRows } = await trx.deleteFrom('stay_changes').where('id', 'in', ended).executeTakeFirst();
  return Number(numDeletedRows);
};

function selectChanges(db: Db) {
  return db.selectFrom('stay_changes').selectAll();
}

type Row = Selectable<Awaited<ReturnType<ReturnType<typeof selectChanges>['execute']>>[number]>;

function changeOf(row: Row): StayChange {
  return {
    id: row.id,
    bookingId: row.booking_id,
    status: row.status,
    after: row.after,
    changesBefore: row.changes_before,
    due: row.due,
    held: row.held,
    heldUntil: row.held_until,
    isByGuest: row.auth_session_id !== null,
    checkout: checkoutOf(row),
  };
}

function checkoutOf(row: Row): Checkout | undefined {
  const { checkout_provider: provider, checkout_title: title, checkout_expires_at: expiresAt } = row;
  const { checkout_success_url: successUrl, checkout_cancel_url: cancelUrl } = row;
  if (provider === null || title === null || expiresAt === null) return undefined;
  if (successUrl === null || cancelUrl === null) return undefined;
  const { checkout_session_id: sessionId, checkout_url: url } = row;
  return { provider, title, expiresAt, successUrl, cancelUrl, sessionId, url };
}
