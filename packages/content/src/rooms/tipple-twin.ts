import type { Room } from '../shapes/room.ts';

export const tippleTwin: Room = {
  id: 'tipple-twin',
  title: 'Tipple Twin',
  badge: 'Good for crews',
  rooms: 6,
  inStock: true,
  roomType: 'Twin',
  isSmokingAllowed: false,
  pricePerNight: 104.5,
  isPetFriendly: true,
  allowedPets: 1,
  rating: 4.6,
  guest: 4,
  bedroom: 1,
  bed: 2,
  bathroom: 1,
  beds: '2 wide twin beds',
  bedSize: '107 × 203 cm',
  size: 28,
  bath: 'Shower',
  description:
    'Two wide twin beds, boot trays by the door and a desk long enough for two sets of drawings. Up to four sleep here at one price.',
  images: [
    '/pictures/tipple-twin-beds.svg',
    '/pictures/tipple-twin-desk.svg',
    '/pictures/tipple-twin-kitchenette.svg',
    '/pictures/tipple-twin-boots.svg',
    '/pictures/tipple-twin-bath.svg',
  ],
};
