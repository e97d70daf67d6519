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

const STAY_1 = { id: 'stay-1' };
const SESSION_1 = { id: 'session-1' };
const nights = { from: civilDate('2026-11-21'), to: civilDate('2026-12-21') };

const reading = { method: 'GET', isPersonal: false, repeats: 2 } as const;
const writing = { method: 'POST', isPersonal: false, repeats: 0 } as const;
const ownReading = { ...reading, isPersonal: true } as const;
const ownWriting = { ...writing, isPersonal: true, answer: { success: true } } as const;

type Name = keyof typeof client.ENDPOINTS;
type Asked<One extends Name> = client.AskedOf<(typeof client.ENDPOINTS)[One]>;

/** The example of an endpoint's call, which sends the body that it is given. */
function call<One extends Name>(
  endpoint: One,
  asked: Asked<One>,
  path: string,
  expected: Omit<CallExample, 'name' | 'path' | 'send' | 'body'> & { readonly name?: string },
): CallExample {
  return {
    name: endpoint,
    path,
    send: (wire, options) => client.callEndpoint(wire, client.ENDPOINTS[endpoint], { ...asked, ...options }),
    ...('body' in asked && { body: asked.body }),
    ...expected,
  };
}

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
  account: {
    standing: 'paid',
    price: 195.5,
    paid: 195.5,
    due: 0,
    short: 'Paid $195.50 CAD',
    sentence: '$195.50 CAD, paid',
  },
  payments: [{ at: '2026-11-20T19:00:00.000Z', label: 'Paid by card', amount: 195.5 }],
  refunds: [],
  terms: { keep: 'first night', lateCharge: 98, sentence: 'No free cancellation.' },
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
const THREE_AND_A_CHILD = { adults: '3', children: '1', infants: '0', pets: '0', rooms: '1' };
const FEEDBACK = { name: 'Ada', email: 'ada@guest.example', message: 'Warm rooms.' };

export const CALLS: readonly CallExample[] = [
  call('signIn', { body: { mobile: '+14035550142' } }, '/api/auth/authenticate-with-mobile', {
    ...writing,
    onFailure: 'Error authenticating with mobile',
    answer: { id: 'user-1', token: 'secret-token' },
  }),
  call('signOut', {}, '/api/auth/sign-out', { ...ownWriting, onFailure: 'Error signing out' }),
  call('otherSessions', {}, '/api/auth/other-sessions', {
    ...ownReading,
    onFailure: 'Failed to count the other sessions',
    answer: { others: 2 },
  }),
  call('signOutOthers', {}, '/api/auth/end-other-sessions', {
    ...ownWriting,
    onFailure: 'Error signing out other sessions',
  }),
  call('sitePart', { parts: { version: 'v1', part: 'home' } }, '/api/motel/v1/home', {
    ...reading,
    onFailure: 'Error fetching the motel',
    answer: { part: { rooms: 40 } },
  }),
  call('properties', {}, '/api/property/get-all-properties', {
    ...reading,
    onFailure: 'Error getting property cards',
    answer: [],
  }),
  call('properties', { onFailure: 'Failed to fetch property cards' }, '/api/property/get-all-properties', {
    ...reading,
    name: 'properties with words of their own',
    onFailure: 'Failed to fetch property cards',
    answer: [],
  }),
  call('property', { parts: { id: 'river-queen' } }, '/api/property/getPropertyDetail/river-queen', {
    ...reading,
    onFailure: 'Error fetching property detail',
    answer: { _id: 'river-queen', price: 89 },
  }),
  call(
    'availability',
    { parts: { id: 'river-queen' }, query: nights },
    '/api/property/availability/river-queen?from=2026-11-21&to=2026-12-21',
    {
      ...reading,
      onFailure: 'Error fetching availability',
      answer: { nights: [{ date: '2026-11-21', free: 10 }] },
    },
  ),
  call(
    'offers',
    { query: { ...nights, ...THREE_AND_A_CHILD } },
    '/api/property/offers?from=2026-11-21&to=2026-12-21&adults=3&children=1&infants=0&pets=0&rooms=1',
    {
      ...reading,
      onFailure: 'Error fetching offers',
      answer: { offers: [{ _id: 'river-queen', free: 10, stay: { rooms: 2, extraPersons: 0, total: 388 } }] },
    },
  ),
  call(
    'nightPrices',
    { query: { ...nights, ...THREE_AND_A_CHILD } },
    '/api/property/night-prices?from=2026-11-21&to=2026-12-21&adults=3&children=1&infants=0&pets=0&rooms=1',
    {
      ...reading,
      onFailure: 'Error fetching the prices of nights',
      answer: { nights: [{ date: '2026-11-21', total: 98 }] },
    },
  ),
  call('bookings', {}, '/api/property/my-bookings', {
    ...ownReading,
    onFailure: 'Failed to fetch bookings',
    answer: { bookings: [] },
  }),
  call('createCheckout', { body: checkoutRequest, key: 'draft-1' }, '/api/payments/create-checkout-session', {
    ...ownWriting,
    repeats: 1,
    onFailure: 'Error creating checkout session',
    answer: { bookingAction: 'new', url: 'http://127.0.0.1:4101/checkout/embedded/s', sessionId: 's' },
  }),
  call('checkPromotionCode', { body: PROMOTION }, '/api/payments/check-promotion-code', {
    ...ownWriting,
    onFailure: 'Failed to check a promotion code',
    answer: { code: 'HARVEST', off: '10%' },
  }),
  call('stay', { parts: STAY_1 }, '/api/stays/stay-1', {
    ...ownReading,
    onFailure: 'Failed to fetch a stay',
    answer: STAY,
  }),
  call('stayOfCheckout', { parts: SESSION_1 }, '/api/payments/checkout-session/session-1/stay', {
    ...ownReading,
    onFailure: 'Failed to fetch a paid stay',
    answer: STAY,
  }),
  call('cancelStay', { parts: STAY_1, body: { refunded: 195.5 } }, '/api/stays/stay-1/cancel', {
    ...ownWriting,
    onFailure: 'Failed to cancel a stay',
    answer: STAY,
  }),
  call('previewChange', { parts: STAY_1, body: WANTED }, '/api/stays/stay-1/change-preview', {
    ...ownWriting,
    onFailure: 'Failed to price a change',
    answer: {
      lines: [{ label: 'Room', amount: 294 }],
      total: 294,
      before: 195.5,
      changes: [{ label: 'Room nights', amount: 98.5 }],
      difference: 98.5,
      terms: STAY.terms,
    },
  }),
  call(
    'changeStay',
    { parts: STAY_1, body: { ...WANTED, difference: 98.5 }, key: 'change-1' },
    '/api/stays/stay-1/change',
    { ...ownWriting, repeats: 1, onFailure: 'Failed to change a stay', answer: STAY },
  ),
  call('mailReceipt', { parts: STAY_1, body: { company: 'Okafor Ltd.' } }, '/api/stays/stay-1/mail-receipt', {
    ...ownWriting,
    onFailure: 'Failed to mail a receipt',
  }),
  call(
    'changeStayRequest',
    { parts: STAY_1, body: { specialRequest: 'A cot' } },
    '/api/stays/stay-1/request',
    { ...ownWriting, onFailure: 'Failed to change a request', answer: STAY },
  ),
  call(
    'joinWaiting',
    {
      body: {
        propertyId: 'river-queen',
        ...WANTED,
        guest: { firstname: 'Ty', lastname: 'Roy', email: 't@roy.example' },
      },
    },
    '/api/waiting-list',
    { ...ownWriting, onFailure: 'Failed to join the waiting list' },
  ),
  call('openBooking', { body: { token: 'of-a-mail' } }, '/api/property/open-booking', {
    ...ownWriting,
    onFailure: 'Failed to open a booking',
  }),
  call('releaseCheckout', { body: { sessionId: 'session-1' } }, '/api/payments/release-checkout-session', {
    ...ownWriting,
    onFailure: 'Error releasing checkout session',
  }),
  call('checkoutStatus', { parts: SESSION_1 }, '/api/payments/checkout-session/session-1', {
    ...reading,
    onFailure: 'Error fetching checkout status',
    answer: { status: 'paid' },
  }),
  {
    ...writing,
    name: 'sendFeedback',
    send: (wire, options) => client.sendFeedback(wire, FEEDBACK, options),
    path: '/api/feedback',
    body: { subject: 'Feedback from the website', ...FEEDBACK },
    onFailure: 'Error sending feedback',
    answer: { success: true },
  },
];
