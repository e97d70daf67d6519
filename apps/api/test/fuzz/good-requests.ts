import { fc } from '@fast-check/vitest';
import {
  checkoutRequest as checkoutContract,
  ENDPOINTS,
  feedbackRequest,
  IDEMPOTENCY_KEY,
} from '@motel/api-client/contracts';
import {
  addDays,
  civilDate,
  completeGuestDetails,
  DEFAULT_PARTY,
  guestDetailsViolations,
  isEmail,
  isPhone,
} from '@motel/booking-core';
import { checkoutRequest, moreRoom, ROOMS, TODAY } from '../support/test-booking.ts';
import { arbitraryOf, words } from './contract-arbitrary.ts';
import type { FuzzRequest } from './fuzz-request.ts';

const JSON_BODY = { 'content-type': 'application/json' };

export type EndpointName = keyof typeof ENDPOINTS;

/** The code, the digits behind it and the trunk zero of numbers in some countries. */
const PLANS = [
  ['1', /^[2-9]\d{9}$/, ''],
  ['44', /^7\d{9}$/, '0'],
  ['49', /^15\d{9}$/, '0'],
  ['52', /^[2-9]\d{9}$/, '1'],
  ['33', /^[67]\d{8}$/, '0'],
  ['91', /^[6-8]\d{9}$/, '0'],
] as const;

const separators = fc.constantFrom('', '', ' ', '-', '.', ') (');

export const FUZZ_CODE = 'HARVEST';

export const GUESTS = 2;

/** Generates good requests for each call: in the contract's own shape, and mostly sensible. */
export const GOOD_REQUESTS: Readonly<Record<EndpointName, fc.Arbitrary<FuzzRequest>>> = {
  signIn: mobiles().map((mobile) => post('signIn', { mobile })),
  signOut: fc.constant(as('{{new token}}', post('signOut'))),
  otherSessions: guestNumbers().map((guest) => as(`{{token ${guest}}}`, get('otherSessions'))),
  signOutOthers: fc.constant(as('{{token 0}}', post('signOutOthers'), { cookie: '{{paid device}}' })),
  sitePart: fc
    .constantFrom('motel', 'home', 'page:about', 'drawing:motel-dusk')
    .map((part) => ({ ...get('sitePart'), path: `/api/motel/{{version}}/${part}` })),
  properties: fc.constant(get('properties')),
  property: propertyIds().map((id) => get('property', id)),
  availability: fc
    .tuple(propertyIds(), days(), fc.integer({ min: 1, max: 400 }))
    .map(([id, from, nights]) => ({
      ...get('availability', id),
      path: `${get('availability', id).path}?from=${from}&to=${addDays(from, nights)}`,
    })),
  nightPrices: fc
    .tuple(partyQueries(62), fc.option(days()), fc.option(propertyIds()))
    .map(([query, arrival, room]) => {
      if (arrival !== null) query.set('arrival', arrival);
      if (room !== null) query.set('room', room);
      return { ...get('nightPrices'), path: `${ENDPOINTS.nightPrices.path}?${query}` };
    }),
  offers: partyQueries(365).map((query) => {
    return { ...get('offers'), path: `${ENDPOINTS.offers.path}?${query}` };
  }),
  bookings: guestNumbers().map((guest) => as(`{{token ${guest}}}`, get('bookings'))),
  openBooking: fc.constant(as('{{token 0}}', post('openBooking', { token: '{{link}}' }))),
  stay: fc.constantFrom('{{paid stay}}', '{{new stay}}').map((id) => as('{{token 0}}', get('stay', id))),
  // The whole price of one night, long before check-in.
  cancelStay: fc.constant(as('{{token 0}}', post('cancelStay', { refunded: 98 }, '{{new stay}}'))),
  previewChange: goodChanges().map(({ wanted }) =>
    as('{{token 0}}', post('previewChange', wanted, '{{new stay}}')),
  ),
  // Children stay free: another party at the same price.
  changeStay: goodChanges().map(({ wanted, key }) =>
    as('{{token 0}}', post('changeStay', { ...wanted, difference: 0 }, '{{new stay}}'), keyed(key)),
  ),
  mailReceipt: fc.constant(as('{{token 0}}', post('mailReceipt', {}, '{{paid stay}}'))),
  changeStayRequest: shown(1000).map((specialRequest) =>
    as('{{token 0}}', post('changeStayRequest', { specialRequest }, '{{paid stay}}')),
  ),
  createCheckout: goodCheckouts(),
  checkPromotionCode: fc
    .record({ propertyId: propertyIds(), checkIn: days(), nights: fc.integer({ min: 1, max: 6 }) })
    .map(({ propertyId, checkIn, nights }) => {
      const stay = { checkInDate: checkIn, checkOutDate: addDays(checkIn, nights) };
      return as('{{token 0}}', post('checkPromotionCode', { propertyId, ...stay, code: FUZZ_CODE }));
    }),
  // More rooms than there are, on a night that is the same, so that a guest waits once.
  joinWaiting: fc
    .record({ nights: fc.integer({ min: 1, max: 6 }), rooms: fc.integer({ min: 13, max: 20 }) })
    .map(({ nights, rooms }) => {
      const stay = { propertyId: ROOMS.many.id, checkIn: TODAY, checkOut: addDays(civilDate(TODAY), nights) };
      const guest = { firstname: 'Ines', lastname: 'Moreau', email: 'ines@example.ca' };
      const party = { ...DEFAULT_PARTY, adults: rooms, rooms };
      return as('{{token 0}}', post('joinWaiting', { ...stay, party, guest }));
    }),
  releaseCheckout: guestNumbers().map((guest) =>
    as(`{{token ${guest}}}`, post('releaseCheckout', { sessionId: `{{new session ${guest}}}` })),
  ),
  checkoutStatus: sessions().map((id) => get('checkoutStatus', id)),
  stayOfCheckout: sessions().map((id) => as('{{token 0}}', get('stayOfCheckout', id))),
  webhook: goodEvents(),
  feedback: fc
    .tuple(arbitraryOf(feedbackRequest), emails(), shown(100), shown(2000))
    .map(([body, email, name, message]) => post('feedback', { ...body, name, email, message })),
};

/** Signs a request with a token, and adds headers. */
function as(token: string, request: FuzzRequest, more: Readonly<Record<string, string>> = {}): FuzzRequest {
  return { ...request, headers: { ...request.headers, authorization: `Bearer ${token}`, ...more } };
}

const keyed = (key: string | undefined) => (key === undefined ? {} : { [IDEMPOTENCY_KEY]: key });

function post(name: EndpointName, body?: object, id = ''): FuzzRequest {
  const path = ENDPOINTS[name].path.replace('{id}', id);
  return body === undefined
    ? { method: 'POST', path, headers: {} }
    : { method: 'POST', path, headers: JSON_BODY, body: JSON.stringify(body) };
}

function get(name: EndpointName, id = ''): FuzzRequest {
  return { method: 'GET', path: ENDPOINTS[name].path.replace('{id}', id), headers: {} };
}

function goodCheckouts(): fc.Arbitrary<FuzzRequest> {
  const few = { children: fc.nat(2), infants: fc.nat(1), pets: fc.nat(2) };
  const party = fc.record({ adults: fc.integer({ min: 1, max: 4 }), ...few });
  return fc
    .record({
      body: arbitraryOf(checkoutContract),
      guest: guestNumbers(),
      room: fc.constantFrom(ROOMS.many, ROOMS.many, ROOMS.many, ROOMS.noPets, ROOMS.single),
      checkIn: days(),
      nights: fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 1, max: 6 }) }, fc.constant(365)),
      party,
      rooms: fc.integer({ min: 1, max: 3 }),
      user: fc.record({ firstname: shown(100), lastname: shown(100), email: emails(), phone: phones() }),
      specialRequest: fc.option(words, { nil: undefined }),
      key: fc.option(keys(), { nil: undefined }),
      hasMore: fc.boolean(),
    })
    .map(({ body, guest, room, checkIn, nights, party, rooms, user, specialRequest, key, hasMore }) => {
      const stay = { checkIn, checkOut: addDays(checkIn, nights) };
      const pets = room.isPetFriendly ? party.pets : 0;
      const priced = checkoutRequest(`{{guest ${guest}}}`, stay, room, { party: { ...party, pets }, rooms });
      const { quantity, extraPersons, isPetFriendly } = priced.roomDetails;
      // Only the figures that the server checks. It must compute the others itself, so the contract generates them.
      const meant = {
        ...body,
        ...priced,
        user,
        specialRequest,
        ...{
          promotionCode: undefined,
          plan: undefined,
          terms: undefined,
          orders: undefined,
          dueNow: undefined,
        },
        moreRooms: hasMore ? [moreRoom(stay, ROOMS.many)] : undefined,
        roomDetails: { ...body.roomDetails, quantity, extraPersons, isPetFriendly, pets },
      };
      return as(`{{token ${guest}}}`, post('createCheckout', meant), keyed(key));
    });
}

/** Generates changes of the stay of one night that each request gets. */
function goodChanges() {
  return fc
    .record({ children: fc.constantFrom(1, 2), key: fc.option(keys(), { nil: undefined }) })
    .map(({ children, key }) => ({
      wanted: {
        checkIn: '{{next arrival}}',
        checkOut: '{{next departure}}',
        party: { adults: 2, children, infants: 0, pets: 0, rooms: 1 },
      },
      key,
    }));
}

/** Generates events of the embedded checkout, about real and invented payments. */
function goodEvents(): fc.Arbitrary<FuzzRequest> {
  const eventId = fc.oneof(fc.uuid(), fc.constantFrom('evt_1', 'evt_2'));
  const of = guestNumbers().map((guest) => ({
    sessionId: `{{new session ${guest}}}`,
    bookingId: `{{its booking}}`,
  }));
  const happened = fc.oneof(
    of.map((ids) => ({ type: 'paid', ...ids, paymentReference: '{{its payment}}', amount: 9800 })),
    of.chain((ids) => fc.constantFrom('failed', 'expired').map((type) => ({ type, ...ids }))),
    fc.constant({ type: 'refunded', paymentReference: 'pay_unknown' }),
    words.map((type) => ({ type })),
  );
  return fc.tuple(eventId, happened).map(([id, what]) => ({
    ...post('webhook', { eventId: id, ...what }),
    headers: { 'content-type': 'application/json', 'checkout-signature': '{{signature}}' },
  }));
}

function guestNumbers() {
  return fc.nat(GUESTS - 1);
}

function sessions() {
  return fc.constantFrom('{{paid session}}', '{{new session 0}}');
}

function propertyIds() {
  return fc.constantFrom(...Object.values(ROOMS).map(({ id }) => id));
}

function days() {
  return fc.integer({ min: 0, max: 330 }).map((later) => addDays(civilDate(TODAY), later));
}

function mobiles() {
  return fc.constantFrom(...PLANS).chain(([code, digits, trunk]) => {
    const starts = fc.constantFrom('', '', trunk, code, `00${code}`);
    return fc
      .tuple(starts, separators, fc.stringMatching(digits))
      .map(([start, gap, number]) => `+${code}${start}${number.slice(0, 3)}${gap}${number.slice(3)}`);
  });
}

function emails() {
  const odd = fc.constantFrom('a,b@c.example', '<x>@y.example', 'ü@bücher.example', 'a"b@c.example');
  return fc.oneof({ weight: 4, arbitrary: fc.emailAddress() }, odd).filter(isEmail);
}

/** Generates the numbers of guests whose own number is Canadian. */
function phones() {
  return fc
    .tuple(fc.constantFrom('', '1', '+1', '+1 ', '('), separators, fc.stringMatching(/^[2-9]\d{9}$/))
    .map(([start, gap, number]) => `${start}${number.slice(0, 3)}${gap}${number.slice(3)}`)
    .filter(isPhone);
}

function keys() {
  const visible = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 40 });
  return fc.oneof(
    visible.map((key) => key.replace(/\s/g, '_')),
    fc.constantFrom('draft-1', 'draft-2', 'draft-3'),
  );
}

/** Whether a text may be a name: it breaks no rule of one (V7, V20, V21). */
function isName(text: string): boolean {
  const details = completeGuestDetails({ lastname: text.trim() });
  return !guestDetailsViolations(details).some(({ field }) => field === 'lastname');
}

/** Generates texts that are not blank, of at most `most` characters. */
function shown(most: number) {
  return words
    .map((text) => text.slice(0, most))
    .filter((text) => text.isWellFormed())
    .map((text) => (isName(text) ? text : 'Maryam'));
}

/** Dates and a party. */
function partyQueries(most: number): fc.Arbitrary<URLSearchParams> {
  return fc
    .record({
      from: days(),
      nights: fc.integer({ min: 1, max: most }),
      adults: fc.integer({ min: 1, max: 1000 }),
      children: fc.nat(1000),
      infants: fc.nat(1000),
      pets: fc.nat(1000),
      rooms: fc.integer({ min: 1, max: 1000 }),
    })
    .map(({ from, nights, ...counts }) => {
      const query = new URLSearchParams({ from, to: addDays(from, nights) });
      for (const [name, count] of Object.entries(counts)) query.set(name, `${count}`);
      return query;
    });
}
