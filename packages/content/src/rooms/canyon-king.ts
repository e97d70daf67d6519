import type { Room } from '../shapes/room.ts';

export const canyonKing: Room = {
  id: 'canyon-king',
  title: 'Canyon King',
  badge: 'Quietest corner',
  rooms: 6,
  inStock: true,
  roomType: 'King',
  isSmokingAllowed: false,
  pricePerNight: 139,
  defaultAllowedPersons: 2,
  isPetFriendly: false,
  allowedPets: 0,
  rating: 4.9,
  reviews: 128,
  guest: 2,
  bedroom: 1,
  bed: 1,
  bathroom: 1,
  description:
    'A king bed at the far end of the row, with a deep bath and the canyon in the window. Kept free of pets for guests with allergies.',
  images: [
    '/pictures/canyon-king-bed.svg',
    '/pictures/canyon-king-bath.svg',
    '/pictures/canyon-king-corner.svg',
    '/pictures/canyon-king-tray.svg',
    '/pictures/motel-dusk.svg',
  ],
};
