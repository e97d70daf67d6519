import type { StayWire } from '@motel/api-client/contracts';

/** A confirmed stay as its own guest reads it. */
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
  payments: [{ at: '2026-11-20T13:00:00.000-06:00', amount: 178.1 }],
  refunds: [],
  terms: { freeUntil: '2026-12-04T15:00:00.000-06:00', keep: 'first night', lateCharge: 98 },
  cancelling: { refunded: 178.1, kept: 0 },
  isChangeOpen: true,
  isRequestOpen: true,
  calendar: 'BEGIN:VCALENDAR',
};
