import { addDays, type Cents, type CivilDate } from '@motel/booking-core';
import { nightShares } from '@motel/booking-core/booking';
import { type Motel, unitOf } from '@motel/content/server';
import { sql } from 'kysely';
import { type Booking, bookingsByIds, hasNights } from '../../../booking/index.ts';
import type { Db } from '../../../db/index.ts';
import { deskDayAt } from '../../../shared/motel-time.ts';
import { type BookingPosted, postedOfDay } from '../postings/day-postings.ts';
import { endingDay, firstOpenDay } from '../postings/day-tables.ts';

export type SpanRevenue = Awaited<ReturnType<typeof roomRevenue>>;

/** Stays and revenue by day, before `to`: as posted, as the open day would post now, and shares of prices (L8). */
export async function roomRevenue(
  db: Db,
  motel: Motel,
  from: CivilDate,
  to: CivilDate,
  now: Date,
  known?: readonly BookingPosted[],
) {
  const open = await firstOpenDay(db, motel, now);
  const hasBegun = open <= deskDayAt(motel, now);
  const posted = [
    ...(await postedBetween(db, from, to)),
    ...(hasBegun && from <= open && open < to ? await postedNow(db, motel, open, now, known) : []),
  ];
  const stays = await soldStays(db, from, to, [...new Set(posted.map(({ id }) => id))]);
  const byId = new Map(stays.map((stay) => [stay.id, stay]));
  const sold = stays.filter(({ isSold }) => isSold);
  const isLater = (date: CivilDate) => (hasBegun ? open < date : open <= date) && from <= date && date < to;
  return {
    stays: sold,
    revenue: [
      ...posted.map(({ id, propertyId, ...line }) => {
        // None where it is there no longer, such as that of an import that was taken back.
        const stay = byId.get(id);
        // Days that ended long ago have not posted the kind.
        return { ...line, propertyId: propertyId || (stay?.propertyId ?? ''), stay };
      }),
      ...sold.flatMap((stay) =>
        nightShares(stay.revenue, stay, unitOf(motel.money, stay.revenue)).flatMap((amount, at) => {
          const date = addDays(stay.checkIn, at);
          return isLater(date) ? [{ date, propertyId: stay.propertyId, amount, stay }] : [];
        }),
      ),
    ],
  };
}

async function postedBetween(db: Db, from: CivilDate, to: CivilDate) {
  return db
    .selectFrom('journal_lines')
    .select(['booking_id as id', 'date', 'name as propertyId'])
    .select(sql<Cents>`sum(amount)::bigint`.as('amount'))
    .where('account', '=', 'room')
    .where('date', '>=', from)
    .where('date', '<', to)
    .groupBy(['booking_id', 'date', 'name'])
    .execute();
}

async function postedNow(db: Db, motel: Motel, date: CivilDate, now: Date, known?: readonly BookingPosted[]) {
  const posted = known ?? (await postedOfDay(db, motel, await endingDay(db, motel, date, now)));
  return posted.flatMap(({ id, lines }) =>
    lines
      .filter(({ account }) => account === 'room')
      .map(({ name: propertyId, amount }) => ({ id, date, propertyId, amount })),
  );
}

export type SoldStay = Awaited<ReturnType<typeof soldStays>>[number];

/** Confirmed stays with a night from one date to before another (`isSold`), others by ids; the price is the rooms'. */
async function soldStays(db: Db, from: CivilDate, to: CivilDate, others: readonly string[] = []) {
  const isSold = sql<boolean>`(status = 'confirmed' and ${hasNights(from, to)})`;
  return db
    .selectFrom('bookings')
    .select(['id', isSold.as('isSold')])
    .select(['property_id as propertyId', 'check_in as checkIn', 'check_out as checkOut', 'rooms', 'nights'])
    .select(['promotion_code as code', 'created_at as bookedAt', 'source'])
    .select(({ selectFrom }) =>
      selectFrom('folio_entries as line')
        .select(
          sql<Cents>`coalesce(sum(line.amount - coalesce((line.share #>> '{included,amount}')::bigint, 0)), 0)::bigint`.as(
            'amount',
          ),
        )
        .whereRef('line.booking_id', '=', 'bookings.id')
        .where('line.part', '<>', 'closing')
        .where(({ or, eb }) =>
          or([
            eb('line.part', '=', 'room'),
            // A tax in the price of the rooms is not what they earn (F27).
            sql<boolean>`line.share @> '{"included": {"of": ["rooms"]}}'`,
          ]),
        )
        .where(
          'line.position',
          '>',
          sql<number>`coalesce((
            select max(position) from folio_entries where booking_id = bookings.id and part = 'reversal'), 0)`,
        )
        .$asScalar()
        .$notNull()
        .as('revenue'),
    )
    .where(({ or }) => or([isSold, sql<boolean>`id = any(${others})`]))
    .execute();
}

/** The stays from one date to another, both inclusive, that were given up after they were booked. */
export async function staysGivenUp(db: Db, from: CivilDate, to: CivilDate): Promise<Booking[]> {
  const found = await db
    .selectFrom('bookings')
    .select('id')
    .where('status', '=', 'cancelled')
    .where(hasNights(from, addDays(to, 1)))
    .where('check_in', '>=', from)
    .execute();
  const ids = found.map(({ id }) => id);
  return bookingsByIds(db, ids);
}
