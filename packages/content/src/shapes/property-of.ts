import { pictureAddress } from '../photos/picture-address.ts';
import { rates } from '../rates.ts';
import { standardRoom } from '../standard-room.ts';
import { dollars } from './dollars.ts';
import { isForPets, type PropertyContent, type Room } from './room.ts';

/** @throws Error naming the room whose price is not valid. */
export function propertyOf(room: Room): PropertyContent {
  return {
    reviews: standardRoom.reviews,
    ...(!room.isPetFriendly && { amenities: standardRoom.amenities.filter((name) => !isForPets(name)) }),
    ...room,
    images: room.images.map(pictureAddress),
    pricePerNight: dollars(room.pricePerNight, `pricePerNight of room "${room.id}"`),
    petFeePerPet: dollars(rates.petFeePerPet, 'petFeePerPet in rates.ts'),
    extraPersonCharge: dollars(rates.extraPersonCharge, 'extraPersonCharge in rates.ts'),
  };
}
