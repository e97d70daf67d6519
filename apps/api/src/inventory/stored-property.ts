import type { RoomOffer } from '@motel/booking-core';
import type { Selectable } from 'kysely';
import type { Db } from '../db/index.ts';
import { type Refused, refuse } from '../shared/outcome.ts';
import type { PropertyRow } from './inventory-tables.ts';

export type StoredProperty = Selectable<PropertyRow>;

/** A property that the motel shows; `undefined` for any other id. */
export async function findProperty(db: Db, id: string): Promise<StoredProperty | undefined> {
  return db
    .selectFrom('properties')
    .selectAll()
    .where('id', '=', id)
    .where('is_listed', '=', true)
    .executeTakeFirst();
}

/** Properties by their ids, also those that are not shown any more. */
export async function propertiesById(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredProperty>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .selectFrom('properties')
    .selectAll()
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(found.map((property) => [property.id, property]));
}

/** Whether there is or was such a property. */
export async function hasProperty(db: Db, id: string): Promise<boolean> {
  return (await propertiesById(db, [id])).has(id);
}

/** The property as core prices it: what is stored is what is charged. */
export function roomOfferOf(property: StoredProperty): RoomOffer {
  return {
    roomType: property.room_type,
    pricePerNight: property.price_per_night,
    petFeePerPet: property.pet_fee_per_pet,
    extraPersonCharge: property.extra_person_charge,
    defaultAllowedPersons: property.default_allowed_persons ?? undefined,
    isPetFriendly: property.is_pet_friendly,
    allowedPets: property.allowed_pets,
  };
}

export function unknownProperty(): Refused {
  return refuse('not-found', 'property-unknown');
}
