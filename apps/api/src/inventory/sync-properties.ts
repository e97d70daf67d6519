import type { CivilDate } from '@motel/booking-core';
import type { Motel, PropertyContent } from '@motel/content';
import { sql } from 'kysely';
import { asColumns, type Db, inBatches, inTransaction, type Trx } from '../db/index.ts';
import { SoldOut } from './nights.ts';
import { noteSalesChange } from './sales-state.ts';

/** The town, which every property of the motel shares. */
export type Place = Pick<Motel, 'city' | 'countryName'>;

/**
 * Sells what the content says. What it drops keeps its bookings; no capacity is below what is sold (D12).
 * @param today nights before it are history and do not change
 */
export async function syncProperties(
  db: Db,
  properties: readonly PropertyContent[],
  place: Place,
  today: CivilDate,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await noteSalesChange(trx);
    // A transaction that changes nights locks the property: this waits for it, and later ones wait for this.
    await trx.selectFrom('properties').select('id').orderBy('id').forUpdate().execute();
    await trx.updateTable('properties').set({ is_listed: false }).execute();
    const rows = properties.map((property, position) => toRow(property, place, position));
    await inBatches(rows, (batch) => saveProperties(trx, batch));
    await trx
      .updateTable('nights')
      .from('properties')
      .set({ capacity: sql`greatest(sold, properties.capacity)` })
      .whereRef('nights.property_id', '=', 'properties.id')
      .where('is_listed', '=', true)
      .where('date', '>=', today)
      .where('nights.capacity', '<>', sql<number>`greatest(sold, properties.capacity)`)
      .execute();
  });
}

async function saveProperties(trx: Trx, rows: readonly ReturnType<typeof toRow>[]): Promise<void> {
  const written = rows.map(({ facts, ...row }) => ({ ...row, facts: JSON.stringify(facts) }));
  const { id: _, capacity: __, ...changed } = written[0] ?? {};
  await trx
    .insertInto('properties')
    .values(written)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        ...Object.fromEntries(Object.keys(changed).map((column) => [column, sql.ref(`excluded.${column}`)])),
        capacity: sql`case when properties.counted_by_desk then properties.capacity else excluded.capacity end`,
      }),
    )
    .execute();
}

/** Sells as many rooms of a kind as the desk counts, from today on. @throws SoldOut where a night has more */
export async function setCapacity(trx: Trx, propertyId: string, capacity: number, today: CivilDate) {
  await noteSalesChange(trx);
  await trx.selectFrom('properties').select('id').where('id', '=', propertyId).forUpdate().execute();
  await trx
    .updateTable('properties')
    .set({ capacity, counted_by_desk: true })
    .where('id', '=', propertyId)
    .execute();
  const { most } = await trx
    .selectFrom('nights')
    .select(({ fn }) => fn.max('sold').as('most'))
    .where('property_id', '=', propertyId)
    .where('date', '>=', today)
    .executeTakeFirstOrThrow();
  if ((most ?? 0) > capacity) throw new SoldOut(propertyId);
  await trx
    .updateTable('nights')
    .set({ capacity })
    .where('property_id', '=', propertyId)
    .where('date', '>=', today)
    .execute();
}

export function toRow(property: PropertyContent, { city, countryName }: Place, position: number) {
  const { id, title, rooms: capacity, inStock, roomType, ...more } = property;
  const { isSmokingAllowed, isPetFriendly, allowedPets, defaultAllowedPersons = null, ...others } = more;
  const { pricePerNight: _, petFeePerPet: __, extraPersonCharge: ___, ...unpriced } = others;
  const { sleeps: ____, plan: _____, ...shown } = unpriced;
  const limits = { defaultAllowedPersons, isPetFriendly, allowedPets, isSmokingAllowed };
  const sold = { id, position, isListed: true, inStock, capacity, title, roomType };
  return { ...asColumns({ ...sold, ...limits }), facts: { ...shown, city, country: countryName } };
}
