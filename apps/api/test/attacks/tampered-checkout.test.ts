import { type CheckoutRequest, ENDPOINTS } from '@motel/api-client/contracts';
import { civilDate } from '@motel/booking-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { wrongInBooks } from '../support/books.ts';
import { DATABASES } from '../support/databases.ts';
import { ROOMS } from '../support/rooms.ts';
import { checkoutRequest, signInGuest, type TestGuest } from '../support/test-guest.ts';
import { openTestMotel, type TestMotel } from '../support/test-motel.ts';
import { watchWrittenRows } from '../support/written-rows.ts';

const STAY = { checkIn: civilDate('2026-12-10'), checkOut: civilDate('2026-12-12') };

/** Every figure and word of the request, by its path. */
function leavesOf(value: object, path: readonly string[] = []): (readonly string[])[] {
  return Object.entries(value).flatMap(([key, part]) =>
    typeof part === 'object' && part !== null ? leavesOf(part, [...path, key]) : [[...path, key]],
  );
}

function tampered(request: CheckoutRequest, path: readonly string[], value: unknown): unknown {
  const copy = structuredClone(request);
  const holder = path.slice(0, -1).reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], copy);
  (holder as Record<string, unknown>)[path.at(-1)!] = value;
  return copy;
}

/** What somebody tries who wants to pay less, hold more or be somebody else. */
const WISHES = [
  0,
  1,
  -1,
  2,
  9,
  0.01,
  -0,
  1e15,
  2 ** 31,
  true,
  false,
  '',
  '0',
  '0.01',
  '1',
  '-195',
  '1e1',
  ' 195',
];

/** Fields that the API has never heard of, and would love to be asked for. */
const MADE_UP = {
  status: 'confirmed',
  bookingStatus: 'confirmed',
  price: 1,
  pricePerNight: 1,
  total: 1,
  total_cents: 1,
  discount: 100,
  coupon: 'FREE',
  guest_id: 'somebody',
  heldUntil: '2099-01-01',
  held_until: '2099-01-01',
  isAdmin: true,
  successUrl: 'https://evil.example',
  cancelUrl: 'https://evil.example',
  email: 'thief@evil.example',
};

describe('somebody sends figures of their own to the checkout', () => {
  let motel: TestMotel;
  let guest: TestGuest;
  let good: CheckoutRequest;
  beforeAll(async () => {
    motel = await openTestMotel(DATABASES[1]!);
    guest = await signInGuest(motel);
    good = checkoutRequest(guest.id, STAY, ROOMS.many);
  });
  afterAll(() => motel.close());

  const ask = (body: unknown) => motel.call(ENDPOINTS.createCheckout.path, { body, token: guest.token });

  test('D1: no figure they send makes the stay cheaper, longer, somebody else’s or paid', async () => {
    const written = await watchWrittenRows(motel.db);
    const outcomes = new Set<number>();
    for (const path of leavesOf(good)) {
      for (const wish of WISHES) {
        await written.take();
        const { status, body } = await ask(tampered(good, path, wish));
        outcomes.add(status);
        if (status !== 200) {
          expect([path, wish, await written.take()]).toEqual([path, wish, []]);
          continue;
        }
        const booked = await motel.db
          .selectFrom('checkouts')
          .innerJoin('bookings', 'bookings.id', 'checkouts.booking_id')
          .select(['guest_id', 'status', 'bookings.total'])
          .where('session_id', '=', body.sessionId)
          .executeTakeFirstOrThrow();
        expect([path, wish, booked]).toEqual([
          path,
          wish,
          { guest_id: guest.id, status: 'held', total: motel.provider.requests.at(-1)?.total },
        ]);
        expect(motel.provider.requests.at(-1)?.total).toBeGreaterThanOrEqual(19_500);
      }
    }
    expect([...outcomes].sort()).toEqual([200, 400, 403, 404, 409, 422]);
    expect(await wrongInBooks(motel.db)).toEqual([]);
  });

  test('fields that nobody asked for are not listened to', async () => {
    const { status } = await ask({
      ...good,
      ...MADE_UP,
      user: { ...good.user, ...{ id: 'x', role: 'admin' } },
    });
    expect(status).toBe(200);
    const asked = motel.provider.requests.at(-1);
    expect(asked?.total).toBe(19_500);
    expect(JSON.stringify(asked)).not.toContain('evil');
    expect((await guest.bookings())[0]).toMatchObject({ bookingStatus: 'pending', totalAmount: 195 });
  });

  test('names of the language itself change nothing for anybody', async () => {
    const poison = JSON.stringify(good).replace(
      /\}$/,
      ',"__proto__":{"isAdmin":true,"totalAmount":"1"},"constructor":{"prototype":{"isAdmin":true}}}',
    );
    const answer = await motel.call(ENDPOINTS.createCheckout.path, { rawBody: poison, token: guest.token });
    expect(answer.status).toBe(200);
    expect(motel.provider.requests.at(-1)?.total).toBe(19_500);
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });
});
