import { civilDate } from '@motel/booking-core';
import { partOfPrice } from '@motel/booking-core/booking';
import type { Booking } from '../../src/booking/booking.ts';
import { folioOf } from '../../src/booking/folio.ts';
import { flatQuote } from '../support/flat-tariff.ts';
import { room } from '../support/test-booking.ts';

const stay = { checkIn: civilDate('2026-11-27'), checkOut: civilDate('2026-11-29') };
const party = { adults: 2, children: 1, infants: 0, pets: 1, rooms: 1 };
const quote = flatQuote(room('hoodoo-double', 1), stay, { party, extraPersons: 0 });
if (quote === undefined) throw new Error('The stay has no price');
const at = new Date('2026-11-01T18:00:00Z');

export const booking: Booking = {
  id: 'bk_1',
  reference: 'LI-7K4QD',
  status: 'confirmed',
  property: { id: 'hoodoo-double', title: 'Hoodoo Double' },
  ...stay,
  party,
  extraPersons: 0,
  guestId: 'guest',
  authSessionId: 'session',
  car: '',
  guest: {
    firstname: 'Maryam',
    lastname: 'Okafor',
    email: 'maryam@example.ca',
    phone: '+1 403 555 0177',
    specialRequest: 'Late arrival, around 9 PM.\nA cot, please.',
  },
  folio: folioOf(
    quote.lines.map(({ kind, label, detail, amount, share, tax = null }) => ({
      kind: 'charge',
      part: partOfPrice({ kind, ...(share && { share }), ...(tax && { tax }) }),
      what: kind,
      label,
      detail: detail ?? null,
      share: share ?? null,
      tax,
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
  policy: quote.policy,
  nights: quote.nights,
  plan: null,
  promotionCode: null,
  orders: {},
  guarantee: null,
  acceptedTerms: '',
  restDue: null,
  exempt: {},
  action: 'new',
  extendsBookingId: null,
  orderId: null,
  language: 'en',
  site: 'https://motel.example',
  createdAt: at,
  statusChangedAt: at,
  arrivedAt: null,
  leftAt: null,
  request: undefined,
};

/** A refund that did not go through, of an amount that is not known. */
export const FAILED_REFUND = {
  provider: 'stripe',
  reference: 're_1',
  kind: 'refund-failed',
  paymentReference: 'pi_1',
  bookingId: 'bk_1',
  amount: null,
} as const;
