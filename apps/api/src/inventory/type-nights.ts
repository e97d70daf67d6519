import type { Stay } from '@motel/booking-core';
import type { Db } from '../db/index.ts';
import { type Night, soldInAll } from './nights.ts';

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
      return { date: night.date, capacity: roomsOnSale(isInStock, night), sold: night.sold };
    }),
  }));
}
