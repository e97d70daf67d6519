import type { Room } from '../shapes/room.ts';

export const truckerSingle: Room = {
  id: 'trucker-single',
  title: 'Trucker Single',
  badge: 'Park at the door',
  rooms: 4,
  inStock: true,
  roomType: 'Single',
  isSmokingAllowed: true,
  pricePerNight: 74,
  defaultAllowedPersons: 1,
  isPetFriendly: true,
  allowedPets: 1,
  rating: 4.4,
  guest: 1,
  bedroom: 1,
  bed: 1,
  bathroom: 1,
  beds: '1 single bed',
  bedSize: '99 × 191 cm',
  size: 17,
  bath: 'Shower',
  description:
    'One bed for one driver, steps from the semi truck trailer parking. Smoking is allowed in these four rooms, and breakfast starts before the road does.',
  images: [
    '/pictures/trucker-single-bed.svg',
    '/pictures/trucker-single-door.svg',
    '/pictures/trucker-single-clock.svg',
    '/pictures/trucker-single-tv.svg',
    '/pictures/trucker-single-bath.svg',
    '/pictures/truck-stars.svg',
  ],
};
