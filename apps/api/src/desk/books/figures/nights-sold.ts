import {
  addDays,
  type Cents,
  type CivilDate,
  cents,
  NO_MONEY,
  nightDates,
  subtract,
  sum,
} from '@motel/booking-core';
import { mean } from '@motel/booking-core/rates';
import type { Motel } from '@motel/content/server';
import type { Db } from '../../../db/index.ts';
import { currentBlocks, listRoomTypes } from '../../../inventory/index.ts';
import { inDollars } from '../../../shared/in-dollars.ts';
import type { Paid } from '../../../shared/motel-context.ts';
import type { BookingPosted } from '../postings/day-postings.ts';
import { roomRevenue, type SoldStay, type SpanRevenue } from './room-revenue.ts';

interface Figures {
  readonly sold: number;
  /** Room nights that are not closed. */
  readonly open: number;
  readonly arrivals: number;
  /** Of the rooms alone, before extras and taxes. */
  readonly revenue: Cents;
}

export interface DayFigures extends Figures {
  readonly date: CivilDate;
  /** In the order of the room types. */
  readonly types: readonly Figures[];
}

/** A day, and the same weekday 52 weeks before. */
interface ComparedDay extends DayFigures {
  readonly before: DayFigures;
}

/** 52 weeks: a Saturday is compared with a Saturday. */
const YEAR = 364;

/** Days beside those of the year before, of confirmed stays. @param known all that the open day posts, if read */
export async function nightsSold(
  db: Db,
  motel: Motel,
  from: CivilDate,
  length: number,
  now: Date,
  known?: readonly BookingPosted[],
) {
  const closed = roomsByNight(await currentBlocks(db));
  const start = addDays(from, -YEAR);
  const booked = await roomRevenue(db, motel, from, addDays(from, length), now, known);
  const bookedThen = await roomRevenue(db, motel, start, addDays(start, length), now);
  const [nights, nightsThen] = [byNight(booked), byNight(bookedThen)];
  const isBooked = new Set(
    [booked, bookedThen].flatMap(({ stays, revenue }) => [...stays, ...revenue]).map((row) => row.propertyId),
  );
  const types = (await listRoomTypes(db)).filter(({ id, isListed }) => isListed || isBooked.has(id));
  const dayOf = (span: ReturnType<typeof byNight>, date: CivilDate): DayFigures => {
    const byType = types.map(({ id, rooms }): Figures => {
      const night = `${date} ${id}`;
      const sold = span.sold.get(night) ?? 0;
      return {
        sold,
        // A closed room is not open; a sold one is, also of a type that is no longer for sale.
        open: Math.max(rooms - (closed.get(night) ?? 0), sold),
        arrivals: span.arrivals.get(night) ?? 0,
        revenue: span.revenue.get(night) ?? NO_MONEY,
      };
    });
    return { date, types: byType, ...addUp(byType) };
  };
  const days = Array.from({ length }, (_, at): ComparedDay => {
    const date = addDays(from, at);
    return { ...dayOf(nights, date), before: dayOf(nightsThen, addDays(date, -YEAR)) };
  });
  return { types, days, booked };
}

export function addUp(days: readonly Figures[]): Figures {
  return {
    sold: days.reduce((all, { sold }) => all + sold, 0),
    open: days.reduce((all, { open }) => all + open, 0),
    arrivals: days.reduce((all, { arrivals }) => all + arrivals, 0),
    revenue: sum(...days.map(({ revenue }) => revenue)),
  };
}

/** Rooms, arrivals and revenue by date and room type. */
function byNight({ stays, revenue }: SpanRevenue) {
  const arrivals = new Map<string, number>();
  for (const { checkIn, propertyId } of stays) {
    const night = `${checkIn} ${propertyId}`;
    arrivals.set(night, (arrivals.get(night) ?? 0) + 1);
  }
  const earned = Map.groupBy(revenue, ({ date, propertyId }) => `${date} ${propertyId}`);
  const sums = [...earned].map(([night, rows]) => [night, sum(...rows.map(({ amount }) => amount))] as const);
  return { sold: roomsByNight(stays), arrivals, revenue: new Map(sums) };
}

function roomsByNight(spans: readonly Pick<SoldStay, 'propertyId' | 'checkIn' | 'checkOut' | 'rooms'>[]) {
  const rooms = new Map<string, number>();
  for (const span of spans) {
    for (const date of nightDates(span)) {
      const night = `${date} ${span.propertyId}`;
      rooms.set(night, (rooms.get(night) ?? 0) + span.rooms);
    }
  }
  return rooms;
}

export function figuresWire({ money }: Paid, { sold, open, arrivals, revenue }: Figures) {
  const [rate, perRoom] = [averageOf(money, revenue, sold), averageOf(money, revenue, open)];
  return { sold, open, arrivals, ...inDollars({ revenue, rate, perRoom }) };
}

/** A day on which more was taken off than its night earns is below $0. */
function averageOf(money: Motel['money'], revenue: Cents, count: number): Cents {
  if (count === 0) return NO_MONEY;
  const size = mean(cents(Math.abs(revenue)), count, money.unit);
  return revenue < 0 ? subtract(NO_MONEY, size) : size;
}

export function dayWire(motel: Paid, { date, types: _, before, ...figures }: ComparedDay) {
  return {
    date,
    ...figuresWire(motel, figures),
    before: { date: before.date, ...figuresWire(motel, before) },
  };
}
