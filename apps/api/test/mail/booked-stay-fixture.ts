import { cents, civilDate, quote, quoteLines } from '@motel/booking-core';
import { tariff } from '@motel/content';
import type { BookedStay } from '../../src/mail/templates/booked-stay.ts';

const rate = { pricePerNight: cents(8900), petFeePerPet: cents(1500), extraPersonCharge: cents(2000) };
const quoteOf = (nights: number) => quote({ rate, nights, rooms: 1, chargedPersons: 0, pets: 1 }, tariff);
const quoted = quoteOf(2);

/** Two nights with a dog. */
export const bookedStay: BookedStay = {
  propertyId: 'hoodoo-double',
  bookingId: 'bk_1',
  propertyTitle: 'Hoodoo Double',
  siteUrl: 'https://lantern-inn.example',
  checkIn: civilDate('2026-11-27'),
  checkOut: civilDate('2026-11-29'),
  rooms: 1,
  party: { adults: 2, children: 1, infants: 0, pets: 1 },
  guest: {
    firstname: 'Maryam',
    lastname: 'Okafor',
    email: 'maryam@example.ca',
    phone: '+1 403 555 0177',
  },
  specialRequest: 'Late arrival, around 9 PM.\nA cot, please.',
  lines: quoteLines(quoted, tariff),
  total: quoted.total,
  oneNightTotal: quoteOf(1).total,
};
