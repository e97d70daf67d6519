import { pictureAddress } from '../photos/picture-address.ts';
import { extraPersonCharge, petFeePerPet } from '../tariff.ts';
import { dollars } from './dollars.ts';
import type { PropertyContent, Room } from './room.ts';

/** @throws Error naming the room whose price is not valid. */
export function propertyOf(room: Room): PropertyContent {
  return {
    ...room,
    images: room.images.map(pictureAddress),
    pricePerNight: dollars(room.pricePerNight, `pricePerNight of room "${room.id}"`),
    petFeePerPet: dollars(petFeePerPet, 'petFeePerPet in tariff.ts'),
    extraPersonCharge: dollars(extraPersonCharge, 'extraPersonCharge in tariff.ts'),
  };
}
