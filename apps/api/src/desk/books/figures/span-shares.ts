import {
  addDays,
  type Cents,
  type CivilDate,
  daysBetween,
  nightsOf,
  sum,
  toDollars,
} from '@motel/booking-core';
import { type SoldStay, soldStays, staysGivenUp } from '../../../booking/index.ts';
import type { Db } from '../../../db/index.ts';
import { deskDayAt } from '../../../shared/desk-day.ts';
import { endOf } from '../month/month-rows.ts';
import { nightlyRevenue } from './nights-sold.ts';

/** Days back for which new bookings are counted (pick-up). */
const PICK_UP_DAYS = 7;

/** A stay with its nights within a span. */
interface Share {
  readonly stay: SoldStay;
  readonly sold: number;
  readonly revenue: Cents;
}

/** The nights of a span by where they were booked, by code, and lately; and the habits of the stays that begin in it. */
export async function spanShares(db: Db, from: CivilDate, to: CivilDate, today: CivilDate) {
  const shares = (await soldStays(db, from, addDays(to, 1))).map((stay) => shareOf(stay, from, to));
  const begin = shares.map(({ stay }) => stay).filter(({ checkIn }) => from <= checkIn);
  const ends = (await staysGivenUp(db, from, to)).map(endOf);
  const lately = shares.filter(({ stay }) => deskDayAt(stay.bookedAt) > addDays(today, -PICK_UP_DAYS));
  return {
    sources: grouped(shares, ({ stay }) => stay.source),
    codes: grouped(
      shares.filter(({ stay }) => stay.code !== null),
      ({ stay }) => stay.code ?? '',
    ),
    pickUp: { ...added(lately), days: PICK_UP_DAYS },
    stays: begin.length,
    nightsPerStay: average(begin.map(nightsOf)),
    daysAhead: average(begin.map(({ bookedAt, checkIn }) => daysBetween(deskDayAt(bookedAt), checkIn))),
    cancelled: ends.filter((end) => end === 'cancelled').length,
    noShows: ends.filter((end) => end === 'no-show').length,
  };
}

function shareOf(stay: SoldStay, from: CivilDate, to: CivilDate): Share {
  const within = nightlyRevenue(stay).filter((_, at) => {
    const date = addDays(stay.checkIn, at);
    return from <= date && date <= to;
  });
  return { stay, sold: within.length * stay.rooms, revenue: sum(...within) };
}

function grouped(shares: readonly Share[], titleOf: (share: Share) => string) {
  return [...Map.groupBy(shares, titleOf)]
    .map(([title, own]) => ({ title, ...added(own) }))
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
