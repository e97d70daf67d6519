import { cents } from '@motel/booking-core';
import type { PropertyContent } from '@motel/content';

/** Creates the property of the example in D3: $89, two persons included, $20 for each extra one. */
export function room(id: string, rooms: number, other: Partial<PropertyContent> = {}): PropertyContent {
  return {
    id,
    title: `Room ${id}`,
    rooms,
    inStock: true,
    roomType: 'Double',
    description: 'Two double beds.',
    pricePerNight: cents(8900),
    petFeePerPet: cents(1500),
    extraPersonCharge: cents(2000),
    defaultAllowedPersons: 2,
    isSmokingAllowed: false,
    isPetFriendly: true,
    allowedPets: 2,
    rating: 4.8,
    reviews: 128,
    guest: 4,
    bedroom: 1,
    bed: 2,
    bathroom: 1,
    images: ['/pictures/double-room.svg', '/pictures/door-14.svg'],
    ...other,
  };
}

export const ROOMS = {
  many: room('many', 12),
  single: room('single', 1, { badge: 'The last one' }),
  noPets: room('no-pets', 5, { isPetFriendly: false, allowedPets: 2 }),
  closed: room('closed', 5, { inStock: false }),
  free: room('free', 5, { pricePerNight: cents(0), petFeePerPet: cents(0) }),
} as const;
