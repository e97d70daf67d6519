import { type CheckoutRequest, ENDPOINTS } from '@motel/api-client/contracts';
import { addDays, civilDate } from '@motel/booking-core';
import { describe, expect, test } from 'vitest';
import { everythingStored } from '../support/looks.ts';
import { ROOMS } from '../support/rooms.ts';
import { checkoutRequest, signInGuest } from '../support/test-guest.ts';
import { TODAY } from '../support/test-motel.ts';
import { testGuest, testMotel } from '../support/test-setup.ts';

const today = civilDate(TODAY);
const STAY = { checkIn: addDays(today, 10), checkOut: addDays(today, 12) };

type Request = CheckoutRequest;
/** Makes one mistake in an otherwise valid request. */
type Wrong = (request: Request) => object;

const user = (wrong: Partial<Request['user']>) => (request: Request) => ({
  ...request,
  user: { ...request.user, ...wrong },
});
const guests = (wrong: Partial<Request['guests']>) => (request: Request) => ({
  ...request,
  guests: { ...request.guests, ...wrong },
  roomDetails: { ...request.roomDetails, ...(wrong.pets !== undefined && { pets: wrong.pets }) },
});
const roomDetails = (wrong: Partial<Request['roomDetails']>) => (request: Request) => ({
  ...request,
  roomDetails: { ...request.roomDetails, ...wrong },
});
const stay = (checkInDate: string, checkOutDate: string) => (request: Request) => ({
  ...request,
  checkInDate,
  checkOutDate,
});
const replaced = (wrong: object) => (request: Request) => ({ ...request, ...wrong });

/** The rule with a description, the mistake, the field and the sentence for the guest. Core's tests have more of each. */
const BROKEN_RULES: readonly (readonly [string, Wrong, string, string])[] = [
  ['V7 no first name', user({ firstname: ' ' }), 'firstname', 'First name is required'],
  [
    'V11 a long first name',
    user({ firstname: 'x'.repeat(101) }),
    'firstname',
    'First name can be at most 100 characters',
  ],
  ['V8 no last name', user({ lastname: '' }), 'lastname', 'Last name is required'],
  ['V9 no e-mail', user({ email: '' }), 'email', 'Email is required'],
  [
    'V9 a long e-mail',
    user({ email: `${'x'.repeat(250)}@example.ca` }),
    'email',
    'Please enter a valid email address',
  ],
  ['V10 a short phone', user({ phone: '403555' }), 'phone', 'Please enter a valid phone number'],
  ['V10 an impossible phone', user({ phone: '0000000000' }), 'phone', 'Please enter a valid phone number'],
  ['V10 a long phone', user({ phone: '4035550142403555' }), 'phone', 'Please enter a valid phone number'],
  ['V10 a phone of letters', user({ phone: '403 555 CALL' }), 'phone', 'Please enter a valid phone number'],
  [
    'V11 a long request',
    replaced({ specialRequest: 'x'.repeat(1001) }),
    'specialRequest',
    'Special requests can be at most 1000 characters',
  ],
  ['V12 no room', roomDetails({ quantity: 0 }), 'roomQuantity', 'At least 1 room is required'],
  [
    'V12 a negative number of rooms',
    roomDetails({ quantity: -3 }),
    'roomQuantity',
    'At least 1 room is required',
  ],
  [
    'V12 too few rooms',
    guests({ adults: 4, infants: 1 }),
    'roomQuantity',
    'Minimum 2 room(s) required for 5 paying guests',
  ],
  [
    'V13 eleven extra persons',
    roomDetails({ extraPersons: 11 }),
    'extraPersons',
    'Extra persons must be a number from 0 to 10',
  ],
  ['V14 no adult', guests({ adults: 0 }), 'guests', 'At least 1 adult is required'],
  ['F1 another currency', replaced({ currency: 'usd' }), 'currency', 'This motel is paid in CAD.'],
  [
    'V15 more guests than places',
    guests({ adults: 4 }),
    'guests',
    'Not enough capacity. Add more rooms or extra persons.',
  ],
  [
    'V16 more children than places',
    guests({ children: 3 }),
    'guests',
    'At most 2 guests can stay free in each room',
  ],
  ['V17 too many pets', guests({ pets: 3 }), 'pets', 'Maximum 2 pets allowed'],
  [
    'V17 the pets box without a pet',
    roomDetails({ isPetFriendly: true }),
    'pets',
    'Please specify number of pets',
  ],
  [
    'V17 pets where they are not allowed',
    (r) => guests({ pets: 1 })({ ...r, propertyId: 'no-pets' }),
    'pets',
    'Pets are not allowed at this property',
  ],
  [
    'V17 two different numbers of pets',
    roomDetails({ pets: 1 }),
    'pets',
    'The number of pets is given in two different ways.',
  ],
  [
    'W1 a check-out in words',
    stay(STAY.checkIn, 'tomorrow'),
    'checkOutDate',
    'Please choose a check-out date.',
  ],
  [
    'W2 yesterday',
    stay(addDays(today, -1), addDays(today, 1)),
    'checkInDate',
    'Check-in cannot be in the past.',
  ],
  [
    'W3 no night',
    stay(STAY.checkIn, STAY.checkIn),
    'checkOutDate',
    'Check-out must be at least 1 night after check-in.',
  ],
  [
    'W3 366 nights',
    stay(STAY.checkIn, addDays(STAY.checkIn, 366)),
    'checkOutDate',
    'A stay can be at most 365 nights.',
  ],
  [
    'W4 two years and a day ahead',
    stay(addDays(today, 731), addDays(today, 733)),
    'checkInDate',
    'Check-in can be at most 730 days ahead.',
  ],
  [
    'T3 a number of nights that contradicts the dates',
    replaced({ totalStay: 3 }),
    'totalStay',
    'These dates are 2 night(s), not 3.',
  ],
  [
    'M2 a total that is no amount',
    replaced({ totalAmount: 'a lot' }),
    'totalAmount',
    'The total must be an amount with at most two decimal places.',
  ],
];

/** Mistakes in the shape of the request. */
const MALFORMED: readonly (readonly [string, Wrong])[] = [
  ['no property', ({ propertyId, ...rest }) => rest],
  ['a property that is a number', replaced({ propertyId: 7 })],
  ['no guest details', replaced({ user: null })],
  ['a name that is a list', user({ firstname: ['Maryam'] as unknown as string })],
  ['half a guest', guests({ adults: 1.5 })],
  ['guests in words', guests({ adults: 'two' as unknown as number })],
  ['too large a number of guests', guests({ adults: 1e308 })],
  ['nights in words', replaced({ totalStay: '2' })],
  ['a total that is a number', replaced({ totalAmount: 196 })],
  ['a currency that is none', replaced({ currency: 'dollars' })],
  ['no rooms', replaced({ roomDetails: [] })],
  ['a NUL in a name', user({ firstname: 'Mar\0yam' })],
  ['half a character', user({ firstname: 'Mar\ud800yam' })],
];

describe('§5, D12: a checkout that is refused', () => {
  const motel = testMotel();
  const guest = testGuest(motel);

  const good = () => checkoutRequest(guest.id, STAY, ROOMS.many);
  async function refused(body: unknown, token: string | undefined = guest.token) {
    const before = await everythingStored(motel);
    const answer = await motel.call(ENDPOINTS.createCheckout.path, { body, token });
    expect(await everythingStored(motel)).toEqual(before);
    return answer;
  }

  test.each(BROKEN_RULES)('%s', async (_, wrong, field, message) => {
    const { status, body } = await refused(wrong(good()));
    expect([status, body.code]).toEqual([422, 'rule-broken']);
    expect(body.issues).toContainEqual(
      expect.objectContaining({ field, rule: expect.stringMatching(/^[A-Z]\d+$/), message }),
    );
    expect(body.message).toBe(body.issues.length === 1 ? message : 'Please fix the errors below');
  });

  test('all broken rules are reported at once', async () => {
    const wrong = user({ firstname: '', email: 'x' })({ ...good(), checkInDate: '', totalAmount: '' });
    const { body } = await refused(wrong);
    expect(body.message).toBe('Please fix the errors below');
    expect(body.issues.map(({ field }: { field: string }) => field)).toEqual([
      'checkInDate',
      'firstname',
      'email',
      'totalAmount',
    ]);
  });

  test.each(MALFORMED)('%s is malformed', async (_, wrong) => {
    const { status, body } = await refused(wrong(good()));
    expect([status, body.code]).toEqual([400, 'malformed']);
  });

  test.each(['1', '194', '196', '0', '1950', '195.01', '99999999999'])(
    'a total of $%s is not the price',
    async (totalAmount) => {
      const { status, body } = await refused({ ...good(), totalAmount });
      expect([status, body]).toEqual([
        409,
        { code: 'price-changed', message: 'The price has changed. The total is now $195 CAD.' },
      ]);
    },
  );

  test('prices and allowances come from the server, never from the client', async () => {
    const cheap = roomDetails({
      petFeePerPet: 0,
      extraPersonCharge: 0,
      allowedPersonsPerRoom: 100,
      roomType: 'Quad',
    });
    const four = { ...good(), guests: { adults: 4, children: 0, infants: 0, pets: 0 } };
    expect((await refused(cheap(four))).body.code).toBe('rule-broken');
    const paying = cheap({ ...four, roomDetails: { ...four.roomDetails, extraPersons: 2 } });
    expect((await refused(paying)).body.code).toBe('price-changed');
  });

  test('a stay that costs nothing cannot be paid', async () => {
    const free = { ...checkoutRequest(guest.id, STAY, ROOMS.free), totalAmount: '0' };
    expect(await refused(free)).toMatchObject({ status: 422, body: { code: 'rule-broken' } });
  });

  test('D13: a closed property is refused', async () => {
    expect(await refused(checkoutRequest(guest.id, STAY, ROOMS.closed))).toMatchObject({
      status: 409,
      body: { code: 'sold-out', message: 'This room is currently not available.' },
    });
  });

  test.each(['nobody', '', '../many', "'; drop table bookings; --"])(
    'an unknown property is refused: %j',
    async (propertyId) => {
      expect(await refused({ ...good(), propertyId })).toMatchObject({
        status: 404,
        body: { code: 'not-found' },
      });
    },
  );

  test('a checkout in another guest’s name is refused', async () => {
    const other = await signInGuest(motel);
    expect(await refused({ ...good(), userId: other.id })).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    });
  });

  test('a missing or wrong token is refused, whatever the body', async () => {
    expect(await refused(good(), '')).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    expect((await refused({}, 'garbage')).status).toBe(401);
  });

  test('the longest stay and the latest date can be booked', async () => {
    const year = { checkIn: addDays(today, 20), checkOut: addDays(today, 385) };
    expect((await guest.book(year, ROOMS.noPets)).status).toBe(200);
    const far = { checkIn: addDays(today, 730), checkOut: addDays(today, 1095) };
    expect((await guest.book(far, ROOMS.noPets)).status).toBe(200);
    const tonight = { checkIn: today, checkOut: addDays(today, 1) };
    expect((await guest.book(tonight, ROOMS.noPets)).status).toBe(200);
  });
});
