import { type CheckoutRequest, ENDPOINTS } from '@motel/api-client/contracts';
import { civilDate } from '@motel/booking-core';
import { wrongInBooks } from '../support/books.ts';
import { outcomeOf } from '../support/looks.ts';
import { checkoutRequest, ROOMS } from '../support/test-booking.ts';
import { testGuest, testMotel } from '../support/test-motel.ts';
import { watchWrittenRows } from '../support/written-rows.ts';

const STAY = { checkIn: civilDate('2026-12-10'), checkOut: civilDate('2026-12-12') };

/** Lists the path of every number and text of the request. */
function leavesOf(value: object, path: readonly string[] = []): (readonly string[])[] {
  return Object.entries(value).flatMap(([key, part]) =>
    typeof part === 'object' && part !== null ? leavesOf(part, [...path, key]) : [[...path, key]],
  );
}

function tampered(request: CheckoutRequest, path: readonly string[], value: unknown): CheckoutRequest {
  const copy = structuredClone(request);
  const holder = path.slice(0, -1).reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], copy);
  (holder as Record<string, unknown>)[path.at(-1)!] = value;
  return copy;
}

/** Values of an attacker who wants to pay less, hold more rooms or impersonate another guest. */
const WISHES = [
  ...[0, 1, -1, 2, 9, 0.01, -0, 1e15, 2 ** 31, true, false],
  ...['', '0', '0.01', '1', '-195', '1e1', ' 195'],
];

/** Fields that the contract does not have. */
const UNKNOWN_FIELDS = {
  status: 'confirmed',
  guest_id: 'somebody',
  isAdmin: true,
  price: 1,
  total: 1,
  discount: 100,
  heldUntil: '2099-01-01',
  email: 'thief@evil.example',
  successUrl: 'https://evil.example',
  cancelUrl: 'https://evil.example',
};

describe('tampered checkout requests', () => {
  const motel = testMotel();
  const guest = testGuest(motel);
  let good: CheckoutRequest;
  beforeEach(() => {
    good = checkoutRequest(guest.id, STAY, ROOMS.many);
  });

  const ask = (body: object) => guest.ask(ENDPOINTS.createCheckout, '', body);

  test('D1: no value makes the stay cheaper, paid or another guest’s', async () => {
    const written = await watchWrittenRows(motel.db);
    const outcomes = new Set<number>();
    for (const path of leavesOf(good)) {
      for (const wish of WISHES) {
        const { status, body } = await ask(tampered(good, path, wish));
        outcomes.add(status);
        const rows = await written.take();
        if (status !== 200) {
          expect([path, wish, rows]).toEqual([path, wish, []]);
          continue;
        }
        const { status: held, total } = await outcomeOf(motel, body.sessionId);
        const asked = motel.provider.requests.at(-1)?.total;
        expect([path, wish, held, total]).toEqual([path, wish, 'held', asked]);
        expect(motel.provider.requests.at(-1)?.total).toBeGreaterThanOrEqual(19_500);
      }
    }
    expect([...outcomes].sort()).toEqual([200, 400, 403, 404, 409, 422]);
    expect(await wrongInBooks(motel.db)).toEqual([]);
  });

  test('unknown fields are ignored', async () => {
    const user = { ...good.user, id: 'x', role: 'admin' };
    expect((await ask({ ...good, ...UNKNOWN_FIELDS, user })).status).toBe(200);
    const asked = motel.provider.requests.at(-1);
    expect(asked?.total).toBe(19_500);
    expect(JSON.stringify(asked)).not.toContain('evil');
    expect((await guest.bookings())[0]).toMatchObject({ bookingStatus: 'pending', totalAmount: 195 });
  });

  test('`__proto__` and `constructor` pollute no prototype', async () => {
    const poison =
      '"__proto__":{"isAdmin":true,"totalAmount":"1"},"constructor":{"prototype":{"isAdmin":true}}';
    const rawBody = JSON.stringify(good).replace(/\}$/, `,${poison}}`);
    const answer = await motel.call(ENDPOINTS.createCheckout.path, { rawBody, token: guest.token });
    expect(answer.status).toBe(200);
    expect(motel.provider.requests.at(-1)?.total).toBe(19_500);
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });
});
