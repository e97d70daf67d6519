import type { BookingStatus, Cents, CivilDate, Party, Stay } from '@motel/booking-core';
import { type InferResult, sql } from 'kysely';
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
  /** Of a hold: until when its rooms are held. */
  readonly heldUntil: Date;
}

/** Bookings by their ids, in no order. */
export async function listedStays(db: Db, ids: readonly string[]): Promise<ListedStay[]> {
  if (ids.length === 0) return [];
  return all(selectListed(db).where('bookings.id', 'in', ids));
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

function selectListed(db: Db) {
  return db
    .selectFrom('bookings')
    .innerJoin('properties', 'properties.id', 'bookings.property_id')
    .select(['bookings.id', 'bookings.reference', 'bookings.status', 'bookings.held_until'])
    .select(['bookings.check_in', 'bookings.check_out', 'bookings.rooms', 'bookings.expected_time'])
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
    heldUntil: row.held_until,
  };
}
