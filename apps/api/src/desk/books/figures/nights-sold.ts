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
import { unitOf } from '@motel/content/words';
import { type SoldStay, soldStays } from '../../../booking/index.ts';
import type { Db } from '../../../db/index.ts';
import { currentBlocks, listRoomTypes } from '../../../inventory/index.ts';

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

/** A day. */
export interface DayFigures extends Figures {
  readonly date: CivilDate;
  /** In the order of the room types. */
  readonly types: readonly Figures[];
}

/** A day, and the same weekday 52 weeks before. */
export interface ComparedDay extends DayFigures {
  readonly before: DayFigures;
}

/** 52 weeks: a Saturday is compared with a Saturday. */
const YEAR = 364;

/** Days from a date on, beside the same days of the year before. Confirmed stays count, holds do not. */
export async function nightsSold(db: Db, from: CivilDate, length: number) {
  const closed = roomsByNight((await currentBlocks(db)).map(blockSpan));
  const start = addDays(from, -YEAR);
  const booked = await soldStays(db, from, addDays(from, length));
  const bookedThen = await soldStays(db, start, addDays(start, length));
  const [now, then] = [nightsOfStays(booked), nightsOfStays(bookedThen)];
  const isBooked = new Set([...booked, ...bookedThen].map(({ propertyId }) => propertyId));
  const types = (await listRoomTypes(db)).filter(({ id, isListed }) => isListed || isBooked.has(id));
  const dayOf = (nights: Nights, date: CivilDate): DayFigures => {
    const byType = types.map(({ id, rooms }): Figures => {
      const night = `${date} ${id}`;
      const sold = nights.sold.get(night) ?? 0;
      return {
        sold,
        // A closed room is not open; a sold one is, also of a type that is no longer for sale.
        open: Math.max(rooms - (closed.get(night) ?? 0), sold),
        arrivals: nights.arrivals.get(night) ?? 0,
        revenue: nights.revenue.get(night) ?? NO_MONEY,
      };
    });
    return { date, types: byType, ...addUp(byType) };
  };
  const days = Array.from({ length }, (_, at): ComparedDay => {
    const date = addDays(from, at);
    return { ...dayOf(now, date), before: dayOf(then, addDays(date, -YEAR)) };
  });
  return { types, days };
}

export function addUp(days: readonly Figures[]): Figures {
  return {
    sold: days.reduce((all, { sold }) => all + sold, 0),
    open: days.reduce((all, { open }) => all + open, 0),
    arrivals: days.reduce((all, { arrivals }) => all + arrivals, 0),
    revenue: sum(...days.map(({ revenue }) => revenue)),
  };
}

/** By date and room type. */
interface Nights {
  readonly sold: ReadonlyMap<string, number>;
  readonly arrivals: ReadonlyMap<string, number>;
  readonly revenue: ReadonlyMap<string, Cents>;
}

function nightsOfStays(stays: readonly SoldStay[]): Nights {
  const arrivals = new Map<string, number>();
  const revenue = new Map<string, Cents>();
  for (const stay of stays) {
    const nightAt = (at: number) => `${addDays(stay.checkIn, at)} ${stay.propertyId}`;
    arrivals.set(nightAt(0), (arrivals.get(nightAt(0)) ?? 0) + 1);
    for (const [at, amount] of nightlyRevenue(stay).entries()) {
      revenue.set(nightAt(at), sum(revenue.get(nightAt(at)) ?? NO_MONEY, amount));
    }
  }
  return { sold: roomsByNight(stays), arrivals, revenue };
}

/** The price of the rooms by night, in the proportion of the nights' prices. */
export function nightlyRevenue({
  nights,
  revenue,
  ...stay
}: Pick<SoldStay, 'checkIn' | 'checkOut' | 'nights' | 'revenue'>): Cents[] {
  const prices = nights.flatMap((run) => Array.from({ length: run.nights }, () => run.price));
  const even = Array.from({ length: nightsOf(stay) }, () => cents(1));
  const isPriced = prices.length === even.length && prices.some((price) => price > 0);
  return divide(revenue, isPriced ? prices : even, unitOf(revenue));
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
