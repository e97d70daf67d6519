import type { Room } from '../shapes/room.ts';

export const hoodooDouble: Room = {
  id: 'hoodoo-double',
  title: 'Hoodoo Double',
  badge: 'Most booked',
  rooms: 12,
  inStock: true,
  roomType: 'Double',
  isSmokingAllowed: false,
  pricePerNight: 119,
  defaultAllowedPersons: 2,
  isPetFriendly: true,
  allowedPets: 2,
  rating: 4.8,
  guest: 4,
  bedroom: 1,
  bed: 2,
  bathroom: 1,
  beds: '2 double beds',
  bedSize: '137 × 191 cm',
  size: 32,
  bath: 'Bath with shower',
  description:
    'Two double beds under wool-striped blankets, a chair by the window and the hoodoos on the horizon. The price is for two; up to two more are welcome as extra persons. The curtains close all the way, for people who sleep in the daytime.',
  images: [
    '/pictures/hoodoo-double-beds.svg',
    '/pictures/hoodoo-double-window.svg',
    '/pictures/hoodoo-double-bath.svg',
    '/pictures/hoodoo-double-dogs.svg',
    '/pictures/door-14.svg',
  ],
};
