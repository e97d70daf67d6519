import type { Stay } from '@motel/booking-core';
import type { PropertyContent } from '@motel/content';
import type { Answer } from '../support/motel-door.ts';
import {
  freshStay,
  fromAddress,
  nightsFrom,
  ROOMS,
  signInGuest,
  type TestGuest,
} from '../support/test-booking.ts';
import { MINUTE, testMotel } from '../support/test-motel.ts';

const CALL_US = 'You can also call us at +1 780 555 0142.';

// What limits unpaid holds, as pure rules: hold-limits.test.ts.
describe('§10.11: unpaid holds', () => {
  const motel = testMotel({ rateLimitScale: 1, trustedProxies: 1, holdShare: 0.75 });

  let addresses = 0;
  const address = () => {
    addresses += 1;
    return `198.18.${addresses >> 8}.${addresses & 255}`;
  };
  /** A new guest; their sign-in comes from elsewhere, so that only holds count. */
  const guestOf = (mobile?: string): Promise<TestGuest> =>
    signInGuest(fromAddress(motel, { 'x-forwarded-for': address() }), mobile);
  const hold = (guest: TestGuest, from: string, stay: Stay, room: PropertyContent, rooms = 1) =>
    guest.book(stay, room, { rooms, headers: { 'x-forwarded-for': from } });
  /** @returns the status of a hold by a new guest, elsewhere unless an address is given */
  const newHold = async (stay: Stay, room: PropertyContent, { from = address(), rooms = 1 } = {}) =>
    (await hold(await guestOf(), from, stay, room, rooms)).status;
  const at = (milliseconds: number) =>
    new Date(motel.clock.now().getTime() + milliseconds).toLocaleTimeString('en-US', {
      timeStyle: 'short',
      timeZone: 'America/Edmonton',
    });
  const pass = (milliseconds: number) => motel.runJobsAfter(milliseconds);

  test('G3: a guest refused by another’s hold reads when it ends', async () => {
    const stay = freshStay();
    const holder = await guestOf();
    await hold(holder, address(), stay, ROOMS.single);
    await pass(10 * MINUTE);
    const before = await motel.db.selectFrom('bookings').selectAll().execute();
    const refused = await hold(await guestOf(), address(), stay, ROOMS.single);
    expect(refused).toMatchObject({ status: 409, body: { code: 'sold-out' } });
    // The job that releases it runs every 15 seconds; a minute is shown in full.
    expect(refused.body.message).toBe(
      `Other guests are paying for these rooms right now. They may be free again at ${at(31 * MINUTE)}. ${CALL_US}`,
    );
    expect(refused.headers.get('retry-after')).toBe(String(31 * 60));
    expect(await motel.db.selectFrom('bookings').selectAll().execute()).toEqual(before);
    await pass(31 * MINUTE);
    expect(await newHold(stay, ROOMS.single)).toBe(200);
  });

  test('G3: rooms that are paid for are sold out, without a time', async () => {
    const stay = freshStay();
    const guest = await guestOf();
    await guest.buy(stay, ROOMS.single, { headers: { 'x-forwarded-for': address() } });
    const refused = await hold(await guestOf(), address(), stay, ROOMS.single);
    expect(refused.body.message).toContain('those nights are no longer free');
    expect(refused.headers.get('retry-after')).toBeNull();
  });

  test('G1: one /56 holds the last room once, then leaves it to others', async () => {
    const from = (time: number) => `2001:db8:5:${(0x600 + time).toString(16)}::${time + 1}`;
    const stay = freshStay();
    expect((await hold(await guestOf(), from(0), stay, ROOMS.single)).status).toBe(200);
    await pass(40 * MINUTE);
    const again = await hold(await guestOf(), from(1), stay, ROOMS.single);
    expect(again).toMatchObject({ status: 409, body: { code: 'sold-out' } });
    expect(again.body.message).toBe(
      `These rooms were held from your connection and not paid for. Until ${at(41 * MINUTE)} they are for other guests. ${CALL_US}`,
    );
    expect(await newHold(stay, ROOMS.single)).toBe(200);
  });

  test('a session that the provider failed to make does not count', async () => {
    const stay = freshStay();
    const from = '192.0.2.79';
    motel.provider.fail('createSession', 'before');
    expect(await newHold(stay, ROOMS.single, { from })).toBe(503);
    expect(await newHold(stay, ROOMS.single, { from })).toBe(200);
  });

  test('G2: a crew books eight rooms for 28 nights at the first try', async () => {
    const guest = await guestOf();
    const crew = nightsFrom(600, 28);
    const { status, body } = await hold(guest, address(), crew, ROOMS.many, 8);
    expect(status).toBe(200);
    expect(await heldMinutes(body), 'H7').toBe(20);
    expect(await guest.pay(body.url)).toContain('/Payment-Success');
    const tooMany = await hold(guest, address(), nightsFrom(628, 31), ROOMS.many, 8);
    expect(tooMany).toMatchObject({ status: 422, body: { code: 'rule-broken' } });
  });

  test('H7: the session of a short hold ends with it', async () => {
    const guest = await guestOf();
    const { body } = await hold(guest, address(), freshStay(), ROOMS.many, 5);
    await pass(20 * MINUTE);
    expect(await guest.pay(body.url)).not.toContain('/Payment-Success');
  });

  test('G2: forty guests of one address book and pay within an hour', { tags: 'long' }, async () => {
    const from = '192.0.2.80';
    const first = freshStay(10).checkIn;
    for (let index = 0; index < 40; index += 2) {
      const guests = await Promise.all([guestOf(), guestOf()]);
      const answers = await Promise.all(
        guests.map((guest, second) => {
          const stay = nightsFrom((index * 3) % 7, 1 + (index % 3), first);
          return hold(guest, from, stay, second === 0 && index % 4 === 0 ? ROOMS.noPets : ROOMS.many);
        }),
      );
      for (const { status, body } of answers) expect([status, body.message]).toEqual([200, undefined]);
      for (const [which, guest] of guests.entries()) await guest.pay(answers[which]!.body.url);
      await pass(2 * MINUTE);
    }
  });

  test('what limits count is forgotten once it is paid, or a day old', { tags: 'long' }, async () => {
    await pass(25 * 60 * MINUTE);
    const counted = await motel.db.selectFrom('payment_requests').select('held_from').execute();
    expect(counted.length).toBeGreaterThan(40);
    expect(counted.filter(({ held_from }) => held_from !== null)).toEqual([]);
  });

  /** How long the hold of a session lives from now on, in minutes. */
  async function heldMinutes({ sessionId }: Answer['body']): Promise<number> {
    const requests = motel.db.selectFrom('payment_requests').where('session_id', '=', sessionId);
    const { open_until } = await requests.select('open_until').executeTakeFirstOrThrow();
    return (open_until.getTime() - motel.clock.now().getTime()) / MINUTE;
  }
});
