import type { Room } from '../shapes/room.ts';

export const riverQueen: Room = {
  id: 'river-queen',
  title: 'River Queen',
  rooms: 10,
  inStock: true,
  roomType: 'Queen',
  isSmokingAllowed: false,
  pricePerNight: 89,
  isPetFriendly: true,
  allowedPets: 2,
  rating: 4.7,
  guest: 2,
  bedroom: 1,
  bed: 1,
  bathroom: 1,
  beds: '1 queen bed',
  bedSize: '152 × 203 cm',
  size: 24,
  bath: 'Walk-in shower',
  description:
    'One queen bed, a writing desk and the river a short walk past the lot. Ground floor, so the dog and the suitcase both come straight in from the car.',
  images: [
    '/pictures/river-queen-bed.svg',
    '/pictures/river-queen-desk.svg',
    '/pictures/river-queen-door.svg',
    '/pictures/river-queen-bath.svg',
    '/pictures/breakfast.svg',
  ],
};
