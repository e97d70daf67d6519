import type { PropertyContent } from '@motel/content';
import type { Place, PropertyFacts } from './inventory-tables.ts';

/** A kind of room as its row has it. */
export function toRow(property: PropertyContent, { city, countryName }: Place, position: number) {
  const { id, title, rooms, inStock, roomType, isSmokingAllowed, isPetFriendly, allowedPets, ...more } =
    property;
  const { pricePerNight: _, petFeePerPet: __, extraPersonCharge: ___, ...unpriced } = more;
  const { defaultAllowedPersons = null, sleeps: ____, plan: _____, ...shown } = unpriced;
  const facts: PropertyFacts = { ...shown, city, country: countryName };
  return {
    id,
    position,
    is_listed: true,
    in_stock: inStock,
    capacity: rooms,
    title,
    room_type: roomType,
    default_allowed_persons: defaultAllowedPersons,
    is_pet_friendly: isPetFriendly,
    allowed_pets: allowedPets,
    is_smoking_allowed: isSmokingAllowed,
    facts,
  };
}
