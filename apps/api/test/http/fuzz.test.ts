import * as contracts from '@motel/api-client/contracts';
import { IDEMPOTENCY_KEY } from '@motel/api-client/contracts';
import { civilDate } from '@motel/booking-core';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { $ZodType } from 'zod/v4/core';
import { parse } from 'zod/v4/core';
import { DATABASES } from '../support/databases.ts';
import { everythingStored } from '../support/looks.ts';
import { ROOMS } from '../support/rooms.ts';
import { checkoutRequest, signInGuest, type TestGuest } from '../support/test-guest.ts';
import { openTestMotel, type TestMotel } from '../support/test-motel.ts';

const { ENDPOINTS } = contracts;

/** What may stand in the place of any value. */
const anything = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    null,
    '',
    ' ',
    0,
    -1,
    1.5,
    1e15,
    1e308,
    true,
    [],
    {},
    '2026-12-01',
    '9999-12-31',
    '\0',
    "' or 1=1 --",
  ),
);

/** The request with some of its values, at any depth, replaced or gone. */
function damaged(good: object): fc.Arbitrary<object> {
  const paths = pathsOf(good);
  return fc
    .array(fc.tuple(fc.constantFrom(...paths), fc.option(anything, { nil: undefined })), {
      minLength: 0,
      maxLength: 4,
    })
    .map((changes) => {
      const copy = structuredClone(good);
      for (const [path, value] of changes) put(copy, path, value);
      return copy;
    });
}

function pathsOf(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inner = Object.entries(value).flatMap(([key, part]) => pathsOf(part, [...path, key]));
  return path.length === 0 ? inner : [path, ...inner];
}

function put(target: object, path: readonly string[], value: unknown): void {
  const holder = path
    .slice(0, -1)
    .reduce<unknown>((at, key) => (at as Record<string, unknown>)?.[key], target);
  if (typeof holder === 'object' && holder !== null)
    (holder as Record<string, unknown>)[path.at(-1)!] = value;
}

describe.each(DATABASES)('whatever is sent, on $name', (kind) => {
  let motel: TestMotel;
  let guest: TestGuest;
  /** What was stored after the last call that was not refused. */
  let stored: unknown;
  beforeAll(async () => {
    motel = await openTestMotel(kind, { historyScope: 'device' });
    guest = await signInGuest(motel);
    stored = await everythingStored(motel);
  });
  afterAll(() => motel.close());

  async function isAnsweredOnSchema(
    path: string,
    response: $ZodType,
    body: unknown,
    headers = {},
  ): Promise<void> {
    const answer = await motel.call(path, { body, token: guest.token, headers });
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(500);
    const now = await everythingStored(motel);
    if (answer.status === 200) {
      parse(response, answer.body);
      stored = now;
    } else {
      expect(parse(contracts.problem, answer.body)).toEqual(answer.body);
      expect(now).toEqual(stored);
    }
  }

  const stay = { checkIn: civilDate('2026-12-01'), checkOut: civilDate('2026-12-03') };
  const routes = [
    [ENDPOINTS.signIn.path, contracts.session, () => ({ mobile: '+14035550142' })],
    [
      ENDPOINTS.createCheckout.path,
      contracts.checkoutResponse,
      () => checkoutRequest(guest.id, stay, ROOMS.many),
    ],
    [ENDPOINTS.releaseCheckout.path, contracts.done, () => ({ sessionId: 'cs_embedded_unknown' })],
    [ENDPOINTS.openBooking.path, contracts.done, () => ({ token: 'made-up' })],
    [ENDPOINTS.feedback.path, contracts.done, () => ({ name: 'A', email: 'a@example.ca', message: 'M' })],
    [ENDPOINTS.webhook.path, contracts.done, () => ({ eventId: 'evt_1', type: 'paid', amount: 1 })],
  ] as const;

  test.each(routes)(
    'POST %s answers on its schema, never with 5xx, and a refusal stores nothing',
    async (path, response, good) => {
      await fc.assert(
        fc.asyncProperty(
          fc.oneof({ weight: 4, arbitrary: damaged(good()) }, { weight: 1, arbitrary: anything }),
          fc.option(
            fc.string({ minLength: 1, unit: 'grapheme-ascii' }).map((key) => key.trim() || 'k'),
            { nil: undefined },
          ),
          (body, key) =>
            isAnsweredOnSchema(path, response, body, key === undefined ? {} : { [IDEMPOTENCY_KEY]: key }),
        ),
      );
    },
  );

  test('GET with whatever in its place answers on its schema, never with 5xx', async () => {
    const gets = [
      [ENDPOINTS.property.path, contracts.property],
      [ENDPOINTS.availability.path, contracts.availability],
      [ENDPOINTS.checkoutStatus.path, contracts.checkoutStatus],
    ] as const;
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('many', '2026-12-01', '2026-12-09', '..', '%00'),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...gets), text, text, text, async ([path, response], id, from, to) => {
        const [place, ...query] = [id, from, to].map((value) => encodeURIComponent(value.toWellFormed()));
        const address = `${path.replace('{id}', place || 'x')}?from=${query[0]}&to=${query[1]}`;
        const answer = await motel.call(address);
        expect(answer.status).toBeLessThan(500);
        if (answer.status === 200) parse(response, answer.body);
        else expect(parse(contracts.problem, answer.body)).toEqual(answer.body);
      }),
    );
  });
});
