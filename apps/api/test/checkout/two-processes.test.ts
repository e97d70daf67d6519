import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepareServer, type TestDatabase } from '../support/databases.ts';
import { checkoutStatus, soldOn } from '../support/looks.ts';
import { paidEvent, sendEvent } from '../support/payment-events.ts';
import { ROOMS } from '../support/rooms.ts';
import { freshStay, signInGuest, type TestGuest } from '../support/test-guest.ts';
import { openMotelAt, type TestMotel } from '../support/test-motel.ts';

describe('two processes behind one address, on a Postgres server', () => {
  let database: TestDatabase;
  let motels: [TestMotel, TestMotel];
  /** Every other one by the other process. */
  let guests: TestGuest[];
  beforeAll(async () => {
    database = await prepareServer();
    motels = await Promise.all([openMotelAt(database.place), openMotelAt(database.place)]);
    guests = await Promise.all(Array.from({ length: 40 }, (_, who) => signInGuest(motels[who % 2]!)));
  });
  afterAll(async () => {
    await Promise.all(motels.map((motel) => motel.close()));
    await database.remove();
  });

  test('sell the last room once', async () => {
    const stay = freshStay();
    const answers = await Promise.all(guests.map((guest) => guest.book(stay, ROOMS.single)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'sold-out')).toHaveLength(39);
    expect(await soldOn(motels[0], ROOMS.single, stay)).toEqual([1, 1]);
  });

  test('know one guest by one token and one draft by one key', async () => {
    const stay = freshStay();
    const { token } = guests[0]!;
    const mobile = '+14035550190';
    const here = await signInGuest(motels[0], mobile);
    const there = await signInGuest(motels[1], mobile);
    expect(there.id).toBe(here.id);
    expect((await motels[1].call('/api/property/my-bookings', { token })).status).toBe(200);
    const twins = await Promise.all([
      here.book(stay, ROOMS.single, { key: 'k' }),
      there.book(stay, ROOMS.single, { key: 'k' }),
    ]);
    expect(twins.map(({ status }) => status)).toEqual([200, 200]);
    expect(twins[0].body.sessionId).toBe(twins[1].body.sessionId);
    expect(await soldOn(motels[0], ROOMS.single, stay)).toEqual([1, 1]);
  });

  test('give an expired hold back once, and take an event once', async () => {
    const [lost, paid] = [freshStay(), freshStay()];
    await guests[0]!.book(lost, ROOMS.many, { rooms: 4 });
    const { body } = await guests[1]!.book(paid, ROOMS.many);
    const event = await paidEvent(motels[0], body.sessionId);
    await guests[2]!.pay((await guests[2]!.book(freshStay(), ROOMS.many)).body.url);
    const events = Array.from({ length: 20 }, (_, time) => sendEvent(motels[time % 2]!, event));
    expect(new Set((await Promise.all(events)).map(({ status }) => status))).toEqual(new Set([200]));
    for (const motel of motels) motel.clock.advance(41 * 60_000);
    await Promise.all(motels.map((motel) => motel.server.runJobs()));
    expect(await soldOn(motels[0], ROOMS.many, lost)).toEqual([0, 0]);
    expect(await soldOn(motels[0], ROOMS.many, paid)).toEqual([1, 1]);
    expect(await checkoutStatus(motels[1], body.sessionId)).toBe('paid');
  });

  test('mail each mail once', async () => {
    await Promise.all(motels.map((motel) => motel.server.runJobs()));
    const mails = await motels[0].db.selectFrom('outbox').select(['attempts', 'sent_at']).execute();
    expect(mails.length).toBeGreaterThan(0);
    for (const mail of mails) expect(mail).toEqual({ attempts: 1, sent_at: expect.any(Date) });
  });
});
