import type { Cents, CivilDate, NightRun } from '@motel/booking-core';
import { sql } from 'kysely';
import type { Db } from '../db/index.ts';
import { ROOM_LINES } from './account.ts';
import type { Booking } from './booking.ts';
import { bookingsByIds } from './store.ts';

/** A span of time by the desk's days: `from` its first day, `to` the first day after it. */
export interface BooksPeriod {
  readonly from: CivilDate;
  readonly to: CivilDate;
  /** The instants at which those days begin. */
  readonly begins: Date;
  readonly ends: Date;
}

/** The bookings that ended in a period, that were given up in it, or that money moved for in it; by their stays. */
export async function bookingsInPeriod(db: Db, period: BooksPeriod): Promise<Booking[]> {
  const { from, to, begins, ends } = period;
  const found = await db
    .selectFrom('bookings')
    .select('id')
    .where(({ or, and, eb, exists, selectFrom }) =>
      or([
        and([eb('status', '=', 'confirmed'), eb('check_out', '>=', from), eb('check_out', '<', to)]),
        and([
          eb('status', 'in', ['cancelled', 'refunded']),
          eb('status_changed_at', '>=', begins),
          eb('status_changed_at', '<', ends),
        ]),
        exists(
          selectFrom('folio_entries')
            .select('position')
            .whereRef('booking_id', '=', 'bookings.id')
            .where('kind', 'in', ['payment', 'refund'])
            .where('at', '>=', begins)
            .where('at', '<', ends),
        ),
      ]),
    )
    .execute();
  return bookingsByIds(
    db,
    found.map(({ id }) => id),
  );
}

/** Payments less refunds of a period, as the ledger has them. */
export async function moneyInPeriod(db: Db, { begins, ends }: BooksPeriod): Promise<Cents> {
  const { net } = await db
    .selectFrom('folio_entries')
    .select(
      sql<Cents>`coalesce(sum(case kind when 'payment' then amount when 'refund' then -amount end), 0)::bigint`.as(
        'net',
      ),
    )
    .where('kind', 'in', ['payment', 'refund'])
    .where('at', '>=', begins)
    .where('at', '<', ends)
    .executeTakeFirstOrThrow();
  return net;
}

/** A session that the provider calls paid, and whose payment is not in the books. */
export interface UnbookedSession {
  readonly bookingId: string;
  readonly reference: string;
}

/**
 * Sessions of bookings, changes and payment links that the provider calls paid, without a payment in the ledger; one
 * with an open or closed item about it is known to a person.
 */
export async function unbookedSessions(db: Db): Promise<UnbookedSession[]> {
  const { rows } = await sql<UnbookedSession>`
    select distinct bookings.id as "bookingId", bookings.reference
    from payment_events event
    join (
      select id, checkout_session_id as session from bookings
      union all
      select booking_id, checkout_session_id from stay_changes
      union all
      select booking_id, checkout_session_id from payment_links
    ) opened on opened.session = event.session_id
    join bookings on bookings.id = opened.id
    where event.type = 'paid'
      and not exists (select 1 from folio_entries where session_id = event.session_id and kind = 'payment')
      and not exists (select 1 from open_items where open_items.booking_id = bookings.id)
    order by 2`.execute(db);
  return rows;
}

/** Bookings that are no stay although money was taken and has not gone back, by their ids. */
export async function paidWithoutStay(db: Db): Promise<Booking[]> {
  const found = await balances(db)
    .where('status', 'in', ['held', 'expired', 'released', 'refunded'])
    .having(sql`sum(case kind when 'payment' then amount when 'refund' then -amount else 0 end)`, '>', 0)
    .execute();
  return bookingsByIds(
    db,
    found.map(({ id }) => id),
  );
}

/** Stays whose account is closed and does not balance: those that ended by a day, and those that were given up. */
export async function unbalancedStays(db: Db, day: CivilDate): Promise<Booking[]> {
  const found = await balances(db)
    .where(({ or, and, eb }) =>
      or([and([eb('status', '=', 'confirmed'), eb('check_out', '<=', day)]), eb('status', '=', 'cancelled')]),
    )
    .having(sql`sum(case kind when 'payment' then -amount else amount end)`, '<>', 0)
    .execute();
  return bookingsByIds(
    db,
    found.map(({ id }) => id),
  );
}

function balances(db: Db) {
  return db
    .selectFrom('bookings')
    .innerJoin('folio_entries', 'folio_entries.booking_id', 'bookings.id')
    .select('bookings.id')
    .groupBy('bookings.id');
}

/** A confirmed stay with its nights and the price of its rooms alone. */
export interface SoldStay {
  readonly propertyId: string;
  readonly checkIn: CivilDate;
  readonly checkOut: CivilDate;
  readonly rooms: number;
  readonly nights: readonly NightRun[];
  readonly revenue: Cents;
}

/** Confirmed stays that have a night from one date to another, without it. */
export async function soldStays(db: Db, from: CivilDate, to: CivilDate): Promise<SoldStay[]> {
  return db
    .selectFrom('bookings')
    .select(['property_id as propertyId', 'check_in as checkIn', 'check_out as checkOut', 'rooms', 'nights'])
    .select(({ selectFrom }) =>
      selectFrom('folio_entries as line')
        .select(sql<Cents>`coalesce(sum(line.amount), 0)::bigint`.as('amount'))
        .whereRef('line.booking_id', '=', 'bookings.id')
        .where('line.kind', '=', 'charge')
        .where('line.rule', '<>', 'L3')
        .where('line.what', 'in', ROOM_LINES)
        .where(
          'line.position',
          '>',
          sql<number>`coalesce((
            select max(position) from folio_entries where booking_id = bookings.id and rule = 'L4'), 0)`,
        )
        .$asScalar()
        .as('revenue'),
    )
    .where('status', '=', 'confirmed')
    .where('check_in', '<', to)
    .where('check_out', '>', from)
    .execute() as Promise<SoldStay[]>;
}

/** Rooms that stays, holds and changes that wait for their payment take on a night. */
export interface TakenNight {
  readonly propertyId: string;
  readonly date: CivilDate;
  readonly rooms: number;
}

/** The rooms of each night from a date on. */
export async function takenNights(db: Db, from: CivilDate): Promise<TakenNight[]> {
  const { rows } = await sql<TakenNight>`
    select property_id as "propertyId", night::date as date, sum(rooms)::integer as rooms
    from (
      select property_id, check_in, check_out, rooms from bookings
      where status in ('held', 'confirmed') and check_out > ${from}::date
      union all
      select run."propertyId", run."checkIn", run."checkOut", run.rooms
      from stay_changes change
      cross join lateral jsonb_to_recordset(change.held)
        as run ("propertyId" text, "checkIn" date, "checkOut" date, rooms integer)
      where change.status = 'held'
    ) taken
    cross join lateral generate_series(greatest(check_in, ${from}::date)::timestamp, check_out - interval '1 day', '1 day') night
    group by 1, 2`.execute(db);
  return rows;
}

/** A room that a stay has on a night, although the stay does not have that night, that kind of room, or so many rooms. */
export interface WrongNumber {
  readonly bookingId: string;
  readonly reference: string;
  readonly number: string;
  readonly date: CivilDate;
}

/** Room numbers from a date on that do not agree with their stays. */
export async function wrongNumbers(db: Db, from: CivilDate): Promise<WrongNumber[]> {
  const { rows } = await sql<WrongNumber>`
    select "bookingId", reference, number, date from (
      select bookings.id as "bookingId", bookings.reference, rooms.number, taken.date, bookings.rooms as sold,
        bookings.status in ('held', 'confirmed')
          and bookings.check_in <= taken.date and taken.date < bookings.check_out
          and bookings.property_id = rooms.property_id as is_theirs,
        row_number() over (partition by bookings.id, taken.date order by rooms.position) as place
      from room_nights taken
      join bookings on bookings.id = taken.booking_id
      join rooms on rooms.id = taken.room_id
      where taken.date >= ${from}::date
    ) numbered
    where not is_theirs or place > sold
    order by date, number`.execute(db);
  return rows;
}

/** Cash, or a card at the desk's terminal. */
export type DeskWay = 'cash' | 'terminal';

/** A payment at the desk, or money of it that went back. */
export interface DeskMovement {
  readonly bookingId: string;
  readonly reference: string;
  readonly kind: 'payment' | 'refund';
  readonly way: DeskWay;
  readonly amount: Cents;
  readonly at: Date;
  /** The person's name. */
  readonly by: string;
}

/** Cash and terminal of a span of time, in the order of time. A refund goes back the way its payment came. */
export async function deskMovements(db: Db, begins: Date, ends: Date): Promise<DeskMovement[]> {
  return db
    .selectFrom('folio_entries as entry')
    .innerJoin('folio_entries as payment', (join) =>
      join
        .onRef('payment.booking_id', '=', 'entry.booking_id')
        .onRef('payment.payment_reference', '=', 'entry.payment_reference')
        .on('payment.kind', '=', 'payment'),
    )
    .innerJoin('bookings', 'bookings.id', 'entry.booking_id')
    .select(['entry.booking_id as bookingId', 'bookings.reference', 'entry.amount', 'entry.at', 'entry.by'])
    .select((row) => row.ref('entry.kind').$castTo<DeskMovement['kind']>().as('kind'))
    .select((row) => row.ref('payment.what').$castTo<DeskWay>().as('way'))
    .where('payment.what', 'in', ['cash', 'terminal'])
    .where('entry.kind', 'in', ['payment', 'refund'])
    .where('entry.at', '>=', begins)
    .where('entry.at', '<', ends)
    .orderBy('entry.at')
    .orderBy('entry.booking_id')
    .orderBy('entry.position')
    .execute();
}
