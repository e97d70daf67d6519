import { ENDPOINTS } from '@motel/api-client/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DATABASES } from '../support/databases.ts';
import { everythingStored } from '../support/looks.ts';
import { openTestMotel, type TestMotel } from '../support/test-motel.ts';

const DAY = 24 * 3_600_000;

describe.each(DATABASES)('§7: sign-in and sign-out, on $name', (kind) => {
  let motel: TestMotel;
  beforeAll(async () => {
    motel = await openTestMotel(kind);
  });
  afterAll(() => motel.close());

  const signIn = (mobile: unknown) => motel.call(ENDPOINTS.signIn.path, { body: { mobile } });
  const bookings = (token?: string) => motel.call(ENDPOINTS.bookings.path, { token });

  test('a mobile number gets the user and a token, and nothing else', async () => {
    const { status, body, headers } = await signIn('+14035550101');
    expect(status).toBe(200);
    expect(body).toEqual({
      id: expect.any(String),
      mobile: '+14035550101',
      token: expect.stringMatching(/^.{43}$/),
    });
    expect(headers.get('cache-control')).toBe('no-store');
    expect((await bookings(body.token)).status).toBe(200);
  });

  test('V6: one number is one guest; every sign-in is a separate session', async () => {
    const first = await signIn('+14035550102');
    const second = await signIn('+1 (403) 555-0102');
    expect(second.body.id).toBe(first.body.id);
    expect(second.body.mobile).toBe('+14035550102');
    expect(second.body.token).not.toBe(first.body.token);
  });

  test('ten concurrent sign-ins of a new number create one guest', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => signIn('+14035550103')));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(new Set(answers.map(({ body }) => body.token)).size).toBe(10);
  });

  test.each([
    '',
    '4035550104',
    '+1403',
    '+0403555010455',
    '+1403555010412345',
    '+1 403 CALL NOW',
    '＋14035550104',
  ])('V4: %j is refused with the sentence of §5, and nothing is stored', async (mobile) => {
    const before = await everythingStored(motel);
    const message = 'Please enter a valid mobile number.';
    expect(await signIn(mobile)).toMatchObject({
      status: 422,
      body: { code: 'rule-broken', message, issues: [{ field: 'mobile', rule: 'V4', message }] },
    });
    expect(await everythingStored(motel)).toEqual(before);
  });

  test('§4: sign-out ends this session for good, and no other session', async () => {
    const here = (await signIn('+14035550105')).body.token;
    const there = (await signIn('+14035550105')).body.token;
    const signOut = () => motel.call(ENDPOINTS.signOut.path, { method: 'POST', token: here });
    expect(await signOut()).toMatchObject({ status: 200, body: { success: true } });
    expect(await bookings(here)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    expect((await signOut()).status).toBe(401);
    expect((await bookings(there)).status).toBe(200);
  });

  test('a session expires after 30 days', async () => {
    const { token } = (await signIn('+14035550106')).body;
    motel.clock.advance(30 * DAY - 1);
    expect((await bookings(token)).status).toBe(200);
    motel.clock.advance(1);
    const { status, body, headers } = await bookings(token);
    expect([status, body.message]).toEqual([401, 'Your session has ended. Please sign in again.']);
    expect(headers.get('www-authenticate')).toBe('Bearer');
  });

  test.each([undefined, 'garbage', 'x'.repeat(5000), "' or 1=1 --", '..%2f', 'é'])(
    'a request with the token %j is refused',
    async (token) => {
      const headers = token === undefined ? {} : { authorization: `Bearer ${encodeURI(token)}` };
      expect(await motel.call(ENDPOINTS.bookings.path, { headers })).toMatchObject({
        status: 401,
        body: { code: 'unauthenticated' },
      });
    },
  );

  test('a token is stored as a hash only; no token or number is logged', async () => {
    const { token } = (await signIn('+14035550107')).body;
    await bookings(token);
    const stored = await motel.db.selectFrom('auth_sessions').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(motel.log.join()).not.toContain(token);
    expect(motel.log.join()).not.toContain('4035550107');
  });
});
