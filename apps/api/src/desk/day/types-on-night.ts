import { addDays, type Cents, type CivilDate, nightPrices } from '@motel/booking-core';
import type { Db } from '../../db/index.ts';
import { currentBlocks, listPricedProperties, roomsOnSale, soldInAll } from '../../inventory/index.ts';

/** A kind of room on one night, by the counts that refuse double sales. */
export interface TypeOnNight {
  readonly type: { readonly id: string; readonly title: string };
  /** Out of stock, a kind is shown and not sold. */
  readonly isForSale: boolean;
  /** Those for sale, and those sold. */
  readonly capacity: number;
  /** Stays, holds and closures. */
  readonly sold: number;
  /** Of those sold: rooms that the desk took off sale. */
  readonly closed: number;
  /** When the first closed room is for sale again. */
  readonly closedUntil?: CivilDate;
  /** Absent on a night without a price. */
  readonly price?: Cents;
}

/** Every kind of room that the motel shows, in the owner's order. */
export async function typesOnNight(db: Db, night: CivilDate): Promise<TypeOnNight[]> {
  const listed = await listPricedProperties(db);
  if (listed === undefined) return [];
  const { properties, tariff } = listed;
  const next = addDays(night, 1);
  const ids = properties.map(({ id }) => id);
  const nights = await soldInAll(db, ids, { checkIn: night, checkOut: next });
  const blocks = (await currentBlocks(db)).filter(
    ({ check_in, check_out }) => check_in <= night && check_out > night,
  );
  return properties.map(({ id, title, capacity, in_stock }) => {
    const here = nights.get(id)?.[0] ?? { capacity, sold: 0 };
    const closures = blocks.filter(({ property_id }) => property_id === id);
    const [until] = closures.map(({ check_out }) => check_out).toSorted();
    const price = tariff.limitsOf(id) && nightPrices(tariff, id, night, next)[0]?.price;
    return {
      type: { id, title },
      isForSale: in_stock,
      capacity: roomsOnSale(in_stock, here),
      sold: here.sold,
      closed: closures.reduce((sum, { rooms }) => sum + rooms, 0),
      ...(until !== undefined && { closedUntil: until }),
      ...(price !== undefined && { price }),
    };
  });
}
