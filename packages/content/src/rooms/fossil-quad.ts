import type { Room } from '../shapes/room.ts';

/** Closed for renovation: guests see it as out of stock. */
export const fossilQuad: Room = {
  id: 'fossil-quad',
  title: 'Fossil Quad',
  badge: 'Family room',
  rooms: 2,
  inStock: false,
  roomType: 'Quad',
  isSmokingAllowed: false,
  pricePerNight: 169,
  defaultAllowedPersons: 4,
  isPetFriendly: true,
  allowedPets: 2,
  rating: 4.8,
  guest: 4,
  bedroom: 2,
  bed: 4,
  bathroom: 1,
  beds: '4 single beds in two rooms',
  bedSize: '99 × 191 cm',
  size: 44,
  bath: 'Bath with shower',
  description:
    'Four beds in two rooms with a door between them, and a shelf of dinosaur books. Closed while new floors go in.',
  images: [
    '/pictures/fossil-quad-beds.svg',
    '/pictures/fossil-quad-second-room.svg',
    '/pictures/fossil-quad-table.svg',
    '/pictures/fossil-quad-books.svg',
    '/pictures/fossil-quad-bath.svg',
  ],
};
