import {
  addDays,
  type Cents,
  type CivilDate,
  daysBetween,
  NO_MONEY,
  nightDates,
  nightsOf,
  sum,
  toDollars,
} from '@motel/booking-core';
import type { Motel } from '@motel/content/server';
import type { BookingSource } from '../../../booking/index.ts';
import type { Db } from '../../../db/index.ts';
import { deskDayAt } from '../../../shared/motel-time.ts';
import { endOf } from '../stay-end.ts';
import { type SoldStay, type SpanRevenue, staysGivenUp } from './room-revenue.ts';

/** Days back for which new bookings are counted (pick-up). */
const PICK_UP_DAYS = 7;

/** The nights of a span by where they were booked, by code, and lately; and the habits of the stays that begin in it. */
export async function spanShares(
  db: Db,
  motel: Motel,
  { stays, revenue }: SpanRevenue,
  { from, to }: { readonly from: CivilDate; readonly to: CivilDate },
  today: CivilDate,
) {
  const begin = stays.filter(({ checkIn }) => from <= checkIn);
  const ends = (await staysGivenUp(db, from, to)).map((stay) => endOf(motel, stay));
  const since = addDays(today, -PICK_UP_DAYS);
  const shares: Share[] = [
    ...stays.map((stay) => ({ stay, sold: nightsWithin(stay, from, to) * stay.rooms, revenue: NO_MONEY })),
    ...revenue.map(({ stay, amount }) => ({ stay, sold: 0, revenue: amount })),
  ];
  const lately = shares.filter(({ stay }) => stay !== undefined && deskDayAt(motel, stay.bookedAt) > since);
  return {
    sources: grouped(shares, ({ stay }) => SOURCES[stay?.source ?? 'import']),
    codes: grouped(
      shares.filter(({ stay }) => stay?.code != null),
      ({ stay }) => stay?.code ?? '',
    ),
    pickUp: { ...added(lately), days: PICK_UP_DAYS },
    stays: begin.length,
    nightsPerStay: average(begin.map(nightsOf)),
    daysAhead: average(
      begin.map(({ bookedAt, checkIn }) => daysBetween(deskDayAt(motel, bookedAt), checkIn)),
    ),
    cancelled: ends.filter((end) => end === 'cancelled').length,
    noShows: ends.filter((end) => end === 'no-show').length,
  };
}

export const SOURCES: Readonly<Record<BookingSource, string>> = {
  website: 'Website',
  desk: 'Desk',
  import: 'Brought over',
};

interface Share {
  readonly stay: SoldStay | undefined;
  readonly sold: number;
  readonly revenue: Cents;
}

function nightsWithin(stay: SoldStay, from: CivilDate, to: CivilDate): number {
  return nightDates(stay).filter((date) => from <= date && date <= to).length;
}

function grouped(shares: readonly Share[], titleOf: (share: Share) => string) {
  return [...Map.groupBy(shares, titleOf)]
    .map(([title, own]) => ({ title, ...added(own) }))
    .filter(({ sold, revenue }) => sold !== 0 || revenue !== 0)
    .toSorted((a, b) => b.revenue - a.revenue);
}

function added(shares: readonly Share[]) {
  return {
    sold: shares.reduce((all, { sold }) => all + sold, 0),
    revenue: toDollars(sum(...shares.map(({ revenue }) => revenue))),
  };
}

/** To one decimal; 0 of nothing. */
function average(counts: readonly number[]): number {
  const all = counts.reduce((total, count) => total + count, 0);
  return counts.length === 0 ? 0 : Number((all / counts.length).toFixed(1));
}
