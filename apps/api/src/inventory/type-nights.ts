import type { CivilDate, Stay } from '@motel/booking-core';
import type { Db } from '../db/index.ts';
import { soldInAll } from './nights.ts';

/** A kind of room that is sold, and its nights in the order of time. */
export interface TypeNights {
  readonly id: string;
  readonly title: string;
  readonly nights: readonly {
    readonly date: CivilDate;
    /** Those for sale, and those sold. */
    readonly capacity: number;
    /** With those out of sale. */
    readonly sold: number;
  }[];
}

/** Rooms of a night that are sold or for sale: of a kind that is out of stock, none is left. */
export function roomsOnSale(
  isInStock: boolean,
  { capacity, sold }: { readonly capacity: number; readonly sold: number },
): number {
  return isInStock ? capacity : sold;
}

/** The night counts of every kind of room, in the owner's order. */
export async function typeNights(db: Db, stay: Stay): Promise<TypeNights[]> {
  const types = await db
    .selectFrom('properties')
    .select(['id', 'title', 'in_stock'])
    .where('is_listed', '=', true)
    .orderBy('position')
    .execute();
  const ids = types.map(({ id }) => id);
  const nights = await soldInAll(db, ids, stay);
  return types.map(({ id, title, in_stock }) => ({
    id,
    title,
    nights: (nights.get(id) ?? []).map((night) => {
      return { date: night.date, capacity: roomsOnSale(in_stock, night), sold: night.sold };
    }),
  }));
}
