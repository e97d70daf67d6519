import type { StayWire } from '@motel/api-client/contracts';

type AccountWire = StayWire['account'];

/** The money of a stay as the server tells it. @param told its few words, and its sentence */
export function accountWire(
  standing: AccountWire['standing'],
  [price, paid, due]: readonly [number, number, number],
  [short, sentence]: readonly [string, string],
): AccountWire {
  return { standing, price, paid, due, short, sentence };
}

export const STAY: StayWire = {
  id: 'stay-1',
  reference: 'LI-7K4QD',
  status: 'confirmed',
  room: { id: 'river-double', title: 'River Double' },
  checkIn: '2026-12-05',
  checkOut: '2026-12-07',
  party: { adults: 2, children: 0, infants: 1, pets: 1, rooms: 1 },
  guest: { name: 'Wren Coulee', email: 'wren@coulee.example', phone: '+14035550142', specialRequest: '' },
  lines: [
    { label: '$89 × 2 nights × 1 room', amount: 178 },
    { label: '10% off from night 2', amount: -8.9 },
    { label: 'Smoking room charge', amount: 0 },
    { label: 'Taxes', detail: '5%', amount: 9 },
  ],
  total: 178.1,
  receipt: {
    lines: [
      { label: '$89 × 2 nights × 1 room', amount: 178 },
      { label: '10% off from night 2', amount: -8.9 },
    ],
    taxes: [{ label: 'GST', detail: '5% of $169.10, rounded up to whole dollars', amount: 9 }],
    total: 178.1,
  },
  account: accountWire('paid', [178.1, 178.1, 0], ['Paid $178.10 CAD', '$178.10 CAD, paid']),
  payments: [{ at: '2026-11-20T13:00:00.000-06:00', label: 'Paid by card', amount: 178.1 }],
  refunds: [],
  terms: {
    freeUntil: '2026-12-04T15:00:00.000-06:00',
    keep: 'first night',
    lateCharge: 98,
    sentence:
      'Free to cancel until Fri, Dec 4, 3:00 PM; after that, or if you do not come, the first night, $98 CAD, is kept.',
  },
  cancelling: { paid: 178.1, refunded: 178.1, kept: 0, owed: 0 },
  isChangeOpen: true,
  isRequestOpen: true,
  calendar: 'BEGIN:VCALENDAR',
};
