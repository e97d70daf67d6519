import {
  addDays,
  type BookingStatus,
  type Cents,
  type CivilDate,
  type Party,
  type Stay,
} from '@motel/booking-core';
import { type InferResult, type SqlBool, sql } from 'kysely';
import type { Db } from '../db/index.ts';

/** A booking as a row of the desk's lists: of its folio only the balance. */
export interface ListedStay extends Stay {
  readonly id: string;
  readonly reference: string;
  readonly status: BookingStatus;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly property: { readonly id: string; readonly title: string };
  readonly party: Party;
  /** What the guest still owes (L2). */
  readonly balance: Cents;
  /** `HH:MM`, if the guest said when they come. */
  readonly expectedTime: string | null;
  readonly arrivedAt: Date | null;
  readonly leftAt: Date | null;
  /** Of a hold: until when its rooms are held. */
  readonly heldUntil: Date;
}

/** Bookings by their ids, in no order. */
export async function listedStays(db: Db, ids: readonly string[]): Promise<ListedStay[]> {
  if (ids.length === 0) return [];
  return all(selectListed(db).where('bookings.id', 'in', ids));
}

/**
 * The confirmed stays around a night: those that have a night from the day before to the day after, that end on it, or
 * whose guests are still in the house.
 */
export async function staysAround(db: Db, day: CivilDate): Promise<ListedStay[]> {
  return all(
    selectListed(db)
      .where('bookings.status', '=', 'confirmed')
      .where('bookings.check_in', '<=', addDays(day, 1))
      .where(({ or, and, eb }) =>
        or([
          eb('bookings.check_out', '>=', day),
          and([eb('bookings.arrived_at', 'is not', null), eb('bookings.left_at', 'is', null)]),
        ]),
      )
      .orderBy('bookings.check_in')
      .orderBy('bookings.id'),
  );
}

/** Held and confirmed bookings with a night from one date to another, both inclusive; by their first night. */
export async function listedStaysWithin(db: Db, from: CivilDate, to: CivilDate): Promise<ListedStay[]> {
  return all(
    selectListed(db)
      .where('bookings.status', 'in', ['held', 'confirmed'])
      .where('bookings.check_in', '<=', to)
      .where('bookings.check_out', '>', from)
      .orderBy('bookings.check_in')
      .orderBy('bookings.id'),
  );
}

/** Unpaid holds of guests, and of the desk, that end until an instant; the first to end first. */
export async function listedHolds(
  db: Db,
  until: { readonly guests: Date; readonly desk: Date },
): Promise<ListedStay[]> {
  return all(
    selectListed(db)
      .where('bookings.status', '=', 'held')
      .where(({ or, and, eb }) =>
        or([
          eb('bookings.held_until', '<=', until.guests),
          and([eb('bookings.auth_session_id', 'is', null), eb('bookings.held_until', '<=', until.desk)]),
        ]),
      )
      .orderBy('bookings.held_until')
      .orderBy('bookings.id'),
  );
}

function selectListed(db: Db) {
  return db
    .selectFrom('bookings')
    .innerJoin('properties', 'properties.id', 'bookings.property_id')
    .select(['bookings.id', 'bookings.reference', 'bookings.status', 'bookings.held_until'])
    .select(['bookings.check_in', 'bookings.check_out', 'bookings.rooms'])
    .select(['bookings.expected_time', 'bookings.arrived_at', 'bookings.left_at'])
    .select(['bookings.adults', 'bookings.children', 'bookings.infants', 'bookings.pets'])
    .select(['bookings.property_id', 'properties.title', 'bookings.guest_details as guest'])
    .select(
      sql<Cents>`(
        select coalesce(sum(case kind when 'payment' then -amount else amount end), 0)::bigint
        from folio_entries where booking_id = bookings.id)`.as('balance'),
    );
}

type Found = ReturnType<typeof selectListed>;

async function all(found: Pick<Found, 'execute'>): Promise<ListedStay[]> {
  return (await found.execute()).map(listedStayOf);
}

function listedStayOf(row: InferResult<Found>[number]): ListedStay {
  const { adults, children, infants, pets, rooms } = row;
  return {
    id: row.id,
    reference: row.reference,
    status: row.status,
    firstName: row.guest.firstname,
    lastName: row.guest.lastname,
    phone: row.guest.phone,
    property: { id: row.property_id, title: row.title },
    checkIn: row.check_in,
    checkOut: row.check_out,
    party: { adults, children, infants, pets, rooms },
    balance: row.balance,
    expectedTime: row.expected_time,
    arrivedAt: row.arrived_at,
    leftAt: row.left_at,
    heldUntil: row.held_until,
  };
}

/** The parts of a booking by which the desk's search finds it. */
export interface FindableStay extends Stay {
  readonly id: string;
  readonly reference: string;
  readonly status: BookingStatus;
  readonly name: string;
  readonly phone: string;
  /** The number with which the guest signs in. */
  readonly mobile: string;
  readonly email: string;
}

/** More than a busy motel's year. */
const MOST_NEAR = 20_000;
const MOST_OLD = 50;

/** Bookings that end on a date or later, all statuses. */
export async function findableStays(db: Db, since: CivilDate): Promise<FindableStay[]> {
  return selectFindable(db)
    .where('check_out', '>=', since)
    .orderBy('check_out', 'desc')
    .orderBy('bookings.id')
    .limit(MOST_NEAR)
    .execute();
}

/** The latest bookings that ended before a date and have each of the words, in small letters, in some text. */
export async function findableOldStays(
  db: Db,
  before: CivilDate,
  words: readonly string[],
): Promise<FindableStay[]> {
  const texts = sql`lower(concat_ws(' ', guest_details ->> 'firstname', guest_details ->> 'lastname',
    guest_details ->> 'email', reference, regexp_replace(guest_details ->> 'phone', '\\D', '', 'g'), mobile))`;
  return selectFindable(db)
    .where('check_out', '<', before)
    .where(({ and }) => and(words.map((word) => sql<SqlBool>`strpos(${texts}, ${word}) > 0`)))
    .orderBy('check_out', 'desc')
    .orderBy('bookings.id')
    .limit(MOST_OLD)
    .execute();
}

function selectFindable(db: Db) {
  return db
    .selectFrom('bookings')
    .innerJoin('guests', 'guests.id', 'bookings.guest_id')
    .select(['bookings.id', 'reference', 'status', 'check_in as checkIn', 'check_out as checkOut', 'mobile'])
    .select(sql<string>`concat(guest_details ->> 'firstname', ' ', guest_details ->> 'lastname')`.as('name'))
    .select([
      sql<string>`guest_details ->> 'phone'`.as('phone'),
      sql<string>`guest_details ->> 'email'`.as('email'),
    ]);
}

/** The last night before a date on which guests who came had each room; those who never came have not used it. */
export async function lastSlept(db: Db, before: CivilDate): Promise<ReadonlyMap<string, CivilDate>> {
  const rows = await db
    .selectFrom('room_nights')
    .innerJoin('bookings', 'bookings.id', 'room_nights.booking_id')
    .select(({ fn }) => ['room_nights.room_id as roomId', fn.max('room_nights.date').as('slept')])
    .where('room_nights.date', '<', before)
    .where('bookings.arrived_at', 'is not', null)
    .groupBy('room_nights.room_id')
    .execute();
  return new Map(rows.map(({ roomId, slept }) => [roomId, slept]));
}
