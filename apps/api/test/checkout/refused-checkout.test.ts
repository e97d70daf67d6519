import { type CheckoutRequest, ENDPOINTS } from '@motel/api-client/contracts';
import { addDays, civilDate } from '@motel/booking-core';
import { everythingStored } from '../support/looks.ts';
import { checkoutRequest, ROOMS, signInGuest, TODAY } from '../support/test-booking.ts';
import { testGuest, testMotel } from '../support/test-motel.ts';

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
});
const roomDetails = (wrong: Partial<Request['roomDetails']>) => (request: Request) => ({
  ...request,
  roomDetails: { ...request.roomDetails, ...wrong },
});
const replaced = (wrong: object) => (request: Request) => ({ ...request, ...wrong });
const stay = (from: number, to: number) =>
  replaced({ checkInDate: addDays(today, from), checkOutDate: addDays(today, to) });
const total = (totalAmount: string) => replaced({ totalAmount });

/** Of each source a mistake: the rule, the field, the sentence for the guest. Core's tests of the form have the others. */
const BROKEN_RULES: readonly (readonly [string, string, string, Wrong])[] = [
  ['V7', 'firstname', 'First name is required', user({ firstname: ' ' })],
  ['V14', 'guests', 'At least 1 adult is required', guests({ adults: 0 })],
  ['F1', 'currency', 'Prices here are in CAD.', replaced({ currency: 'usd' })],
  ['V17', 'pets', 'Please specify number of pets', roomDetails({ isPetFriendly: true })],
  ['V17', 'pets', 'The number of pets is given in two different ways.', roomDetails({ pets: 1 })],
  ['W1', 'checkOutDate', 'Please choose a check-out date.', replaced({ checkOutDate: 'tomorrow' })],
  ['W2', 'checkInDate', 'Check-in cannot be in the past.', stay(-1, 1)],
  ['T3', 'totalStay', 'These dates are 2 night(s), not 3.', replaced({ totalStay: 3 })],
  ['M2', 'totalAmount', 'The total must be an amount with at most two decimal places.', total('a lot')],
];

/** Mistakes in the shape of the request. */
const MALFORMED: readonly (readonly [string, Wrong])[] = [
  ['no property', ({ propertyId, ...rest }) => rest],
  ['a property that is a number', replaced({ propertyId: 7 })],
  ['a name that is a list', user({ firstname: ['Maryam'] as unknown as string })],
  ['half a guest', guests({ adults: 1.5 })],
  ['nights in words', replaced({ totalStay: '2' })],
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

  test.each(BROKEN_RULES)('%s of %s: %s', async (_, field, message, wrong) => {
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
    const fields = body.issues.map(({ field }: { field: string }) => field);
    expect(fields).toEqual(['checkInDate', 'firstname', 'email', 'totalAmount']);
  });

  test.each(MALFORMED)('%s is malformed', async (_, wrong) => {
    const { status, body } = await refused(wrong(good()));
    expect([status, body.code]).toEqual([400, 'malformed']);
  });

  test.each(['1', '194', '196', '0', '1950', '195.01', '99999999999'])(
    'a total of $%s is not the price',
    async (totalAmount) => {
      const message = 'The price has changed. The total is now $195 CAD.';
      const body = { code: 'price-changed', message };
      expect(await refused({ ...good(), totalAmount })).toMatchObject({ status: 409, body });
    },
  );

  test('a stay that costs nothing cannot be paid', async () => {
    const free = { ...checkoutRequest(guest.id, STAY, ROOMS.free), totalAmount: '0' };
    expect(await refused(free)).toMatchObject({ status: 422, body: { code: 'rule-broken' } });
  });

  test('D13: a closed property is refused', async () => {
    const body = { code: 'sold-out', message: 'This room is currently not available.' };
    const answer = await refused(checkoutRequest(guest.id, STAY, ROOMS.closed));
    expect(answer).toMatchObject({ status: 409, body });
  });

  test.each(['nobody', '', '../many', "'; drop table bookings; --"])(
    'an unknown property is refused: %j',
    async (propertyId) => {
      const answer = await refused({ ...good(), propertyId });
      expect(answer).toMatchObject({ status: 404, body: { code: 'not-found' } });
    },
  );

  test('a checkout in another guest’s name is refused', async () => {
    const { id: userId } = await signInGuest(motel);
    const answer = await refused({ ...good(), userId });
    expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });

  test('a missing or wrong token is refused, whatever the body', async () => {
    expect(await refused(good(), '')).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    expect((await refused({}, 'garbage')).status).toBe(401);
  });

  test('the longest stay and the latest date can be booked', async () => {
    for (const [from, to] of [
      [20, 385],
      [730, 1095],
      [0, 1],
    ] as const) {
      const longest = { checkIn: addDays(today, from), checkOut: addDays(today, to) };
      expect((await guest.book(longest, ROOMS.noPets)).status).toBe(200);
    }
  });
});
