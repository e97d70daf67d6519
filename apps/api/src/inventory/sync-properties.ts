import type { CivilDate } from '@motel/booking-core';
import type { PropertyContent } from '@motel/content';
import type { Insertable } from 'kysely';
import { type Db, inTransaction, type Trx } from '../db/index.ts';
import type { PropertyFacts, PropertyRow } from './inventory-tables.ts';

/** The town, which every property of the motel shares. */
export interface Place {
  readonly city: string;
  readonly country: string;
}

/**
 * Makes the database sell what the motel's content says. A property that is no longer in it is not shown or sold
 * any more and keeps its bookings; a capacity never drops below what is sold (D12).
 * @param today nights before it are history and stay as they are
 */
export async function syncProperties(
  db: Db,
  properties: readonly PropertyContent[],
  place: Place,
  today: CivilDate,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await trx.updateTable('properties').set({ is_listed: false }).execute();
    for (const [position, property] of properties.entries()) {
      await saveProperty(trx, toRow(property, place, position), today);
    }
  });
}

async function saveProperty(trx: Trx, row: Insertable<PropertyRow>, today: CivilDate): Promise<void> {
  const { id, ...changes } = row;
  // A transaction that changes nights locks the property: this waits for it, and later ones wait for this.
  await trx.selectFrom('properties').select('id').where('id', '=', id).forUpdate().execute();
  await trx
    .insertInto('properties')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(changes))
    .execute();
  await trx
    .updateTable('nights')
    .set((night) => ({ capacity: night.fn<number>('greatest', ['sold', night.val(row.capacity)]) }))
    .where('property_id', '=', id)
    .where('date', '>=', today)
    .execute();
}

function toRow(property: PropertyContent, place: Place, position: number): Insertable<PropertyRow> {
  const { badge, images, guest, bedroom, bed, bathroom, rating, reviews, description } = property;
  const { city, country } = place;
  const facts: PropertyFacts = {
    badge,
    city,
    country,
    images,
    guest,
    bedroom,
    bed,
    bathroom,
    rating,
    reviews,
    description,
  };
  return {
    id: property.id,
    position,
    is_listed: true,
    in_stock: property.inStock,
    capacity: property.rooms,
    title: property.title,
    room_type: property.roomType,
    price_per_night: property.pricePerNight,
    pet_fee_per_pet: property.petFeePerPet,
    extra_person_charge: property.extraPersonCharge,
    default_allowed_persons: property.defaultAllowedPersons ?? null,
    is_pet_friendly: property.isPetFriendly,
    allowed_pets: property.allowedPets,
    is_smoking_allowed: property.isSmokingAllowed,
    facts: JSON.stringify(facts),
  };
}
