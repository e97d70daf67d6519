import { cents, type RoomOffer } from '../../src/index.ts';

/** The room of the examples in SPEC.md: $89, type double, 2 persons included, $20 an extra person, $15 a pet. */
export const DEMO_OFFER: RoomOffer = {
  pricePerNight: cents(8900),
  petFeePerPet: cents(1500),
  extraPersonCharge: cents(2000),
  roomType: 'double',
  defaultAllowedPersons: 2,
  isPetFriendly: true,
  allowedPets: 2,
};
