import { createHash } from 'node:crypto';
import { ENDPOINTS } from '@motel/api-client/contracts';
import { everythingStored, soldOn } from '../support/looks.ts';
import { rowOf, rowsOf } from '../support/rows.ts';
import { freshStay, fromAddress, ROOMS, signInGuest } from '../support/test-booking.ts';
import { HOUR, MINUTE, testMotel } from '../support/test-motel.ts';

describe('§6.5: limits', () => {
  const motel = testMotel({ rateLimitScale: 1, trustedProxies: 1 });

  let networks = 0;
  /** Returns the headers of a request from a new address. */
  const elsewhere = () => {
    networks += 1;
    return { 'x-forwarded-for': `198.51.100.${networks}` };
  };
  const signIn = (mobile: string, headers: Record<string, string> = elsewhere()) =>
    motel.call(ENDPOINTS.signIn.path, { body: { mobile }, headers });
  const signInFrom = (headers: Record<string, string>, mobile?: string) =>
    signInGuest(fromAddress(motel, headers), mobile);

  async function takeAll(ask: () => Promise<{ status: number }>, most: number) {
    const statuses = await Promise.all(Array.from({ length: most }, async () => (await ask()).status));
    expect(new Set(statuses)).toEqual(new Set([200]));
  }

  test('one number signs in ten times at once; then it gets 429 and a time', async () => {
    let asked = 0;
    const ask = () => {
      asked += 1;
      return signIn(['+14035550190', '+1 403 555 0190', '+1 (403) 555-0190'][asked % 3]!);
    };
    await takeAll(ask, 10);
    const stored = await everythingStored(motel);
    const refused = await ask();
    const message = 'That was a lot at once. Please try again in 6 minutes, or call us.';
    expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-requests', message } });
    expect(refused.headers.get('retry-after')).toBe('360');
    expect(await everythingStored(motel)).toEqual(stored);

    motel.clock.advance(6 * MINUTE - 1);
    expect((await ask()).status, 'a moment too early').toBe(429);
    motel.clock.advance(1);
    expect((await ask()).status).toBe(200);
    expect((await ask()).status, 'only one more').toBe(429);
    motel.clock.advance(3 * HOUR);
    await takeAll(ask, 10);
    expect((await ask()).status, 'unused sign-ins do not add up').toBe(429);
  });

  test('a checkout that others overtake ends, and counts once for its session', async () => {
    const here = elsewhere();
    const stay = freshStay();
    const guest = await signInFrom(elsewhere());
    const first = await guest.book(stay, ROOMS.many, { headers: elsewhere() });
    let sessionId: string = first.body.sessionId;
    const before = await spentBy(guest.id);
    for (let time = 1; time <= 5; time += 1) {
      motel.provider.meanwhile('expireSession', async () => {
        const overtaking = `cs_overtaking_${time}`;
        const ofSession = motel.db.updateTable('payment_requests').where('session_id', '=', sessionId);
        await ofSession.set({ session_id: overtaking }).execute();
        sessionId = overtaking;
      });
    }
    const refused = await guest.book(stay, ROOMS.many, { headers: here });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
    expect((await spentBy(guest.id)) - before).toBe(2 * MINUTE);
    expect(await soldOn(motel, ROOMS.many, stay)).toEqual([1, 1]);
    expect((await guest.book(stay, ROOMS.many, { rooms: 10, headers: here })).status).toBe(200);
  });

  test('the second of two equal requests gets the session of the first', async () => {
    const guest = await signInFrom(elsewhere());
    await guest.book(freshStay(), ROOMS.many, { rooms: 5, headers: elsewhere() });
    const stay = freshStay();
    const twin = () => guest.book(stay, ROOMS.many, { rooms: 5, key: 'twins', headers: elsewhere() });
    const answers = await Promise.all([twin(), twin()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(answers.map(({ body }) => body.sessionId)).size).toBe(1);
  });

  test('a replaced hold does not count; a refused checkout replaces none', async () => {
    const guest = await signInFrom(elsewhere());
    const stay = freshStay();
    const book = (rooms: number, dates = stay) =>
      guest.book(dates, ROOMS.many, { rooms, headers: elsewhere() });
    expect((await book(10, freshStay())).status).toBe(200);
    const first = await book(1);
    const stored = await everythingStored(motel);
    expect(await book(3)).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
    expect(await everythingStored(motel)).toEqual(stored);
    const second = await book(2);
    expect(second.status).toBe(200);
    expect(await guest.pay(first.body.url)).not.toContain('Payment-Success');
    expect(await guest.pay(second.body.url)).toContain('Payment-Success');
  });

  test('retries with the same key do not count', async () => {
    const guest = await signInFrom(elsewhere());
    const stay = freshStay();
    for (let time = 0; time < 35; time += 1) {
      expect((await guest.book(stay, ROOMS.many, { key: 'a-draft', headers: elsewhere() })).status).toBe(200);
    }
  });

  test('an address can send 6 messages and 1200 other requests', async () => {
    const message = { name: 'A', email: 'a@example.ca', message: 'Hello' };
    const headers = elsewhere();
    const send = () => motel.call(ENDPOINTS.feedback.path, { body: message, headers });
    await takeAll(send, 6);
    expect(await send()).toMatchObject({ status: 429 });
    const ask = () => motel.call(`${ENDPOINTS.bookings.path}`, { headers });
    const keys = async () => (await rowsOf(motel.db, 'rate_limits')).map(({ key }) => key);
    const before = await keys();
    await ask();
    const own = (await keys()).filter((key) => !before.includes(key));
    expect(own).toHaveLength(1);
    // As 1,149 more have it.
    const limits = motel.db.updateTable('rate_limits').where('key', 'in', own);
    await limits.set(({ eb }) => ({ spent_until: eb('spent_until', '+', (1149 * HOUR) / 1200) })).execute();
    for (const { status } of await Promise.all(Array.from({ length: 50 }, ask))) expect(status).not.toBe(429);
    expect(await ask()).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
    const { availability, bookings, openBooking, checkoutStatus, releaseCheckout } = ENDPOINTS;
    for (const { method, path } of [availability, bookings, openBooking, checkoutStatus, releaseCheckout]) {
      const { status } = await motel.call(path.replace('{id}', 'any'), { method, headers });
      expect([path, status], 'one limit for all').toEqual([path, 429]);
    }
  });

  test('G4: what cannot be booked costs nothing; a session has thirty checkouts', async () => {
    const guest = await signInFrom(elsewhere());
    const sameNumber = await signInFrom(elsewhere(), guest.mobile);
    const here = elsewhere();
    const stay = freshStay();
    const ask = (overrides = {}, headers = here) => guest.book(stay, ROOMS.many, { overrides, headers });
    for (let time = 0; time < 35; time += 1) {
      expect((await ask({ totalAmount: '1' })).body.code).toBe('price-changed');
      expect((await ask({ propertyId: 'nowhere' })).body.code).toBe('not-found');
      expect((await ask({ checkOutDate: stay.checkIn })).body.code).toBe('rule-broken');
    }
    for (let time = 0; time < 30; time += 1) expect((await ask({}, elsewhere())).status).toBe(200);
    expect(await ask({}, elsewhere())).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
    const theirs = await sameNumber.book(stay, ROOMS.many, { headers: here });
    expect(theirs.status, 'another session of the number').toBe(200);
    motel.clock.advance(2 * MINUTE);
    expect((await ask()).status).toBe(200);
  });

  test('one address has sixty checkouts, whatever its guests', async () => {
    const here = elsewhere();
    const guests = await Promise.all([1, 2, 3].map(() => signInFrom(elsewhere())));
    const stay = freshStay();
    const ask = (index: number) => guests[index % 3]!.book(stay, ROOMS.closed, { headers: here });
    for (let time = 0; time < 61; time += 1) expect((await ask(time)).body.code).toBe('sold-out');
    const book = (index: number) => guests[index % 3]!.book(stay, ROOMS.many, { headers: here });
    for (let time = 0; time < 60; time += 1) expect((await book(time)).status).toBe(200);
    expect(await book(60)).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
  });

  test('expired limits are deleted, and no number or address is ever stored', async () => {
    const rows = await rowsOf(motel.db, 'rate_limits');
    expect(rows.length).toBeGreaterThan(0);
    for (const { key } of rows) expect(key).toMatch(/^[\w-]{43}$/);
    await motel.runJobsAfter(25 * HOUR);
    expect(await rowsOf(motel.db, 'rate_limits')).toEqual([]);
  });

  /** Returns the instant in ms at which the guest's past checkouts no longer count. */
  async function spentBy(guestId: string): Promise<number> {
    const { id } = await rowOf(motel.db, 'auth_sessions', { guest_id: guestId });
    const key = createHash('sha256').update(`checkouts of a session\n${id}`).digest('base64url');
    return (await rowOf(motel.db, 'rate_limits', { key })).spent_until;
  }
});
