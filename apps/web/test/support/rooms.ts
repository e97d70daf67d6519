import type { PropertyCardsWire, PropertyWire, SessionWire } from '@motel/api-client/contracts';
import {
  civilDate,
  ENGLISH,
  parseTariff,
  price,
  type Quote,
  type Stay,
  specificationTariff,
} from '@motel/booking-core';

export const TODAY = civilDate('2026-11-21');

// Pets and extra persons are charged by the night, as the motel does.
const tariff = specificationTariff(
  {
    'river-double': { sleeps: 4, included: 2, pets: 2, pricePerNight: 89, petFee: 15, extraPersonCharge: 20 },
  },
  'night',
);

/** The price of a stay of one adult in the double room. */
export function doubleQuote({ checkIn, checkOut }: Stay): Quote {
  const asked = { room: 'river-double', from: checkIn, to: checkOut, party: { adults: 1 } };
  const priced = price(parseTariff(tariff), asked, ENGLISH.price);
  if (!priced.ok) throw new Error(priced.violations[0]?.message);
  return priced.quote;
}

/** A double room for two at $89, $15 a pet and $20 an extra person: the numbers of D1 and D3. */
export const DOUBLE: PropertyWire = {
  _id: 'river-double',
  title: 'River Double',
  location: { city: 'Millbrook', country: 'Canada' },
  images: ['/pictures/double-room.svg', '/pictures/door-14.svg'],
  guest: 4,
  bedroom: 1,
  bed: 2,
  bathroom: 1,
  allowedPets: 2,
  rating: 4.7,
  reviews: 93,
  favourite: 'Guest favourite',
  amenities: ['TV', 'Breakfast', 'Semi truck trailer parking'],
  description: 'Two beds and a window on the river.',
  price: 89,
  petFeePerPet: 15,
  isPetFriendly: true,
  isSmokingAllowed: false,
  inStock: true,
  defaultAllowedPersons: 2,
  extraPersonCharge: 20,
  roomType: 'double',
  tariff,
};

export const CARDS: PropertyCardsWire = [
  {
    _id: 'river-double',
    title: 'River Double',
    image: '/pictures/double-room.svg',
    badge: 'Most booked',
    inStock: true,
    roomType: 'Double',
    isSmokingAllowed: false,
    price: 89,
    rating: 4.7,
  },
  {
    _id: 'closed-quad',
    title: 'Closed Quad',
    inStock: false,
    roomType: 'Quad',
    isSmokingAllowed: true,
    price: 169.5,
    rating: 4.2,
  },
];

export const GUEST: SessionWire = { id: 'guest-1', mobile: '+14035550142', token: 'token-1' };
