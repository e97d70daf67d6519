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

const DATES = 'from=2026-11-21&to=2026-12-21';
const QUERY = `${DATES}&adults=3&children=1&infants=0&pets=0&rooms=1`;

/** Each endpoint of the browser: its method, whose call it is, its repeats, its path, and what its failure logs. */
const CALLED = `
signIn | POST | anyone | 0 | /api/auth/authenticate-with-mobile | Error authenticating with mobile
signOut | POST | guest | 0 | /api/auth/sign-out | Error signing out
otherSessions | GET | guest | 2 | /api/auth/other-sessions | Failed to count the other sessions
signOutOthers | POST | guest | 0 | /api/auth/end-other-sessions | Error signing out other sessions
sitePart | GET | anyone | 2 | /api/motel/v1/home | Error fetching the motel
properties | GET | anyone | 2 | /api/property/get-all-properties | Error getting property cards
property | GET | anyone | 2 | /api/property/getPropertyDetail/river-queen | Error fetching property detail
availability | GET | anyone | 2 | /api/property/availability/river-queen?${DATES} | Error fetching availability
offers | GET | anyone | 2 | /api/property/offers?${QUERY} | Error fetching offers
nightPrices | GET | anyone | 2 | /api/property/night-prices?${QUERY} | Error fetching the prices of nights
bookings | GET | guest | 2 | /api/property/my-bookings | Failed to fetch bookings
createCheckout | POST | guest | 1 | /api/payments/create-checkout-session | Error creating checkout session
checkPromotionCode | POST | guest | 0 | /api/payments/check-promotion-code | Failed to check a promotion code
stay | GET | guest | 2 | /api/stays/stay-1 | Failed to fetch a stay
stayOfCheckout | GET | guest | 2 | /api/payments/checkout-session/session-1/stay | Failed to fetch a paid stay
cancelStay | POST | guest | 0 | /api/stays/stay-1/cancel | Failed to cancel a stay
previewChange | POST | guest | 0 | /api/stays/stay-1/change-preview | Failed to price a change
changeStay | POST | guest | 1 | /api/stays/stay-1/change | Failed to change a stay
mailReceipt | POST | guest | 0 | /api/stays/stay-1/mail-receipt | Failed to mail a receipt
changeStayRequest | POST | guest | 0 | /api/stays/stay-1/request | Failed to change a request
joinWaiting | POST | guest | 0 | /api/waiting-list | Failed to join the waiting list
openBooking | POST | guest | 0 | /api/property/open-booking | Failed to open a booking
releaseCheckout | POST | guest | 0 | /api/payments/release-checkout-session | Error releasing checkout session
checkoutStatus | GET | anyone | 2 | /api/payments/checkout-session/session-1 | Error fetching checkout status
`;

type Endpoints = typeof client.ENDPOINTS;

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

const STAY_1 = { id: 'stay-1' };
const SESSION_1 = { id: 'session-1' };
const NIGHTS = { from: civilDate('2026-11-21'), to: civilDate('2026-12-21') };
const PARTY = { adults: '3', children: '1', infants: '0', pets: '0', rooms: '1' };
const WANTED = { checkIn: '2026-12-05', checkOut: '2026-12-10', party: STAY.party };
const WAITING = { firstname: 'Ty', lastname: 'Roy', email: 't@roy.example' };
const PROMOTION = { propertyId: 'river-queen', checkInDate: '2026-11-21', checkOutDate: '2026-11-23' };
const FEEDBACK = { name: 'Ada', email: 'ada@guest.example', message: 'Warm rooms.' };

/** Each call's parts, query and body, if it has any. */
const ASKED: { readonly [Name in keyof Endpoints]?: client.AskedOf<Endpoints[Name]> } = {
  signIn: { body: { mobile: '+14035550142' } },
  sitePart: { parts: { version: 'v1', part: 'home' } },
  property: { parts: { id: 'river-queen' } },
  availability: { parts: { id: 'river-queen' }, query: NIGHTS },
  offers: { query: { ...NIGHTS, ...PARTY } },
  nightPrices: { query: { ...NIGHTS, ...PARTY } },
  createCheckout: { body: checkoutRequest, key: 'draft-1' },
  checkPromotionCode: { body: { ...PROMOTION, code: 'harvest' } },
  stay: { parts: STAY_1 },
  stayOfCheckout: { parts: SESSION_1 },
  cancelStay: { parts: STAY_1, body: { refunded: 195.5 } },
  previewChange: { parts: STAY_1, body: WANTED },
  changeStay: { parts: STAY_1, body: { ...WANTED, difference: 98.5 }, key: 'change-1' },
  mailReceipt: { parts: STAY_1, body: { company: 'Okafor Ltd.' } },
  changeStayRequest: { parts: STAY_1, body: { specialRequest: 'A cot' } },
  joinWaiting: { body: { propertyId: 'river-queen', ...WANTED, guest: WAITING } },
  openBooking: { body: { token: 'of-a-mail' } },
  releaseCheckout: { body: { sessionId: 'session-1' } },
  checkoutStatus: { parts: SESSION_1 },
};

/** The answers that say more than that a call succeeded. */
const ANSWERS: { readonly [Name in keyof Endpoints]?: unknown } = {
  signIn: { id: 'user-1', token: 'secret-token' },
  otherSessions: { others: 2 },
  sitePart: { part: { rooms: 40 } },
  properties: [],
  property: { _id: 'river-queen', price: 89 },
  availability: { nights: [{ date: '2026-11-21', free: 10 }] },
  offers: { offers: [{ _id: 'river-queen', free: 10, stay: { rooms: 2, extraPersons: 0, total: 388 } }] },
  nightPrices: { nights: [{ date: '2026-11-21', total: 98 }] },
  bookings: { bookings: [] },
  createCheckout: { bookingAction: 'new', url: 'http://127.0.0.1:4101/checkout/embedded/s', sessionId: 's' },
  checkPromotionCode: { code: 'HARVEST', off: '10%' },
  stay: STAY,
  stayOfCheckout: STAY,
  cancelStay: STAY,
  previewChange: {
    lines: [{ label: 'Room', amount: 294 }],
    total: 294,
    before: 195.5,
    changes: [{ label: 'Room nights', amount: 98.5 }],
    difference: 98.5,
    terms: STAY.terms,
  },
  changeStay: STAY,
  changeStayRequest: STAY,
  checkoutStatus: { status: 'paid' },
};
const SUCCESS = { success: true };

function call(row: string, own: { readonly onFailure?: string } = {}): CallExample {
  const [endpoint, method, whose, repeats, path = '', onFailure = ''] = row.split(' | ');
  const name = endpoint as keyof Endpoints;
  const asked: Readonly<Record<string, unknown>> = { ...ASKED[name], ...own };
  return {
    name,
    method: method as CallExample['method'],
    path,
    body: asked.body,
    isPersonal: whose === 'guest',
    repeats: Number(repeats),
    onFailure,
    answer: ANSWERS[name] ?? SUCCESS,
    // One name may be of any endpoint: `ASKED` has checked what belongs to this one.
    send: (wire, options) =>
      client.callEndpoint(wire, client.ENDPOINTS[name] as never, { ...asked, ...options } as never),
    ...own,
  };
}

const ROWS = CALLED.trim().split('\n');

export const CALLS: readonly CallExample[] = [
  ...ROWS.map((row) => call(row)),
  {
    ...call(ROWS.find((row) => row.startsWith('properties '))!, {
      onFailure: 'Failed to fetch property cards',
    }),
    name: 'properties with words of their own',
  },
  {
    name: 'sendFeedback',
    send: (wire, options) => client.sendFeedback(wire, FEEDBACK, options),
    method: 'POST',
    path: '/api/feedback',
    body: { subject: 'Feedback from the website', ...FEEDBACK },
    isPersonal: false,
    repeats: 0,
    onFailure: 'Error sending feedback',
    answer: SUCCESS,
  },
];
