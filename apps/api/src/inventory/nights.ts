import { type CivilDate, nightsOf, type Stay } from '@motel/booking-core';
import { sql } from 'kysely';
import { type Db, isCheckViolation, type Trx } from '../db/index.ts';

/** Rooms of one property over the nights of one stay. */
export interface RoomNights extends Stay {
  readonly propertyId: string;
  /** 1 or more; 0 only locks. */
  readonly rooms: number;
}

/**
 * Takes the rooms out of every night, in date order, so that two stays never lock nights in opposite orders (deadlock).
 * The table itself refuses: nothing is looked up before.
 * @throws an error that `isSoldOut` recognises, when a night has too few rooms left; the transaction has failed then
 */
export async function takeNights(trx: Trx, { propertyId, rooms, ...stay }: RoomNights): Promise<void> {
  const nights = nightsOf(stay);
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('nights')
    .columns(['property_id', 'date', 'capacity', 'sold'])
    .expression((query) =>
      query
        .selectFrom((from) =>
          // Locks the capacity until the transaction ends.
          from
            .selectFrom('properties')
            .select(['id', 'capacity'])
            .where('id', '=', propertyId)
            .forKeyShare()
            .as('property'),
        )
        .crossJoin(
          sql<{ night: number }>`generate_series(0, ${sql.lit(nights - 1)})`.as<'nights_on'>(
            sql`nights_on(night)`,
          ),
        )
        .select(['property.id', sql<CivilDate>`${stay.checkIn}::date + night`.as('date'), 'capacity'])
        .select(sql<number>`${rooms}::integer`.as('sold'))
        .orderBy('date'),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['property_id', 'date'])
        .doUpdateSet((night) => ({ sold: night('nights.sold', '+', night.ref('excluded.sold')) })),
    )
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== BigInt(nights)) throw new Error(`There is no property ${propertyId}`);
}

/**
 * Locks nights in date order, and creates missing ones. For a transaction that releases some nights and takes others:
 * without this it could deadlock with another one.
 */
export async function lockSpan(trx: Trx, propertyId: string, stay: Stay): Promise<void> {
  await takeNights(trx, { ...stay, propertyId, rooms: 0 });
}

/** Puts the rooms back into every night. A capacity that exceeded the property's only for sold rooms sinks again. */
export async function releaseNights(trx: Trx, { propertyId, rooms, ...stay }: RoomNights): Promise<void> {
  const capacity = await lockCapacity(trx, propertyId);
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

/** Locks the nights in date order before any of them is changed. */
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

/** Whether the check on a night refused. A distributed engine reports it by the shard's table: `nights_102034`. */
export function isSoldOut(error: unknown): boolean {
  return isCheckViolation(error, /^nights(_\d+)?$/);
}

/** The number of such rooms, locked until the transaction ends. */
async function lockCapacity(trx: Trx, propertyId: string): Promise<number> {
  const { capacity } = await trx
    .selectFrom('properties')
    .select('capacity')
    .where('id', '=', propertyId)
    .forKeyShare()
    .executeTakeFirstOrThrow();
  return capacity;
}

/** A night on which rooms of a property were sold. */
export interface Night {
  readonly capacity: number;
  readonly sold: number;
}

/** The nights of a stay on which rooms were ever sold, as they are now; the others are all free. */
export async function soldOn(db: Db, propertyId: string, stay: Stay): Promise<ReadonlyMap<CivilDate, Night>> {
  const nights = await db
    .selectFrom('nights')
    .select(['date', 'capacity', 'sold'])
    .where('property_id', '=', propertyId)
    .where('date', '>=', stay.checkIn)
    .where('date', '<', stay.checkOut)
    .execute();
  return new Map(nights.map((night) => [night.date, night]));
}
