import { nightDates, type Stay } from '@motel/booking-core';
import type { Trx } from './database.ts';
import { isRefusedBy } from './database-error.ts';

/** Rooms of one property over the nights of one stay. */
export interface RoomNights extends Stay {
  readonly propertyId: string;
  /** 1 or more to be sold. */
  readonly rooms: number;
}

/**
 * Takes the rooms out of every night, in date order so that stays asked for in opposite directions never wait for
 * each other in a circle. It is the table that refuses: nothing is looked up before.
 * @throws what `isSoldOut` knows, when a night has too few rooms left; the transaction is lost then
 */
export async function takeNights(trx: Trx, { propertyId, rooms, ...stay }: RoomNights): Promise<void> {
  const capacity = await keepCapacity(trx, propertyId);
  await trx
    .insertInto('nights')
    .values(nightDates(stay).map((date) => ({ property_id: propertyId, date, capacity, sold: rooms })))
    .onConflict((conflict) =>
      conflict
        .columns(['property_id', 'date'])
        .doUpdateSet((night) => ({ sold: night('nights.sold', '+', night.ref('excluded.sold')) })),
    )
    .execute();
}

/**
 * Waits for nights in date order and keeps them, made where they are not there yet. For whoever is going to give some
 * back and take others: without this they could wait in a circle with somebody else.
 */
export async function keepNights(trx: Trx, propertyId: string, stay: Stay): Promise<void> {
  await takeNights(trx, { ...stay, propertyId, rooms: 0 });
}

/** Puts the rooms back into every night. A capacity that was kept up only for what was sold sinks with it. */
export async function giveNightsBack(trx: Trx, { propertyId, rooms, ...stay }: RoomNights): Promise<void> {
  const capacity = await keepCapacity(trx, propertyId);
  await lockNights(trx, propertyId, stay);
  await trx
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

/** Waits for the nights in date order before any of them is changed. */
async function lockNights(trx: Trx, propertyId: string, stay: Stay): Promise<void> {
  await trx
    .selectFrom('nights')
    .select('date')
    .where('property_id', '=', propertyId)
    .where('date', '>=', stay.checkIn)
    .where('date', '<', stay.checkOut)
    .orderBy('date')
    .forUpdate()
    .execute();
}

export function isSoldOut(error: unknown): boolean {
  return isRefusedBy('nights_sold_within_capacity', error);
}

/** How many such rooms there are; nobody changes it until the transaction ends. */
async function keepCapacity(trx: Trx, propertyId: string): Promise<number> {
  const { capacity } = await trx
    .selectFrom('properties')
    .select('capacity')
    .where('id', '=', propertyId)
    .forKeyShare()
    .executeTakeFirstOrThrow();
  return capacity;
}
