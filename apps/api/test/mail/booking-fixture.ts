import { cents, civilDate, quote, quoteLines } from '@motel/booking-core';
import { tariff } from '@motel/content';
import type { Booking } from '../../src/booking/booking.ts';
import { folioOf } from '../../src/booking/folio.ts';

const rate = { pricePerNight: cents(8900), petFeePerPet: cents(1500), extraPersonCharge: cents(2000) };
const quoteOf = (nights: number) => quote({ rate, nights, rooms: 1, chargedPersons: 0, pets: 1 }, tariff);
const at = new Date('2026-11-01T18:00:00Z');

/** A stay of two nights with a dog. */
export const booking: Booking = {
  id: 'bk_1',
  reference: 'LI-7K4QD',
  status: 'confirmed',
  property: { id: 'hoodoo-double', title: 'Hoodoo Double' },
  checkIn: civilDate('2026-11-27'),
  checkOut: civilDate('2026-11-29'),
  party: { adults: 2, children: 1, infants: 0, pets: 1, rooms: 1 },
  extraPersons: 0,
  guestId: 'guest',
  authSessionId: 'session',
  guest: {
    firstname: 'Maryam',
    lastname: 'Okafor',
    email: 'maryam@example.ca',
    phone: '+1 403 555 0177',
    specialRequest: 'Late arrival, around 9 PM.\nA cot, please.',
  },
  folio: folioOf(
    quoteLines(quoteOf(2), tariff).map(({ kind, label, detail, amount }) => ({
      kind: 'charge',
      what: kind,
      label,
      detail: detail ?? null,
      quantity: 1,
      unitAmount: amount,
      amount,
      rule: 'Q9',
      tariff: 'standard',
      paymentReference: null,
      sessionId: null,
      at,
      by: 'website',
    })),
  ),
  oneNightTotal: quoteOf(1).total,
  action: 'new',
  extendsBookingId: null,
  heldUntil: at,
  heldSince: at,
  heldFrom: [],
  createdAt: at,
  statusChangedAt: at,
  checkout: {
    provider: 'embedded',
    title: 'Hoodoo Double',
    expiresAt: at,
    successUrl: 'https://lantern-inn.example/Payment-Success',
    cancelUrl: 'https://lantern-inn.example/carddetails/hoodoo-double',
    sessionId: 'cs_1',
    url: 'https://lantern-inn.example/pay',
  },
};
