import {
  addDays,
  type Cents,
  type CivilDate,
  cents,
  divide,
  NO_MONEY,
  nightDates,
  nightsOf,
  sum,
} from '@motel/booking-core';
import { mean } from '@motel/booking-core/rates';
import { type SoldStay, soldStays } from '../../../booking/index.ts';
import { currentBlocks, listRoomTypes } from '../../../inventory/index.ts';
import { deskDay } from '../../../shared/desk-day.ts';
import type { DeskContext } from '../../../staff/index.ts';

/** Rooms and money of a day, or of several. */
export interface Figures {
  /** Room nights that are sold. */
  readonly sold: number;
  /** Room nights that are not closed. */
  readonly open: number;
  readonly arrivals: number;
  /** Of the rooms alone, before extras and taxes. */
  readonly revenue: Cents;
}

/** A day ahead, and the same weekday 52 weeks before. */
export interface DayAhead extends Figures {
  readonly date: CivilDate;
  /** In the order of the room types. */
  readonly types: readonly Pick<Figures, 'sold' | 'open'>[];
  readonly before: Figures & { readonly date: CivilDate };
}

const DAYS_AHEAD = 90;
const SHORT_SPAN = 14;
/** 52 weeks: a Saturday is compared with a Saturday. */
const YEAR = 364;

/** The bookings from today on, beside the same days of last year. Confirmed stays count, holds do not. */
export async function lookAhead({ db, clock }: DeskContext) {
  const today = deskDay(clock);
  const closed = roomsByNight((await currentBlocks(db)).map(blockSpan));
  const dates = datesFrom(today, DAYS_AHEAD);
  const booked = await soldStays(db, today, addDays(today, DAYS_AHEAD));
  const start = addDays(today, -YEAR);
  const bookedThen = await soldStays(db, start, addDays(start, DAYS_AHEAD));
  const [now, then] = [daysOf(booked), daysOf(bookedThen)];
  const isBooked = new Set([...booked, ...bookedThen].map(({ propertyId }) => propertyId));
  const types = (await listRoomTypes(db)).filter(({ id, isListed }) => isListed || isBooked.has(id));

  const soldOn = (days: Days, date: CivilDate, id: string) => days.sold.get(`${date} ${id}`) ?? 0;
  /** A closed room is not open; a sold one is, also of a type that is no longer for sale. */
  const openOn = (days: Days, date: CivilDate, { id, rooms }: (typeof types)[number]) =>
    Math.max(rooms - (closed.get(`${date} ${id}`) ?? 0), soldOn(days, date, id));
  const figuresOn = (days: Days, date: CivilDate): Figures => ({
    sold: types.reduce((sold, { id }) => sold + soldOn(days, date, id), 0),
    open: types.reduce((open, type) => open + openOn(days, date, type), 0),
    arrivals: days.arrivals.get(date) ?? 0,
    revenue: days.revenue.get(date) ?? NO_MONEY,
  });
  const days: DayAhead[] = dates.map((date) => {
    const lastYear = addDays(date, -YEAR);
    return {
      date,
      ...figuresOn(now, date),
      types: types.map((type) => ({
        sold: soldOn(now, date, type.id),
        open: openOn(now, date, type),
      })),
      before: { date: lastYear, ...figuresOn(then, lastYear) },
    };
  });
  const spans = [SHORT_SPAN, DAYS_AHEAD].map((length) => {
    const within = days.slice(0, length);
    return { days: length, ...addUp(within), before: addUp(within.map(({ before }) => before)) };
  });
  return { types, days, spans };
}

/** The revenue for each room night sold, to the cent. */
export function averageRate({ revenue, sold }: Pick<Figures, 'revenue' | 'sold'>): Cents {
  return sold === 0 ? NO_MONEY : mean(revenue, sold);
}

function addUp(days: readonly Figures[]): Figures {
  return {
    sold: days.reduce((all, { sold }) => all + sold, 0),
    open: days.reduce((all, { open }) => all + open, 0),
    arrivals: days.reduce((all, { arrivals }) => all + arrivals, 0),
    revenue: sum(NO_MONEY, ...days.map(({ revenue }) => revenue)),
  };
}

interface Days {
  /** By date and room type. */
  readonly sold: ReadonlyMap<string, number>;
  readonly arrivals: ReadonlyMap<CivilDate, number>;
  readonly revenue: ReadonlyMap<CivilDate, Cents>;
}

function daysOf(stays: readonly SoldStay[]): Days {
  const arrivals = new Map<CivilDate, number>();
  const revenue = new Map<CivilDate, Cents>();
  for (const stay of stays) {
    arrivals.set(stay.checkIn, (arrivals.get(stay.checkIn) ?? 0) + 1);
    for (const [at, amount] of nightlyRevenue(stay).entries()) {
      const date = addDays(stay.checkIn, at);
      revenue.set(date, sum(revenue.get(date) ?? NO_MONEY, amount));
    }
  }
  return { sold: roomsByNight(stays), arrivals, revenue };
}

/** The price of the rooms by night, in the proportion of the nights' prices. */
export function nightlyRevenue({ nights, revenue, ...stay }: SoldStay): Cents[] {
  const prices = nights.flatMap((run) => Array.from({ length: run.nights }, () => run.price));
  const even = Array.from({ length: nightsOf(stay) }, () => cents(1));
  const isPriced = prices.length === even.length && prices.some((price) => price > 0);
  return divide(revenue, isPriced ? prices : even);
}

/** Rooms by date and room type. */
function roomsByNight(
  spans: readonly Pick<SoldStay, 'propertyId' | 'checkIn' | 'checkOut' | 'rooms'>[],
): Map<string, number> {
  const rooms = new Map<string, number>();
  for (const span of spans) {
    for (const date of nightDates(span)) {
      const night = `${date} ${span.propertyId}`;
      rooms.set(night, (rooms.get(night) ?? 0) + span.rooms);
    }
  }
  return rooms;
}

function blockSpan(block: Awaited<ReturnType<typeof currentBlocks>>[number]) {
  const { property_id: propertyId, check_in: checkIn, check_out: checkOut, rooms } = block;
  return { propertyId, checkIn, checkOut, rooms };
}

function datesFrom(first: CivilDate, days: number): CivilDate[] {
  return Array.from({ length: days }, (_, day) => addDays(first, day));
}
