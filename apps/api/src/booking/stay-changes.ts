import {
  type Cents,
  type NightRun,
  NO_MONEY,
  type Party,
  type QuotePolicy,
  type Stay,
} from '@motel/booking-core';
import {
  type BookingEvent,
  type BookingStatus,
  closingCharge,
  nextStatus,
  occupiesRooms,
} from '@motel/booking-core/booking';
import { type ColumnType, type Selectable, sql } from 'kysely';
import {
  asColumns,
  type Database,
  type Db,
  type Fixed,
  type InCode,
  inCode,
  PRUNE_BATCH,
  type Prune,
  type Trx,
} from '../db/index.ts';
import { gainedNights, lockRuns, type RoomNights, releaseNights, takeNights } from '../inventory/index.ts';
import { keepRoomNights, lockNumbers } from '../rooms/index.ts';
import type { Zoned } from '../shared/motel-context.ts';
import { daysBefore, RETENTION } from '../shared/retention.ts';
import type { Booking } from './booking.ts';
import { appendToFolio, type NewEntry } from './folio.ts';
import { movingGuests } from './moving-guests.ts';
import { type PaymentRequest, type RequestJson, requestOf } from './payment-requests.ts';
import { rewriteStay, roomNightsOf } from './store.ts';

declare module '../db/database.ts' {
  interface Database {
    /** A change of a confirmed stay, from its hold or its making on. Every transaction locks its booking first. */
    stay_changes: {
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
      by_guest: Fixed<boolean>;
      created_at: Fixed<Date>;
      status_changed_at: Date;
    };
  }
}

/** A room that a person at the desk chose with a change that waits for its payment. */
export interface ChosenRoom {
  readonly roomId: string;
  /** The room that it takes the place of. */
  readonly insteadOf?: string | undefined;
  readonly personId: string;
}

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

type ChangeColumn = 'id' | 'booking_id' | 'status' | 'after' | 'changes_before' | 'due';

/** A change of a confirmed stay. While it waits for its payment, it holds the rooms that the stay does not have. */
export interface StayChange extends InCode<Pick<Selectable<Database['stay_changes']>, ChangeColumn>> {
  /** Otherwise the desk makes it. */
  readonly isByGuest: boolean;
  /** Asks for what is due, and holds the rooms that the stay does not have; absent where nothing is due. */
  readonly request: PaymentRequest | undefined;
}

export interface PendingChange extends StayChange {
  readonly request: PaymentRequest;
}

interface NewStayChange extends Omit<StayChange, 'status' | 'request'> {
  readonly status: 'held' | 'confirmed';
  readonly key: { readonly key: string; readonly requestHash: string } | undefined;
}

/** Writes a change of a locked booking. The caller takes its nights and asks for its payment, or applies it. */
export async function insertChange(trx: Trx, change: NewStayChange, now: Date): Promise<void> {
  const { key: claim, after, isByGuest, ...columns } = change;
  const { key = null, requestHash = null } = claim ?? {};
  await trx
    .insertInto('stay_changes')
    .values({
      ...asColumns({ ...columns, key, requestHash, createdAt: now, statusChangedAt: now }),
      after: JSON.stringify(after),
      by_guest: isByGuest,
    })
    .execute();
}

export async function pendingChangeOf(db: Db, bookingId: string): Promise<PendingChange | undefined> {
  const row = await selectChanges(db)
    .where('change.booking_id', '=', bookingId)
    .where('change.status', '=', 'held')
    .executeTakeFirst();
  const change = row && changeOf(row);
  return change?.request && { ...change, request: change.request };
}

export async function loadChange(db: Db, id: string): Promise<StayChange | undefined> {
  const row = await selectChanges(db).where('change.id', '=', id).executeTakeFirst();
  return row && changeOf(row);
}

/** The change of the booking that the key made, while it waits or once it is made; with the digest of its request. */
export async function changeOfKey(db: Db, bookingId: string, key: string) {
  const row = await selectChanges(db)
    .where('change.booking_id', '=', bookingId)
    .where('key', '=', key)
    .where('change.status', 'in', ['held', 'confirmed'])
    .executeTakeFirst();
  return row && { change: changeOf(row), requestHash: row.request_hash };
}

/** The result of each change of a booking, oldest first. */
export async function changesOf(db: Db, bookingId: string) {
  return db
    .selectFrom('stay_changes')
    .select(['status', 'after', 'due', 'created_at as createdAt', 'status_changed_at as statusChangedAt'])
    .select('by_guest as isByGuest')
    .where('booking_id', '=', bookingId)
    .orderBy('created_at')
    .execute();
}

/** Applies an event to a change of a locked booking (B2), and releases its rooms. @returns `undefined` for no effect */
export async function moveChange(
  trx: Trx,
  change: StayChange,
  event: Exclude<BookingEvent, 'cancelled'>,
  now: Date,
): Promise<BookingStatus | undefined> {
  const status = nextStatus(change.status, event);
  if (status === undefined || status === 'cancelled') return undefined;
  await trx
    .updateTable('stay_changes')
    .set({ status, status_changed_at: now })
    .where('id', '=', change.id)
    .execute();
  const isReleased = status !== 'confirmed' && occupiesRooms(change.status);
  if (isReleased) for (const run of change.request?.held ?? []) await releaseNights(trx, run);
  return status;
}

/**
 * Makes a locked stay what a change says: takes gained rooms before it releases others, and charges the new price (L4).
 * @param holdsRooms the gained rooms are taken already @throws SoldOut
 */
export async function applyChange(
  trx: Trx,
  motel: Zoned,
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
  await lockRuns(trx, [before, wanted]);
  if (!holdsRooms) for (const run of gainedNights(before, wanted)) await takeNights(trx, run);
  for (const run of gainedNights(wanted, before)) await releaseNights(trx, run);
  await rewriteStay(trx, booking.id, { ...after, propertyId: wanted.propertyId });
  await movingGuests(trx, motel, booking, now, () => keepRoomNights(trx, motel, booking.id, wanted));
  const credit = closingCharge(booking.folio.entries, booking.folio.charged) ?? NO_MONEY;
  const entry = { kind: 'charge', part: 'reversal', what: 'changed', rule: 'L4', by } as const;
  await appendToFolio(trx, booking.id, now, { ...entry, amount: credit }, ...after.charges);
}

export function roomNightsAfter(booking: Booking, { propertyId, ...after }: RoomsAfter): RoomNights {
  const property = { ...booking.property, id: propertyId ?? booking.property.id };
  return roomNightsOf({ ...booking, ...after, property });
}

type RoomsAfter = Pick<ChangedStay, 'propertyId' | 'checkIn' | 'checkOut' | 'party'>;

export const pruneEndedChanges: Prune = async (trx, now) => {
  const ended = await trx
    .deleteFrom('stay_changes')
    .where('id', 'in', (from) =>
      from
        .selectFrom('stay_changes')
        .select('id')
        .where('status', 'in', ['expired', 'released'])
        .where('status_changed_at', '<', daysBefore(now, RETENTION.unpaidAttempt))
        .limit(PRUNE_BATCH),
    )
    .returning('id')
    .execute();
  const ids = ended.map(({ id }) => id);
  if (ids.length > 0) await trx.deleteFrom('payment_requests').where('id', 'in', ids).execute();
  return ids.length;
};

function selectChanges(db: Db) {
  return db
    .selectFrom('stay_changes as change')
    .leftJoin('payment_requests as request', (join) => join.onRef('request.id', '=', 'change.id'))
    .selectAll('change')
    .select(sql<RequestJson | null>`to_jsonb(request)`.as('request'));
}

type Row = Selectable<Awaited<ReturnType<ReturnType<typeof selectChanges>['execute']>>[number]>;

function changeOf({ by_guest: isByGuest, request, ...row }: Row): StayChange {
  return { ...inCode(row), isByGuest, request: request === null ? undefined : requestOf(request) };
}
