import type { PropertyWire } from '@motel/api-client/contracts';
import { toDollars } from '@motel/booking-core';
import { altOf } from '@motel/content/alt-texts';
import type { Db } from '../db/index.ts';
import { type Outcome, succeed } from '../shared/outcome.ts';
import { findProperty, unknownProperty } from './stored-property.ts';

/** Everything that a property's own page shows. */
export async function showProperty(db: Db, id: string): Promise<Outcome<PropertyWire>> {
  const property = await findProperty(db, id);
  if (property === undefined) return unknownProperty();
  const { city, country, images, guest, bedroom, bed, bathroom, rating, reviews, description } =
    property.facts;
  return succeed({
    _id: property.id,
    title: property.title,
    location: { city, country },
    images: [...images],
    imageAlts: images.map(altOf),
    guest,
    bedroom,
    bed,
    bathroom,
    allowedPets: property.allowed_pets,
    rating,
    reviews,
    description,
    price: toDollars(property.price_per_night),
    petFeePerPet: toDollars(property.pet_fee_per_pet),
    isPetFriendly: property.is_pet_friendly,
    isSmokingAllowed: property.is_smoking_allowed,
    inStock: property.in_stock,
    defaultAllowedPersons: property.default_allowed_persons,
    extraPersonCharge: toDollars(property.extra_person_charge),
    roomType: property.room_type,
  });
}
