import { pictureAddress } from '../photos/picture-address.ts';
import { rates } from '../rates.ts';
import { standardRoom } from '../standard-room.ts';
import { readDollars } from './dollars.ts';
import { isForPets, type PropertyContent, type Room } from './room.ts';

/** @throws Error naming the room whose price is not valid. */
export function propertyOf(room: Room): PropertyContent {
  return {
    reviews: standardRoom.reviews,
    ...(!room.isPetFriendly && { amenities: standardRoom.amenities.filter((name) => !isForPets(name)) }),
    ...room,
    images: room.images.map(pictureAddress),
    pricePerNight: readDollars(room.pricePerNight, `pricePerNight of room "${room.id}"`),
    petFeePerPet: readDollars(rates.petFeePerPet, 'petFeePerPet in rates.ts'),
    extraPersonCharge: readDollars(rates.extraPersonCharge, 'extraPersonCharge in rates.ts'),
  };
}
