import { civilDate } from '@motel/booking-core';
import type { CheckoutRequest } from '../../src/contracts/index.ts';
import * as client from '../../src/index.ts';

export const checkoutRequest: CheckoutRequest = {
  propertyId: 'river-queen',
  userId: 'user-1',
  checkInDate: '2026-11-21',
  checkOutDate: '2026-11-23',
  totalStay: 2,
  totalAmount: '195',
  currency: 'cad',
  specialRequest: '',
  user: { firstname: 'Ada', lastname: 'Quill', email: 'ada@guest.example', phone: '4035550142' },
  guests: { adults: 2, children: 0, infants: 0, pets: 0 },
  roomDetails: {
    roomType: 'Queen',
    quantity: 1,
    allowedPersonsPerRoom: 2,
    extraPersons: 0,
    extraPersonCharge: 20,
    isSmokingAllowed: false,
    smokingRoomCharge: 0,
    isPetFriendly: false,
    pets: 0,
    petFeePerPet: 15,
  },
};

/** One call of each kind: its request, and a matching answer. */
export interface CallExample {
  readonly name: string;
  readonly send: (wire: client.Wire, options?: client.CallOptions) => Promise<unknown>;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: unknown;
  readonly isPersonal: boolean;
  readonly repeats: number;
  /** Logged when it fails. */
  readonly onFailure: string;
  readonly answer: unknown;
}

const property = { _id: 'river-queen', price: 89 };
const STAY_1 = { id: 'stay-1' };
const SESSION_1 = { id: 'session-1' };
const THREE_AND_A_CHILD = { adults: '3', children: '1', infants: '0', pets: '0', rooms: '1' };
const nights = { from: civilDate('2026-11-21'), to: civilDate('2026-12-21') };

const reading = { method: 'GET', isPersonal: false, repeats: 2 } as const;
const writing = { method: 'POST', isPersonal: false, repeats: 0 } as const;

const STAY = {
  id: 'stay-1',
  reference: 'LI-7K4QD',
  status: 'confirmed',
  room: { id: 'river-queen', title: 'River Queen' },
  checkIn: '2026-12-05',
  checkOut: '2026-12-09',
  party: { adults: 2, children: 0, infants: 0, pets: 0, rooms: 1 },
  guest: { name: 'Robin Coulee', email: 'robin@coulee.example', phone: '+14035550188', specialRequest: '' },
  lines: [{ label: 'A saving', amount: -10.5 }],
  total: 195.5,
  receipt: {
    lines: [{ label: '4 nights', amount: 177.73 }],
    taxes: [{ label: 'GST', amount: 17.77 }],
    total: 195.5,
  },
  payments: [{ at: '2026-11-20T19:00:00.000Z', amount: 195.5 }],
  refunds: [],
  terms: { keep: 'first night', lateCharge: 98 },
  isChangeOpen: true,
  isRequestOpen: true,
  calendar: 'BEGIN:VCALENDAR',
};

const PROMOTION = {
  propertyId: 'river-queen',
  checkInDate: '2026-11-21',
  checkOutDate: '2026-11-23',
  code: 'harvest',
};
const WANTED = { checkIn: '2026-12-05', checkOut: '2026-12-10', party: STAY.party };

export const CALLS: readonly CallExample[] = [
  {
    ...writing,
    name: 'signIn',
    send: (wire, options) =>
      client.callSite(wire, 'signIn', { body: { mobile: '+14035550142' }, ...options }),
    path: '/api/auth/authenticate-with-mobile',
    body: { mobile: '+14035550142' },
    onFailure: 'Error authenticating with mobile',
    answer: { id: 'user-1', token: 'secret-token' },
  },
  {
    ...writing,
    name: 'signOut',
    send: (wire, options) => client.callSite(wire, 'signOut', { ...options }),
    path: '/api/auth/sign-out',
    isPersonal: true,
    onFailure: 'Error signing out',
    answer: { success: true },
  },
  {
    ...reading,
    name: 'countOtherSessions',
    send: (wire, options) => client.callSite(wire, 'otherSessions', { ...options }),
    path: '/api/auth/other-sessions',
    isPersonal: true,
    onFailure: 'Failed to count the other sessions',
    answer: { others: 2 },
  },
  {
    ...writing,
    name: 'signOutOthers',
    send: (wire, options) => client.callSite(wire, 'signOutOthers', { ...options }),
    path: '/api/auth/end-other-sessions',
    isPersonal: true,
    onFailure: 'Error signing out other sessions',
    answer: { success: true },
  },
  {
    ...reading,
    name: 'getPropertyCards',
    send: (wire, options) => client.callSite(wire, 'properties', { ...options }),
    path: '/api/property/get-all-properties',
    onFailure: 'Error getting property cards',
    answer: [],
  },
  {
    ...reading,
    name: 'getHotelCards',
    send: (wire, options) =>
      client.callSite(wire, 'properties', { onFailure: 'Failed to fetch property cards', ...options }),
    path: '/api/property/get-all-properties',
    onFailure: 'Failed to fetch property cards',
    answer: [],
  },
  {
    ...reading,
    name: 'getProperty',
    send: (wire, options) => client.callSite(wire, 'property', { parts: { id: 'river-queen' }, ...options }),
    path: '/api/property/getPropertyDetail/river-queen',
    onFailure: 'Error fetching property detail',
    answer: property,
  },
  {
    ...reading,
    name: 'getAvailability',
    send: (wire, options) =>
      client.callSite(wire, 'availability', { parts: { id: 'river-queen' }, query: nights, ...options }),
    path: '/api/property/availability/river-queen?from=2026-11-21&to=2026-12-21',
    onFailure: 'Error fetching availability',
    answer: { nights: [{ date: '2026-11-21', free: 10 }] },
  },
  {
    ...reading,
    name: 'getOffers',
    send: (wire, options) =>
      client.callSite(wire, 'offers', { query: { ...nights, ...THREE_AND_A_CHILD }, ...options }),
    path: '/api/property/offers?from=2026-11-21&to=2026-12-21&adults=3&children=1&infants=0&pets=0&rooms=1',
    onFailure: 'Error fetching offers',
    answer: { offers: [{ _id: 'river-queen', free: 10, stay: { rooms: 2, extraPersons: 0, total: 388 } }] },
  },
  {
    ...reading,
    name: 'getBookings',
    send: (wire, options) => client.callSite(wire, 'bookings', { ...options }),
    path: '/api/property/my-bookings',
    isPersonal: true,
    onFailure: 'Failed to fetch bookings',
    answer: { bookings: [] },
  },
  {
    ...writing,
    name: 'createCheckout',
    send: (wire, options) =>
      client.callSite(wire, 'createCheckout', { body: checkoutRequest, key: 'draft-1', ...options }),
    path: '/api/payments/create-checkout-session',
    body: checkoutRequest,
    isPersonal: true,
    repeats: 1,
    onFailure: 'Error creating checkout session',
    answer: { bookingAction: 'new', url: 'http://127.0.0.1:4101/checkout/embedded/s', sessionId: 's' },
  },
  {
    ...writing,
    name: 'checkPromotionCode',
    send: (wire, options) => client.callSite(wire, 'checkPromotionCode', { body: PROMOTION, ...options }),
    path: '/api/payments/check-promotion-code',
    body: PROMOTION,
    isPersonal: true,
    onFailure: 'Failed to check a promotion code',
    answer: { code: 'HARVEST', off: '10%' },
  },
  {
    ...reading,
    name: 'getStay',
    isPersonal: true,
    send: (wire, options) => client.callSite(wire, 'stay', { parts: STAY_1, ...options }),
    path: '/api/stays/stay-1',
    answer: STAY,
    onFailure: 'Failed to fetch a stay',
  },
  {
    ...reading,
    name: 'getStayOfCheckout',
    isPersonal: true,
    send: (wire, options) => client.callSite(wire, 'stayOfCheckout', { parts: SESSION_1, ...options }),
    path: '/api/payments/checkout-session/session-1/stay',
    answer: STAY,
    onFailure: 'Failed to fetch a paid stay',
  },
  {
    ...writing,
    name: 'cancelStay',
    isPersonal: true,
    send: (wire, options) =>
      client.callSite(wire, 'cancelStay', { parts: STAY_1, body: { refunded: 195.5 }, ...options }),
    path: '/api/stays/stay-1/cancel',
    body: { refunded: 195.5 },
    answer: STAY,
    onFailure: 'Failed to cancel a stay',
  },
  {
    ...writing,
    name: 'previewChange',
    isPersonal: true,
    send: (wire, options) =>
      client.callSite(wire, 'previewChange', { parts: STAY_1, body: WANTED, ...options }),
    path: '/api/stays/stay-1/change-preview',
    body: WANTED,
    answer: {
      lines: [{ label: 'Room', amount: 294 }],
      total: 294,
      before: 195.5,
      changes: [{ label: 'Room nights', amount: 98.5 }],
      difference: 98.5,
      terms: { keep: 'first night', lateCharge: 98 },
    },
    onFailure: 'Failed to price a change',
  },
  {
    ...writing,
    name: 'changeStay',
    isPersonal: true,
    send: (wire, options) =>
      client.callSite(wire, 'changeStay', {
        parts: STAY_1,
        body: { ...WANTED, difference: 98.5 },
        key: 'change-1',
        ...options,
      }),
    path: '/api/stays/stay-1/change',
    body: { ...WANTED, difference: 98.5 },
    repeats: 1,
    answer: STAY,
    onFailure: 'Failed to change a stay',
  },
  {
    ...writing,
    name: 'mailReceipt',
    isPersonal: true,
    send: (wire, options) => client.callSite(wire, 'mailReceipt', { parts: STAY_1, ...options }),
    path: '/api/stays/stay-1/mail-receipt',
    answer: { success: true },
    onFailure: 'Failed to mail a receipt',
  },
  {
    ...writing,
    name: 'changeStayRequest',
    isPersonal: true,
    send: (wire, options) =>
      client.callSite(wire, 'changeStayRequest', {
        parts: STAY_1,
        body: { specialRequest: 'A cot' },
        ...options,
      }),
    path: '/api/stays/stay-1/request',
    body: { specialRequest: 'A cot' },
    answer: STAY,
    onFailure: 'Failed to change a request',
  },
  {
    ...writing,
    name: 'openBooking',
    send: (wire, options) =>
      client.callSite(wire, 'openBooking', { body: { token: 'of-a-mail' }, ...options }),
    path: '/api/property/open-booking',
    body: { token: 'of-a-mail' },
    isPersonal: true,
    onFailure: 'Failed to open a booking',
    answer: { success: true },
  },
  {
    ...writing,
    name: 'releaseCheckout',
    send: (wire, options) =>
      client.callSite(wire, 'releaseCheckout', { body: { sessionId: 'session-1' }, ...options }),
    path: '/api/payments/release-checkout-session',
    body: { sessionId: 'session-1' },
    isPersonal: true,
    onFailure: 'Error releasing checkout session',
    answer: { success: true },
  },
  {
    ...reading,
    name: 'getCheckoutStatus',
    send: (wire, options) => client.callSite(wire, 'checkoutStatus', { parts: SESSION_1, ...options }),
    path: '/api/payments/checkout-session/session-1',
    onFailure: 'Error fetching checkout status',
    answer: { status: 'paid' },
  },
  {
    ...writing,
    name: 'sendFeedback',
    send: (wire, options) =>
      client.sendFeedback(wire, { name: 'Ada', email: 'ada@guest.example', message: 'Warm rooms.' }, options),
    path: '/api/feedback',
    body: {
      subject: 'Feedback from the website',
      name: 'Ada',
      email: 'ada@guest.example',
      message: 'Warm rooms.',
    },
    onFailure: 'Error sending feedback',
    answer: { success: true },
  },
];
