import { addDays, type CivilDate, hasNight, nightDates, nightsOf, type Stay } from '@motel/booking-core';
import { sql } from 'kysely';
import type { Db, Trx } from '../db/index.ts';
import { notingSalesChange, salesChange } from './sales-state.ts';

export interface RoomNights extends Stay {
  readonly propertyId: string;
  /** 1 or more; 0 only locks. */
  readonly rooms: number;
  /** Rooms are sold that there are not: the nights' capacity grows by them, and sinks again when they are released. */
  readonly mayOversell?: boolean | undefined;
}

export interface Night {
  readonly date: CivilDate;
  readonly capacity: number;
  readonly sold: number;
  readonly free: number;
}

/** A night has too few rooms left: the transaction has to fail. */
export class SoldOut extends Error {
  constructor(propertyId: string) {
    super(`${propertyId} is sold out`);
  }
}

/**
 * Takes the rooms out of every night, in date order, so that two stays never lock nights in opposite orders (deadlock).
 * The number of rows tells whether every night had them. @returns the nights as they are then @throws SoldOut
 */
export async function takeNights(
  trx: Trx,
  { propertyId, rooms, mayOversell = false, ...stay }: RoomNights,
): Promise<Night[]> {
  const nights = nightsOf(stay);
  const { rows } = await sql<Night>`
    with noted as (${salesChange()}), taken as (
      insert into nights (property_id, date, capacity, sold)
      select property.id, ${stay.checkIn}::date + night as date,
        greatest(capacity, ${rooms}::integer), ${rooms}::integer
      from (
        -- Locks the capacity until the transaction ends.
        select id, capacity from properties where id = ${propertyId} and (capacity >= ${rooms} or ${mayOversell})
        for key share
      ) property
      cross join generate_series(0, ${sql.lit(nights - 1)}) nights_on (night)
      order by date
      on conflict (property_id, date) do update set sold = nights.sold + excluded.sold,
        capacity = greatest(nights.capacity, nights.sold + excluded.sold)
        where nights.sold + excluded.sold <= nights.capacity or ${mayOversell}
      returning date, capacity, sold
    )
    select *, capacity - sold as free from taken order by date`.execute(trx);
  if (rows.length < nights) throw new SoldOut(propertyId);
  return rows;
}

/**
 * Locks all nights before some are taken or released: by the kind of room, then in the order of time. To release some and
 * take others could deadlock without.
 */
export async function lockRuns(trx: Trx, runs: readonly RoomNights[]): Promise<void> {
  const byKind = Map.groupBy(runs, ({ propertyId }) => propertyId);
  for (const id of [...byKind.keys()].toSorted()) {
    let locked = '';
    for (const { checkIn, checkOut } of (byKind.get(id) ?? []).toSorted((one, other) =>
      one.checkIn < other.checkIn ? -1 : 1,
    )) {
      if (checkOut <= locked) continue;
      // Without rooms it locks the nights in date order, and creates missing ones.
      await takeNights(trx, { propertyId: id, checkIn, checkOut, rooms: 0 });
      locked = checkOut;
    }
  }
}

/** The rooms that a change takes beyond the stay's, as runs in the order of time; exchanged, those that it releases. */
export function gainedNights(before: RoomNights, after: RoomNights): RoomNights[] {
  const runs: RoomNights[] = [];
  for (const date of nightDates(after)) {
    const isOwn = before.propertyId === after.propertyId && hasNight(before, date);
    const rooms = after.rooms - (isOwn ? before.rooms : 0);
    if (rooms <= 0) continue;
    const last = runs.at(-1);
    const isNext = last?.checkOut === date && last.rooms === rooms;
    if (isNext) runs.pop();
    const checkIn = isNext ? last.checkIn : date;
    runs.push({ propertyId: after.propertyId, checkIn, checkOut: addDays(date, 1), rooms });
  }
  return runs;
}

/** Puts the rooms back into every night. A capacity that exceeded the property's only for sold rooms sinks again. */
export async function releaseNights(trx: Trx, { propertyId, rooms, ...stay }: RoomNights): Promise<void> {
  // Locks the capacity until the transaction ends.
  const { capacity } = await trx
    .selectFrom('properties')
    .select('capacity')
    .where('id', '=', propertyId)
    .forKeyShare()
    .executeTakeFirstOrThrow();
  // Locks the nights in date order before any of them is changed.
  await nightsWithin(trx, propertyId, stay).select('date').orderBy('date').forUpdate().execute();
  await notingSalesChange(trx)
    .updateTable('nights')
    .set((night) => ({
      sold: night('sold', '-', rooms),
      capacity: night.fn<number>('greatest', [night('sold', '-', rooms), night.val(capacity)]),
    }))
    .where('property_id', '=', propertyId)
    .where('date', '>=', stay.checkIn)
    .where('date', '<', stay.checkOut)
    .execute();
}

function nightsWithin(db: Db, propertyId: string, { checkIn, checkOut }: Stay) {
  return db
    .selectFrom('nights')
    .where('property_id', '=', propertyId)
    .where('date', '>=', checkIn)
    .where('date', '<', checkOut);
}

/** Every night of a stay in order, as its rooms are sold now. A night without a row has all of them free. */
export async function soldOn(db: Db, propertyId: string, stay: Stay): Promise<readonly Night[]> {
  return (await soldInAll(db, [propertyId], stay)).get(propertyId) ?? [];
}

export async function soldInAll(db: Db, propertyIds: readonly string[], stay: Stay) {
  const rows = await db
    .selectFrom('properties')
    .leftJoin('nights', (join) =>
      join
        .onRef('nights.property_id', '=', 'properties.id')
        .on('nights.date', '>=', stay.checkIn)
        .on('nights.date', '<', stay.checkOut),
    )
    .select(['id', 'properties.capacity as all', 'date', 'nights.capacity', 'sold'])
    .where(sql<boolean>`id = any(${propertyIds})`)
    .execute();
  const dates = nightDates(stay);
  const nightsOfType = (own: typeof rows) => {
    const known = new Map(own.map((night) => [night.date, night]));
    return dates.map((date) => {
      const { sold, capacity } = known.get(date) ?? { sold: null, capacity: null };
      const [taken, rooms] = [sold ?? 0, capacity ?? own[0]?.all ?? 0];
      const oversold = rooms - (own[0]?.all ?? rooms);
      return { date, capacity: rooms, sold: taken, free: rooms - taken, oversold };
    });
  };
  return new Map([...Map.groupBy(rows, ({ id }) => id)].map(([id, own]) => [id, nightsOfType(own)]));
}

/** The nights with rooms that are sold, with the rooms that there are: an oversold one has more sold. */
export async function nightsSoldFrom(db: Db, from: CivilDate) {
  return db
    .selectFrom('nights')
    .innerJoin('properties', 'id', 'property_id')
    .select(['property_id as propertyId', 'date', 'properties.capacity', 'sold'])
    .where('date', '>=', from)
    .where('sold', '>', 0)
    .orderBy('date')
    .orderBy('property_id')
    .execute();
}

/** The time from the first check-in of some stays to their last check-out; `undefined` where there are none. */
export function spanOver(stays: readonly Stay[]): Stay | undefined {
  const days = stays.flatMap((stay) => [stay.checkIn, stay.checkOut]).toSorted();
  const checkIn = days[0];
  const checkOut = days.at(-1);
  return checkIn === undefined || checkOut === undefined ? undefined : { checkIn, checkOut };
}

/** A kind of room that is sold, and its nights in the order of time. */
export type TypeNights = Awaited<ReturnType<typeof typeNights>>[number];

/** Rooms of a night that are sold or for sale: of a kind that is out of stock, none is left. */
export function roomsOnSale(
  isInStock: boolean,
  { capacity, sold }: Pick<Night, 'capacity' | 'sold'>,
): number {
  return isInStock ? capacity : sold;
}

/** The night counts of every kind of room, in the owner's order: the rooms for sale, and those sold or out of sale. */
export async function typeNights(db: Db, stay: Stay) {
  const types = await db
    .selectFrom('properties')
    .select(['id', 'title', 'in_stock as isInStock'])
    .where('is_listed', '=', true)
    .orderBy('position')
    .execute();
  const ids = types.map(({ id }) => id);
  const nights = await soldInAll(db, ids, stay);
  return types.map(({ id, title, isInStock }) => ({
    id,
    title,
    nights: (nights.get(id) ?? []).map((night) => {
      return { ...night, capacity: roomsOnSale(isInStock, night) };
    }),
  }));
}
