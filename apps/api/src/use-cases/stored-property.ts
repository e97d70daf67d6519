import type { RoomOffer } from '@motel/booking-core';
import type { Selectable } from 'kysely';
import type { Db, PropertyRow } from '../db/database.ts';
import { type Refused, refuse } from './outcome.ts';

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
  return refuse('not-found', 'Property not found.');
}
