import type { DeskStay } from '@motel/api-client/desk-contracts';
import { cents } from '@motel/booking-core';
import { STAY_VERBS, type StayVerb } from '@motel/booking-core/booking';

/** Nothing may be paid or refunded. */
export const NOTHING = { pay: cents(0), charge: cents(0), waive: cents(0), refund: cents(0) };
/** No verb may be done. */
const NO_VERB = Object.fromEntries(STAY_VERBS.map((verb) => [verb, `No ${verb} now.`]));
/** All verbs are refused but some. */
export function without(...verbs: readonly StayVerb[]): DeskStay['cannot'] {
  return Object.fromEntries(Object.entries(NO_VERB).filter(([verb]) => !verbs.some((one) => one === verb)));
}

export const STAY: DeskStay = {
  id: 'a',
  isGuaranteed: false,
  reference: 'LI-7K4QD',
  version: 'v1',
  status: 'confirmed',
  isNoShow: false,
  bookedAt: '2027-06-28T03:05:00Z',
  bookedBy: 'website',
  type: { id: 'hoodoo-double', title: 'Hoodoo Double' },
  checkIn: '2027-07-09',
  checkOut: '2027-07-12',
  party: { adults: 2, children: 1, infants: 0, pets: 1, rooms: 1 },
  guest: {
    firstname: 'Amara',
    lastname: 'Osei-Lindqvist',
    phone: '+14035550138',
    email: 'amara.ol@example.ca',
    car: '',
    specialRequest: '',
    before: { stays: 0 },
    id: 'a-guest',
  },
  folio: { entries: [], total: cents(524_45), paid: cents(524_45), refunded: cents(0), balance: cents(0) },
  rooms: [],
  notes: [],
  terms: [],
  waiting: [],
  today: '2027-07-01',
  state: 'booked',
  cannot: NO_VERB,
  can: NOTHING,
  story: [],
  calendar: '',
};
