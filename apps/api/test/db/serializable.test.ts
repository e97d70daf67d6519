import type { Stay } from '@motel/booking-core';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../src/db/in-transaction.ts';
import { wrongInBooks } from '../support/books.ts';
import { openPrepared, prepareServer, type TestDatabase } from '../support/databases.ts';
import { untilBlockedOrDone } from '../support/deadlocks.ts';
import { nightsFrom } from '../support/desk-stays.ts';
import { checkoutStatus, soldOn } from '../support/looks.ts';
import { paidEvent, sendEvent } from '../support/payment-events.ts';
import { ROOMS } from '../support/rooms.ts';
import { freshStay, signInGuest, type TestGuest } from '../support/test-guest.ts';
import { openMotelAt, type TestMotel } from '../support/test-motel.ts';

/**
 * Prepares a database like an engine where every transaction is serializable (CockroachDB): it may abort any statement in
 * favour of another. The whole suite runs this way with DATABASE_ISOLATION=serializable.
 */
const prepare = () => prepareServer('serializable');

test('an aborted statement is retried, even outside a transaction', async () => {
  const { db, close } = await openPrepared(prepare);
  // Its connections have served a transaction before, like all those of a running motel.
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

describe('two processes on a serializable server', () => {
  let database: TestDatabase;
  let motels: [TestMotel, TestMotel];
  /** Signed in alternately by the two processes. */
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

  test('use serializable isolation', async () => {
    const { rows } = await sql`show transaction_isolation`.execute(motels[0].db);
    expect(rows).toEqual([{ transaction_isolation: 'serializable' }]);
  });

  test('sell the last room once to 16 concurrent guests, without errors', async () => {
    const stay = freshStay();
    const answers = await Promise.all(guests.map((guest) => guest.book(stay, ROOMS.single)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(15).fill(409)]);
    expect(await soldOn(motels[0], ROOMS.single, stay)).toEqual([1, 1]);
  });

  test('complete overlapping stays in opposite orders, without errors', async () => {
    const stay = freshStay(6);
    const stays: Stay[] = [0, 1, 2, 3, 4].map((night) => nightsFrom(night, 2, stay.checkIn));
    const asked = [...stays, ...stays.toReversed()];
    const answers = await Promise.all(asked.map((wanted, who) => guests[who]!.book(wanted, ROOMS.single)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  test('create one session for one key, and apply a repeated event once', async () => {
    const stay = freshStay();
    const twins = await Promise.all(
      Array.from({ length: 6 }, () => guests[0]!.book(stay, ROOMS.many, { key: 'twins' })),
    );
    expect(twins.map(({ status }) => status)).toEqual(Array(6).fill(200));
    const sessions = new Set(twins.map(({ body }) => body.sessionId));
    expect(sessions.size).toBe(1);
    const { sessionId } = twins[0]!.body;
    const event = await paidEvent(motels[0], sessionId);
    const responses = await Promise.all(
      Array.from({ length: 30 }, (_, time) => sendEvent(motels[time % 2]!, event)),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await checkoutStatus(motels[1], sessionId)).toBe('paid');
    expect(await soldOn(motels[0], ROOMS.many, stay)).toEqual([1, 1]);
  });

  test('release each expired hold once', async () => {
    const stay = freshStay();
    await Promise.all(guests.slice(0, 8).map((guest) => guest.book(stay, ROOMS.many)));
    expect(await soldOn(motels[0], ROOMS.many, stay)).toEqual([8, 8]);
    for (const motel of motels) motel.clock.advance(41 * 60_000);
    await Promise.all(motels.map((motel) => motel.server.runJobs()));
    expect(await soldOn(motels[0], ROOMS.many, stay)).toEqual([0, 0]);
  });
});
