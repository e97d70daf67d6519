import type { CompanyData, Covers } from '@motel/api-client/desk-contracts';
import { addDays, type Cents, type CivilDate } from '@motel/booking-core';
import { type ColumnType, type InferResult, sql } from 'kysely';
import { type Db, type Fixed, inCode } from '../db/index.ts';
import type { Booking } from './booking.ts';
import { accountsMoved } from './day-loads.ts';
import { hasNights } from './has-nights.ts';
import { JOINED } from './orders.ts';
import { bookingsByIds } from './store.ts';

/** A booking as a row of the desk's lists: of its folio only the balance. */
export type ListedStay = ReturnType<typeof listedStayOf>;

export async function listedStays(db: Db, ids: readonly string[]): Promise<ListedStay[]> {
  if (ids.length === 0) return [];
  return all(selectListed(db).where('bookings.id', 'in', ids));
}

/** The stays of an order, in the order in which they were booked. */
export async function staysOfOrder(db: Db, orderId: string): Promise<ListedStay[]> {
  return all(
    selectListed(db).where('bookings.order_id', '=', orderId).orderBy(JOINED).orderBy('bookings.id'),
  );
}

/** The confirmed stays with a night from the day before to the day after, that end on it, or with guests in. */
export async function staysAround(db: Db, day: CivilDate): Promise<ListedStay[]> {
  return all(
    selectListed(db)
      .where('bookings.status', '=', 'confirmed')
      .where('bookings.check_in', '<=', addDays(day, 1))
      .where(({ or, and, eb }) =>
        or([
          hasNights(addDays(day, -1), addDays(day, 2)),
          and([eb('bookings.arrived_at', 'is not', null), eb('bookings.left_at', 'is', null)]),
        ]),
      ),
  );
}

/** The stays whose guests are in the house, also those whose nights are over. */
export async function staysInHouse(db: Db): Promise<ListedStay[]> {
  return all(
    selectListed(db)
      .where('bookings.status', '=', 'confirmed')
      .where('bookings.arrived_at', 'is not', null)
      .where('bookings.left_at', 'is', null)
      .orderBy('bookings.check_out'),
  );
}

/** The confirmed stays whose first night has begun and whose guests are not checked in, however long ago. */
export async function staysNotCome(db: Db, today: CivilDate): Promise<ListedStay[]> {
  return all(
    selectListed(db)
      .where('bookings.status', '=', 'confirmed')
      .where('bookings.arrived_at', 'is', null)
      .where('bookings.left_at', 'is', null)
      .where('bookings.check_in', '<=', today),
  );
}

/** Held and confirmed bookings with a night from one date to another, both inclusive; by their first night. */
export async function listedStaysWithin(db: Db, from: CivilDate, to: CivilDate): Promise<ListedStay[]> {
  return all(
    selectListed(db)
      .where('bookings.status', 'in', ['held', 'confirmed'])
      .where(hasNights(from, addDays(to, 1))),
  );
}

/** Unpaid holds of guests, and of the desk, that end until an instant; the first to end first. */
export async function listedHolds(db: Db, until: { readonly guests: Date; readonly desk: Date }) {
  return all(
    selectListed(db)
      .where('bookings.status', '=', 'held')
      .where(({ or, and, eb }) =>
        or([
          eb('request.open_until', '<=', until.guests),
          and([eb('bookings.source', '<>', 'website'), eb('request.open_until', '<=', until.desk)]),
        ]),
      )
      .orderBy('request.open_until'),
  );
}

/** Until when a hold can be paid; null where nothing is asked for. */
const heldUntil = sql<Date | null>`least(request.open_until, request.expires_at)`.as('held_until');

function selectListed(db: Db) {
  return db
    .selectFrom('bookings')
    .innerJoin('properties', 'properties.id', 'bookings.property_id')
    .leftJoin('payment_requests as request', (join) => join.onRef('request.id', '=', 'bookings.id'))
    .leftJoin('orders', 'orders.id', 'order_id')
    .select(['bookings.id', 'bookings.reference', 'bookings.status', 'order_id', 'orders.name as order_name'])
    .select(heldUntil)
    .select(['bookings.check_in', 'bookings.check_out', 'bookings.rooms'])
    .select(['bookings.expected_time', 'bookings.arrived_at', 'bookings.left_at', 'bookings.car'])
    .select(['bookings.adults', 'bookings.children', 'bookings.infants', 'bookings.pets'])
    .select(['bookings.property_id', 'properties.title', 'bookings.guest_details as guest'])
    .select(
      sql<Cents>`(
        select coalesce(sum(case kind when 'payment' then -amount else amount end), 0)::bigint
        from folio_entries where booking_id = bookings.id)`.as('balance'),
    )
    .select(payerName);
}

/** The company that owes the balance of a booking, by its name; none where the guest does. */
export async function payerOf(db: Db, id: string): Promise<string | null | undefined> {
  const found = db.selectFrom('bookings').select(payerName).where('bookings.id', '=', id);
  return (await found.executeTakeFirst())?.payer;
}

type Found = ReturnType<typeof selectListed>;

/** By the first night, after the order of the query. */
async function all(found: Found): Promise<ListedStay[]> {
  const rows = await found.orderBy('bookings.check_in').orderBy('bookings.id').execute();
  return rows.map(listedStayOf);
}

function listedStayOf({ guest, property_id: id, title, ...row }: InferResult<Found>[number]) {
  const { adults, children, infants, pets, rooms, ...same } = row;
  return {
    ...inCode(same),
    firstName: guest.firstname,
    lastName: guest.lastname,
    phone: guest.phone,
    property: { id, title },
    party: { adults, children, infants, pets, rooms },
  };
}

/** Days after which an account that does not balance has been shown on so many mornings that it is no news. */
const LOOKED_AT = 400;

/** The ids of the bookings whose accounts are looked at: they have a night, or money has moved, in the 400 days before a day. */
export function lookedAtOn(day: CivilDate) {
  const since = addDays(day, -LOOKED_AT);
  return sql<string>`(
    select id from bookings where ${hasNights(since)}
    union ${accountsMoved(since)})`;
}

/** Stays whose account is closed and does not balance, of those that are looked at: ended by a day, or given up. */
export async function unbalancedStays(db: Db, day: CivilDate): Promise<Booking[]> {
  const found = await balances(db)
    .where('bookings.id', 'in', lookedAtOn(day))
    .where(({ or, and, eb }) =>
      or([and([eb('status', '=', 'confirmed'), eb('check_out', '<=', day)]), eb('status', '=', 'cancelled')]),
    )
    .where(sql<boolean>`not exists (select 1 from ${payers})`)
    .having(sql`sum(case kind when 'payment' then -amount else amount end)`, '<>', 0)
    .execute();
  const ids = found.map(({ id }) => id);
  return bookingsByIds(db, ids);
}

export function balances(db: Db) {
  return db
    .selectFrom('bookings')
    .innerJoin('folio_entries', 'folio_entries.booking_id', 'bookings.id')
    .select('bookings.id')
    .groupBy('bookings.id');
}

/** The version of each stay by its id: a change of it, its guest, payer, wishes, rooms, money or links changes it. */
export async function stayVersions(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('bookings')
    .select('bookings.id')
    .select(VERSION.as('version'))
    .where(sql<boolean>`bookings.id = any(${ids})`)
    .execute();
  return new Map(rows.map(({ id, version }) => [id, version]));
}

const VERSION = sql<string>`left(md5(jsonb_build_array(
  to_jsonb(bookings),
  (select count(*) from folio_entries where booking_id = bookings.id),
  (select jsonb_agg(jsonb_build_array(room_id, date) order by date, room_id)
    from room_nights where booking_id = bookings.id),
  (select jsonb_agg(jsonb_build_array(wish, near_booking_id) order by wish)
    from stay_wishes where booking_id = bookings.id),
  (select jsonb_agg(jsonb_build_array(company_id, covers)) from stay_payers where booking_id = bookings.id),
  (select jsonb_agg(id order by id) from stay_changes where booking_id = bookings.id and status = 'held'),
  (select jsonb_agg(id order by id)
    from payment_requests where booking_id = bookings.id and purpose = 'balance' and status = 'open')
)::text), 16)`;

declare module '../db/database.ts' {
  interface Database {
    companies: {
      id: Fixed<string>;
      name: string;
      address_lines: ColumnType<readonly string[], string, string>;
      tax_number: string;
      contact: string;
      email: string;
      code: string;
      pay_days: number;
      /** When its invoices are issued by themselves; null: by a press. */
      invoiced_every: 'week' | 'month' | null;
      language: CompanyData['language'];
      created_at: Fixed<Date>;
    };
    /** The company that pays for a stay; without a row its guest does. */
    stay_payers: {
      booking_id: Fixed<string>;
      company_id: string;
      covers: Covers;
    };
  }
}

/** The company that pays all that a booking owes. One that pays the stay alone leaves articles to the guest. */
const payers = sql`
  stay_payers join companies on companies.id = company_id
  where stay_payers.booking_id = bookings.id and (covers = 'all' or not exists (
    select 1 from folio_entries where booking_id = bookings.id and part in ('article', 'article-tax')))`;

const payerName = sql<string | null>`(select name from ${payers})`.as('payer');
