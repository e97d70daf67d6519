import { addDays, type Stay } from '@motel/booking-core';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../src/db/in-transaction.ts';
import { wrongInBooks } from '../support/books.ts';
import { openPrepared, prepareServer, type TestDatabase } from '../support/databases.ts';
import { checkoutStatus, soldOn } from '../support/looks.ts';
import { paidEvent, sendEvent } from '../support/payment-events.ts';
import { ROOMS } from '../support/rooms.ts';
import { freshStay, signInGuest, type TestGuest } from '../support/test-guest.ts';
import { openMotelAt, type TestMotel } from '../support/test-motel.ts';
import { untilBlockedOrDone } from '../support/until-blocked.ts';

/**
 * As on an engine where everything is serializable (CockroachDB), any statement may be given up for another one's
 * sake. The whole suite runs this way by DATABASE_ISOLATION=serializable.
 */
const prepare = () => prepareServer('serializable');

test('a statement that the database gave up is tried again, though it stands alone', async () => {
  const { db, close } = await openPrepared(prepare);
  // Connections that have served a transaction before, as all of a running motel have.
  await inTransaction(db, () => inTransaction(db, () => inTransaction(db, async () => undefined)));
  await db
    .insertInto('guests')
    .values({ id: 'guest', mobile: '+1', created_at: new Date(0) })
    .execute();
  const rename = (mobile: string) => sql`update guests set mobile = mobile || ${mobile}`;
  let alone: Promise<unknown> | undefined;
  await inTransaction(db, async (trx) => {
    await rename('4').execute(trx);
    alone = rename('5').execute(db);
    await untilBlockedOrDone(db, alone);
  });
  await alone;
  expect(await db.selectFrom('guests').select('mobile').execute()).toEqual([{ mobile: '+145' }]);
  await close();
});

describe('two processes on a server where everything is serializable', () => {
  let database: TestDatabase;
  let motels: [TestMotel, TestMotel];
  /** Every other one by the other process. */
  let guests: TestGuest[];
  beforeAll(async () => {
    database = await prepare();
    motels = [await openMotelAt(database.place), await openMotelAt(database.place)];
    guests = await Promise.all(Array.from({ length: 16 }, (_, who) => signInGuest(motels[who % 2]!)));
  });
  beforeEach(async () => {
    expect(await wrongInBooks(motels[0].db)).toEqual([]);
  });
  afterAll(async () => {
    await Promise.all(motels.map((motel) => motel.close()));
    await database.remove();
  });

  test('it is so', async () => {
    const { rows } = await sql`show transaction_isolation`.execute(motels[0].db);
    expect(rows).toEqual([{ transaction_isolation: 'serializable' }]);
  });

  test('sixteen guests ask at once for the last room: one gets it, and nobody meets an error', async () => {
    const stay = freshStay();
    const answers = await Promise.all(guests.map((guest) => guest.book(stay, ROOMS.single)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(15).fill(409)]);
    expect(await soldOn(motels[0], ROOMS.single, stay)).toEqual([1, 1]);
  });

  test('overlapping stays asked for in opposite orders end, and nobody meets an error', async () => {
    const stay = freshStay(6);
    const stays: Stay[] = [0, 1, 2, 3, 4].map((night) => {
      const checkIn = addDays(stay.checkIn, night);
      return { checkIn, checkOut: addDays(checkIn, 2) };
    });
    const asked = [...stays, ...stays.toReversed()];
    const answers = await Promise.all(asked.map((wanted, who) => guests[who]!.book(wanted, ROOMS.single)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  test('twins get one session, and an event that comes thirty times at once one effect', async () => {
    const stay = freshStay();
    const twins = await Promise.all(
      Array.from({ length: 6 }, () => guests[0]!.book(stay, ROOMS.many, { key: 'twins' })),
    );
    expect(twins.map(({ status }) => status)).toEqual(Array(6).fill(200));
    const sessions = new Set(twins.map(({ body }) => body.sessionId));
    expect(sessions.size).toBe(1);
    const { sessionId } = twins[0]!.body;
    const event = await paidEvent(motels[0], sessionId);
    const told = await Promise.all(
      Array.from({ length: 30 }, (_, time) => sendEvent(motels[time % 2]!, event)),
    );
    expect(new Set(told.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await checkoutStatus(motels[1], sessionId)).toBe('paid');
    expect(await soldOn(motels[0], ROOMS.many, stay)).toEqual([1, 1]);
  });

  test('holds run out once, with both processes at it', async () => {
    const stay = freshStay();
    await Promise.all(guests.slice(0, 8).map((guest) => guest.book(stay, ROOMS.many)));
    expect(await soldOn(motels[0], ROOMS.many, stay)).toEqual([8, 8]);
    for (const motel of motels) motel.clock.advance(41 * 60_000);
    await Promise.all(motels.map((motel) => motel.server.runJobs()));
    expect(await soldOn(motels[0], ROOMS.many, stay)).toEqual([0, 0]);
  });
});
