import type { RoomRate } from '@motel/booking-core';
import { pictureAddress } from '../photos/picture-address.ts';
import { extraPersonCharge, petFeePerPet } from '../tariff.ts';
import { dollars } from './dollars.ts';
import type { Room } from './room.ts';

/** A kind of room with every price it is sold by and the addresses of its pictures: what the API loads into its database. */
export type PropertyContent = Omit<Room, 'pricePerNight'> & RoomRate;

/** @throws Error naming the room whose price cannot be read. */
export function propertyOf(room: Room): PropertyContent {
  return {
    ...room,
    images: room.images.map(pictureAddress),
    pricePerNight: dollars(room.pricePerNight, `pricePerNight of room "${room.id}"`),
    petFeePerPet: dollars(petFeePerPet, 'petFeePerPet in tariff.ts'),
    extraPersonCharge: dollars(extraPersonCharge, 'extraPersonCharge in tariff.ts'),
  };
}
