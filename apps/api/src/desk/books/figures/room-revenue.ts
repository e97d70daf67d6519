import { addDays, type Cents, type CivilDate, nightShares } from '@motel/booking-core';
import { type Motel, unitOf } from '@motel/content/server';
import { sql } from 'kysely';
import type { Db } from '../../../db/index.ts';
import type { Paid } from '../../../shared/motel-context.ts';
import { deskDayAt } from '../../../shared/motel-time.ts';
import { type BookingPosted, postedOfDay } from '../postings/day-postings.ts';
import { endingDay, firstOpenDay } from '../postings/day-tables.ts';
import { type SoldStay, soldStays } from './sold-stays.ts';

/** Revenue of the rooms of a kind on a day, by a stay. */
export interface RoomRevenue {
  readonly date: CivilDate;
  readonly propertyId: string;
  readonly amount: Cents;
  /** `undefined` for one that is there no longer, such as that of an import that was taken back. */
  readonly stay: SoldStay | undefined;
}

/** The confirmed stays of a span of nights, and what their rooms earn in it. */
export interface SpanRevenue {
  readonly stays: readonly SoldStay[];
  readonly revenue: readonly RoomRevenue[];
}

/**
 * The confirmed stays of a span of nights, and the revenue of the rooms by day: of days that have ended what they have
 * posted, of the open one what it would post now, and of later nights their shares of the prices (L8).
 * @param to the day after the last one
 * @param known all that the open day would post, where the caller has it
 */
export async function roomRevenue(
  db: Db,
  motel: Motel,
  from: CivilDate,
  to: CivilDate,
  now: Date,
  known?: readonly BookingPosted[],
): Promise<SpanRevenue> {
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
        const stay = byId.get(id);
        // Days that ended long ago have not posted the kind.
        return { ...line, propertyId: propertyId || (stay?.propertyId ?? ''), stay };
      }),
      ...sold.flatMap((stay) =>
        nightlyRevenue(motel, stay).flatMap((amount, at) => {
          const date = addDays(stay.checkIn, at);
          return isLater(date) ? [{ date, propertyId: stay.propertyId, amount, stay }] : [];
        }),
      ),
    ],
  };
}

function nightlyRevenue({ money }: Paid, stay: SoldStay): Cents[] {
  return nightShares(stay.revenue, stay, unitOf(money, stay.revenue));
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
