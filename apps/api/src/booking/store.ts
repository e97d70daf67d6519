import { type Cents, completeGuestDetails, NO_MONEY, type QuotePolicy, sum } from '@motel/booking-core';
import {
  type BookingEvent,
  type BookingStatus,
  closingCharge,
  nextStatus,
  occupiesRooms,
} from '@motel/booking-core/booking';
import type { Motel } from '@motel/content/server';
import { type Expression, type InferResult, type SqlBool, sql, type Updateable } from 'kysely';
import { asColumns, type Database, type Db, inCode, PRUNE_BATCH, type Prune, type Trx } from '../db/index.ts';
import {
  lockRuns,
  notingSalesChange,
  type RoomNights,
  releaseNights,
  takeNights,
} from '../inventory/index.ts';
import { leaveAllRooms } from '../rooms/index.ts';
import { daysBefore, RETENTION } from '../shared/retention.ts';
import type { Booking } from './booking.ts';
import type { BookingSource } from './booking-tables.ts';
import { appendToFolio, type EntryJson, entryOf, entryRow, folioOf, type NewEntry } from './folio.ts';
import { IS_FIRST_OF_ORDER, JOINED } from './orders.ts';
import {
  type NewRequest,
  type PaymentRequest,
  type RequestJson,
  requestOf,
  requestRow,
} from './payment-requests.ts';
import { newReference, spokenReference } from './reference.ts';
import { isSeenBy, type Viewer } from './seen-on-device.ts';

export async function loadBooking(db: Db, id: string): Promise<Booking | undefined> {
  return one(selectBookings(db).where('bookings.id', '=', id));
}

/** Locks a booking, then loads what others added during the wait. Order: guest, bookings, numbers of rooms, nights. */
export async function lockBooking(trx: Trx, id: string): Promise<Booking | undefined> {
  const locked = await lockOf(trx, id).executeTakeFirst();
  return locked && loadBooking(trx, id);
}

/** The lock of a booking, also as a part of another statement; what is read of it must be read by a later one. */
export function lockOf(trx: Trx, id: string) {
  return trx.selectFrom('bookings').select('id').where('id', '=', id).forUpdate();
}

/** By its id, or by the number that people read to each other. */
export async function findBooking(db: Db, said: string): Promise<Booking | undefined> {
  return one(selectBookings(db).where(isCalled(said)));
}

/** The ids of the bookings for which a payment was entered: several of an order that was paid at once. */
export async function bookingsPaidBy(db: Db, paymentReference: string): Promise<string[]> {
  const payments = await db
    .selectFrom('folio_entries')
    .select('booking_id as bookingId')
    .where('payment_reference', '=', paymentReference)
    .where('kind', '=', 'payment')
    .orderBy('booking_id')
    .execute();
  return payments.map(({ bookingId }) => bookingId);
}

/** The bookings of guests, newest first, without attempts that ended unpaid. @param viewer only those that they see */
export async function bookingsOfGuests(db: Db, guestIds: readonly string[], viewer?: Viewer | undefined) {
  return all(
    selectBookings(db)
      .where('bookings.guest_id', 'in', guestIds)
      .where('bookings.status', 'not in', UNLISTED)
      .where(isSeenBy(viewer))
      .orderBy('bookings.created_at', 'desc')
      .orderBy('bookings.id'),
  );
}

/** A guest's booking that was made in the session, or made or opened on the device: there it may be changed. */
export async function ownBookingOf(db: Db, id: string, guestId: string, viewer: Viewer) {
  return one(
    selectBookings(db)
      .where('bookings.id', '=', id)
      .where('bookings.guest_id', '=', guestId)
      .where('bookings.status', 'not in', UNLISTED)
      .where(isSeenBy(viewer)),
  );
}

/** A guest's booking by its checkout session, also an attempt that ended unpaid, where it was made or opened. */
export async function ownBookingOfSession(db: Db, sessionId: string, guestId: string, viewer: Viewer) {
  return one(
    selectBookings(db)
      .where('request.session_id', '=', sessionId)
      .where('bookings.guest_id', '=', guestId)
      .where(isSeenBy(viewer))
      .orderBy('bookings.id'),
  );
}

export async function updateGuestDetails(
  trx: Trx,
  id: string,
  guest: Booking['guest'],
  also: Partial<Pick<Booking, 'car' | 'language' | 'guarantee'>> = {},
): Promise<void> {
  await updateBooking(trx, id, { guest_details: JSON.stringify(guest), ...also });
}

/** Notes when the guest of a locked booking said to come. @param time `HH:MM` @returns the former one */
export async function setExpectedTime(trx: Trx, id: string, time: string | null): Promise<string | null> {
  const { expected_time: before } = await trx
    .selectFrom('bookings')
    .select('expected_time')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await updateBooking(trx, id, { expected_time: time });
  return before;
}

export async function setAttendance(
  trx: Trx,
  id: string,
  { arrivedAt, leftAt }: Pick<Booking, 'arrivedAt' | 'leftAt'>,
): Promise<void> {
  await updateBooking(trx, id, { arrived_at: arrivedAt, left_at: leftAt });
}

export async function hidesStays(db: Db, guestId: string, viewer: Viewer | undefined): Promise<boolean> {
  const hidden = await db
    .selectFrom('bookings')
    .select('id')
    .where('guest_id', '=', guestId)
    .where('status', 'not in', UNLISTED)
    .where(({ not }) => not(isSeenBy(viewer)))
    .limit(1)
    .executeTakeFirst();
  return hidden !== undefined;
}

/** Attempts that ended unpaid. */
export const UNLISTED = ['expired', 'released'] as const;

/** Bookings by their ids, by their first night; those of a group in its order. */
export async function bookingsByIds(db: Db, ids: readonly string[]): Promise<Booking[]> {
  if (ids.length === 0) return [];
  return all(
    selectBookings(db).where('bookings.id', 'in', ids).orderBy('bookings.check_in').orderBy('bookings.id'),
  );
}

/** The bookings of an order, in its order. */
export async function bookingsOfOrder(db: Db, orderId: string): Promise<Booking[]> {
  return all(
    selectBookings(db).where('bookings.order_id', '=', orderId).orderBy(JOINED).orderBy('bookings.id'),
  );
}

interface NewBooking
  extends Omit<
    Booking,
    | ('reference' | 'property' | 'folio' | 'status' | 'statusChangedAt')
    | ('arrivedAt' | 'leftAt' | 'request' | 'restDue' | 'orders' | 'exempt' | 'guarantee' | 'acceptedTerms')
    | 'plan'
  > {
  readonly propertyId: string;
  readonly source: BookingSource;
  readonly restDue?: Booking['restDue'] | undefined;
  readonly acceptedTerms?: string | undefined;
  readonly orders?: Booking['orders'] | undefined;
  readonly plan?: Booking['plan'] | undefined;
  readonly exempt?: Booking['exempt'] | undefined;
  /** Asks for its price, or for those of its order; absent where the desk takes it at once. */
  readonly request: NewRequest | undefined;
  readonly charges: readonly NewEntry[];
  /** The device on which the guest sees it; null where the desk books it. */
  readonly deviceHash: string | null;
  /** The guest's key, which names it from then on. @default none */
  readonly claim?: KeyClaim | undefined;
}

export interface KeyClaim {
  readonly guestId: string;
  readonly key: string;
  readonly requestHash: string;
  /** The booking that the key named so far, which has ended without payment. */
  readonly replaces: string | null;
}

/** Inserts a held booking with price, request and device. @returns false where its key is claimed: leave no trace */
export async function insertBooking(trx: Trx, motel: Pick<Motel, 'name'>, booking: NewBooking) {
  const { request, party, claim, charges, deviceHash, guest, policy, nights, plan, ...columns } = booking;
  const { id, createdAt, orders, exempt } = columns;
  const own = { booking_id: id, created_at: createdAt };
  const shown = deviceHash === null ? [] : [{ ...own, device_hash: deviceHash }];
  const asked =
    request === undefined
      ? []
      : [{ ...requestRow(request, createdAt), held: request.held, parts: request.parts ?? null }];
  const charged = charges.map((entry, at) => ({ ...entryRow(id, entry, createdAt), position: at + 1 }));
  const { guestId, key, requestHash } = claim ?? {};
  const claims = claim === undefined ? [] : [{ ...own, ...asColumns({ guestId, key, requestHash }) }];
  for (;;) {
    const written = await trx
      .with('booking', (query) =>
        query
          .insertInto('bookings')
          .values({
            ...asColumns(columns),
            ...party,
            reference: newReference(motel),
            status: 'held',
            guest_details: JSON.stringify(guest),
            ...termsColumns(policy),
            plan_id: plan?.id ?? null,
            plan_label: plan?.label ?? null,
            nights: JSON.stringify(nights),
            orders: orders && JSON.stringify(orders),
            exempt: exempt && JSON.stringify(exempt),
            status_changed_at: createdAt,
          })
          // One of some ten million numbers may be taken: the loop draws another.
          .onConflict((conflict) => conflict.doNothing())
          .returning('id'),
      )
      .with('shown', (query) =>
        query.insertInto('device_bookings').expression(ofBooking('device_bookings', shown)),
      )
      .with('asked', (query) =>
        query.insertInto('payment_requests').expression(ofBooking('payment_requests', asked)),
      )
      .with('charged', (query) =>
        query.insertInto('folio_entries').expression(ofBooking('folio_entries', charged)),
      )
      // Of two requests at once, the second waits here for the first.
      .with('claimed', (query) =>
        query
          .insertInto('idempotency_keys')
          .expression(ofBooking('idempotency_keys', claims))
          .onConflict((conflict) =>
            conflict
              .columns(['guest_id', 'key'])
              .doUpdateSet({ booking_id: id, created_at: createdAt })
              .where('idempotency_keys.booking_id', '=', claim?.replaces ?? null),
          )
          .returning('booking_id'),
      )
      .selectFrom('booking')
      .select(({ exists, selectFrom }) => exists(selectFrom('claimed').select('booking_id')).as('isClaimed'))
      .executeTakeFirst();
    if (written !== undefined) return claim === undefined || Boolean(written.isClaimed);
  }
}

/** Rows of a table to write beside the booking that their statement has inserted. */
function ofBooking(table: keyof Database, rows: readonly object[]) {
  return sql`
    select rows.* from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::text::jsonb) rows
    cross join booking`;
}

/**
 * Applies an event to a locked booking (B2): takes or releases its nights (B3), credits or charges again (L3).
 * @param kept what a cancelled stay still costs @returns `undefined` when the event changes nothing @throws SoldOut
 */
export async function moveBooking(
  trx: Trx,
  booking: Booking,
  event: BookingEvent,
  now: Date,
  { kept = NO_MONEY, by = 'motel' }: { readonly kept?: Cents; readonly by?: string } = {},
): Promise<BookingStatus | undefined> {
  const status = nextStatus(booking.status, event);
  if (status === undefined) return undefined;
  // A paid hold can change prices by demand (F38).
  await updateBooking(notingSalesChange(trx), booking.id, { status, status_changed_at: now });
  const occupied = occupiesRooms(booking.status);
  const occupies = occupiesRooms(status);
  if (occupied && !occupies) {
    await releaseNights(trx, roomNightsOf(booking));
    await leaveAllRooms(trx, booking.id);
  }
  if (!occupied && occupies) await takeNights(trx, roomNightsOf(booking));

  const owed = sum(booking.folio.charged, occupies ? booking.folio.price : kept);
  const amount = closingCharge(booking.folio.entries, owed);
  if (amount !== undefined) {
    const entry = { kind: 'charge', part: 'closing', what: status, amount, rule: 'L3', by } as const;
    await appendToFolio(trx, booking.id, now, entry);
  }
  return status;
}

/** Keeps the card that guarantees a locked stay; its request is done. Without one, limits count it like an unpaid hold. */
export async function keepGuarantee(
  trx: Trx,
  { id, orderId }: Pick<Booking, 'id' | 'orderId'>,
  guarantee: string | null,
  now: Date,
): Promise<void> {
  await updateBooking(trx, id, { guarantee });
  await trx
    .updateTable('payment_requests')
    .set({ status: 'paid', status_changed_at: now, ...(guarantee !== null && { held_from: null }) })
    .where('id', '=', orderId ?? id)
    .execute();
}

/** Confirms bookings that their transaction has just inserted, and whose nights it has taken. */
export async function confirmBookings(trx: Trx, ids: readonly string[], now: Date): Promise<void> {
  await trx
    .updateTable('bookings')
    .set({ status: 'confirmed', status_changed_at: now })
    .where('id', 'in', ids)
    .execute();
}

/** Locks bookings in the order of their ids. */
export async function lockBookings(trx: Trx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await trx.selectFrom('bookings').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute();
}

/**
 * Locks the stays that a request is for, and its nights where the caller releases or takes them.
 * @param first its booking, locked already
 */
export async function lockStaysOf(
  trx: Trx,
  request: Pick<PaymentRequest, 'parts' | 'held'> | undefined,
  first: Booking,
  { isPaid = false }: { readonly isPaid?: boolean } = {},
): Promise<readonly Booking[]> {
  if (!request?.parts) return [first];
  await lockBookings(trx, Object.keys(request.parts));
  if (!(isPaid && first.status === 'held')) await lockRuns(trx, request.held);
  return bookingsByIds(trx, Object.keys(request.parts));
}

/** Deletes locked stays with their folios, and puts their rooms back on sale: by the kind of room, then in the order of time. */
export async function deleteStays(trx: Trx, stays: readonly Booking[]): Promise<void> {
  if (stays.length === 0) return;
  const nights = stays.map(roomNightsOf).toSorted((one, other) => {
    const [a, b] = [one, other].map(({ propertyId, checkIn }) => `${propertyId} ${checkIn}`);
    return String(a) < String(b) ? -1 : 1;
  });
  for (const run of nights) await releaseNights(trx, run);
  const ids = stays.map(({ id }) => id);
  await trx.deleteFrom('bookings').where('id', 'in', ids).execute();
}

/** Rewrites the stay of a locked booking. The caller moves its nights, and its price in the folio. */
export async function rewriteStay(trx: Trx, id: string, stay: RewrittenStay): Promise<void> {
  const { propertyId, checkIn, checkOut, extraPersons, promotionCode, party, policy, nights } = stay;
  await updateBooking(trx, id, {
    ...asColumns({ propertyId, checkIn, checkOut, extraPersons, promotionCode }),
    ...party,
    ...termsColumns(policy),
    nights: JSON.stringify(nights),
  });
}

async function updateBooking(
  trx: Pick<Trx, 'updateTable'>,
  id: string,
  columns: Updateable<Database['bookings']>,
) {
  await trx.updateTable('bookings').set(columns).where('id', '=', id).execute();
}

type RewrittenStay = Pick<
  NewBooking,
  'propertyId' | 'checkIn' | 'checkOut' | 'party' | 'extraPersons' | 'policy' | 'nights' | 'promotionCode'
>;

function termsColumns({ freeHours, keep, late, freeAt, noShow, changeHours, guarantee }: QuotePolicy) {
  const more = JSON.stringify({ freeAt, noShow, changeHours, guarantee });
  return { free_hours: freeHours, keep, late_charge: late, more_terms: more };
}

export const pruneUnpaidAttempts: Prune = async (trx, now) => {
  const attempts = await trx
    .selectFrom('bookings')
    .select(['id', 'guest_id', 'order_id'])
    .where('status', 'in', ['expired', 'released'])
    // The first stay of an order stands for all of it: a late payment locks that one.
    .where(IS_FIRST_OF_ORDER)
    .where('status_changed_at', '<', daysBefore(now, RETENTION.unpaidAttempt))
    .where(NEVER_PAID)
    .limit(PRUNE_BATCH)
    // A late payment locks its booking, which then stays.
    .forUpdate()
    .skipLocked()
    .execute();
  if (attempts.length === 0) return 0;
  const ids = attempts.map(({ id }) => id);
  const guests = attempts.map(({ guest_id }) => guest_id);
  // No retry may find a key whose booking is deleted.
  await trx
    .deleteFrom('idempotency_keys')
    .where('guest_id', 'in', guests)
    .where('booking_id', 'in', ids)
    .execute();
  await trx.deleteFrom('bookings').where('id', 'in', ids).execute();
  const orders = attempts.flatMap(({ order_id: order }) => order ?? []);
  if (orders.length > 0) {
    await trx.deleteFrom('bookings').where('order_id', 'in', orders).execute();
    await trx.deleteFrom('orders').where('id', 'in', orders).execute();
  }
  return attempts.length;
};

/** A condition on `bookings`. */
const NEVER_PAID = sql<boolean>`
  not exists (select 1 from folio_entries where booking_id = bookings.id and kind = 'payment')`;

function selectBookings(db: Db) {
  return db
    .selectFrom('bookings')
    .innerJoin('properties', 'properties.id', 'bookings.property_id')
    .leftJoin('payment_requests as request', (join) =>
      // The request for the price of a stay has its id; stays that are paid together share that of their order.
      join.on('request.id', '=', sql<string>`coalesce(bookings.order_id, bookings.id)`),
    )
    .selectAll('bookings')
    .select('properties.title')
    .select(sql<RequestJson | null>`to_jsonb(request)`.as('request'))
    .select(
      sql<readonly EntryJson[]>`(
        select coalesce(jsonb_agg(to_jsonb(entry) order by entry.position), '[]')
        from folio_entries entry where entry.booking_id = bookings.id)`.as('entries'),
    );
}

type Found = ReturnType<typeof selectBookings>;

async function all(found: Pick<Found, 'execute'>): Promise<Booking[]> {
  return (await found.execute()).map(bookingOf);
}

async function one(found: Pick<Found, 'executeTakeFirst'>): Promise<Booking | undefined> {
  const row = await found.executeTakeFirst();
  return row && bookingOf(row);
}

function bookingOf({ entries, request, title, ...row }: InferResult<Found>[number]): Booking {
  const { adults, children, infants, pets, rooms, guest_details: guest, late_charge: late, ...columns } = row;
  const { propertyId: id, freeHours, keep, moreTerms, planId, planLabel, ...same } = inCode(columns);
  return {
    ...same,
    property: { id, title },
    party: { adults, children, infants, pets, rooms },
    guest: completeGuestDetails(guest),
    folio: folioOf(entries.map(entryOf)),
    policy: { freeHours, keep, late, ...moreTerms },
    plan: planId === null ? null : { id: planId, label: planLabel ?? planId },
    request: request === null ? undefined : requestOf(request),
  };
}

function isCalled(said: string): Expression<SqlBool> {
  const reference = spokenReference(said);
  if (reference === undefined) return sql`bookings.id = ${said.trim()}`;
  return reference.includes('-')
    ? sql`bookings.reference = ${reference}`
    : sql`right(bookings.reference, 5) = ${reference}`;
}

export function roomNightsOf({ property, checkIn, checkOut, party }: Booking): RoomNights {
  return { propertyId: property.id, checkIn, checkOut, rooms: party.rooms };
}
