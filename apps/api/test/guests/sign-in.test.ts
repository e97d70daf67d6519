import { createHash } from 'node:crypto';
import { ENDPOINTS } from '@motel/api-client/contracts';
import { sql } from 'kysely';
import { everythingStored } from '../support/looks.ts';
import { DAY, testMotel } from '../support/test-motel.ts';

describe('§7: sign-in and sign-out', () => {
  const motel = testMotel();

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

  test.each([
    ['+14035550112', ['+114035550112', '+1 1 (403) 555-0112', '+1+14035550112', '+1.403.555.0112']],
    ['+447700900112', ['+4407700900112', '+44447700900112', '+4400447700900112', '+44 (0)7700 900112']],
    ['+4915123450112', ['+49015123450112', '+494915123450112']],
    ['+525512340112', ['+5215512340112', '+52525512340112']],
    ['+33612340112', ['+330612340112', '+33 6 12 34 01 12']],
    ['+919876540112', ['+9109876540112', '+91919876540112']],
  ])('decision 052: %s is one guest however it is written', async (number, ways) => {
    const { id } = (await signIn(number)).body;
    for (const way of ways) expect((await signIn(way)).body).toMatchObject({ id, mobile: number });
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
    '+10000000000',
    '+11234567890',
    '+33 12345',
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

  test('decision 043: a session unused for 30 days ends; use extends it', async () => {
    const { token } = (await signIn('+14035550106')).body;
    motel.clock.advance(30 * DAY - 1);
    expect((await bookings(token)).status).toBe(200);
    motel.clock.advance(30 * DAY - 1);
    expect((await bookings(token)).status).toBe(200);
    motel.clock.advance(30 * DAY);
    const ended = await bookings(token);
    expect(ended).toSay('401 Your session has ended. Please sign in again.');
    expect(ended.headers.get('www-authenticate')).toBe('Bearer');
  });

  test('decision 043: a session ends 180 days after sign-in, however used', async () => {
    const { token } = (await signIn('+14035550108')).body;
    for (let day = 0; day < 175; day += 25) {
      motel.clock.advance(25 * DAY);
      expect((await bookings(token)).status).toBe(200);
    }
    motel.clock.advance(5 * DAY - 1);
    expect((await bookings(token)).status).toBe(200);
    motel.clock.advance(1);
    expect((await bookings(token)).status).toBe(401);
  });

  test('decision 043: using a session writes its row at most once a day', async () => {
    const { token } = (await signIn('+14035550109')).body;
    const digest = createHash('sha256').update(token).digest('hex');
    const version = async () =>
      (await sql`select xmin, ctid from auth_sessions where token_hash = ${digest}`.execute(motel.db)).rows;
    const written = await version();
    motel.clock.advance(DAY - 1);
    await Promise.all([bookings(token), bookings(token)]);
    expect(await version()).toEqual(written);
    motel.clock.advance(1);
    await bookings(token);
    const extended = await version();
    expect(extended).not.toEqual(written);
    await bookings(token);
    expect(await version()).toEqual(extended);
  });

  test('a token is stored as a hash only; no token or number is logged', async () => {
    const { token } = (await signIn('+14035550107')).body;
    await bookings(token);
    const stored = await motel.db.selectFrom('auth_sessions').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(motel.log.join()).not.toContain(token);
    expect(motel.log.join()).not.toContain('4035550107');
  });
});
