import { ENDPOINTS } from '@motel/api-client/contracts';
import { addDays, type Stay } from '@motel/booking-core';
import { motel as content } from '@motel/content';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../../src/db/in-transaction.ts';
import { syncProperties } from '../../src/db/sync-properties.ts';
import { runDeskCommand } from '../../src/desk/desk-commands.ts';
import { todayAt } from '../../src/use-cases/context.ts';
import { giveUpHold } from '../../src/use-cases/payment/give-up-hold.ts';
import { wrongInBooks } from '../support/books.ts';
import { IS_SERIALIZABLE, prepareServer, type TestDatabase } from '../support/databases.ts';
import { deadlocksOf } from '../support/deadlocks.ts';
import { checkoutStatus, outcomeOf, soldOn } from '../support/looks.ts';
import { ROOMS } from '../support/rooms.ts';
import { freshStay, signInGuest, type TestGuest } from '../support/test-guest.ts';
import { openMotelAt, type TestMotel } from '../support/test-motel.ts';
import { untilBlockedOrDone } from '../support/until-blocked.ts';

const MINUTE = 60_000;
const ROUNDS = 8;

let database: TestDatabase;
/** Processes of one motel on a Postgres server. */
let motels: [TestMotel, TestMotel, TestMotel];
beforeEach(async () => {
  database = await prepareServer();
  const open = () => openMotelAt(database.place);
  motels = [await open(), await open(), await open()];
});
afterEach(async () => {
  const wrong = await wrongInBooks(motels[0].db);
  await Promise.all(motels.map((motel) => motel.close()));
  const deadlocks = await deadlocksOf(database);
  await database.remove();
  expect(wrong).toEqual([]);
  // Whoever waits, waits in the same order as everybody: nothing has to be tried again.
  expect(deadlocks).toBe(0);
});

const at = (who: number): TestMotel => motels[who % motels.length]!;
const guestsOf = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, who) => signInGuest(at(who))));
const release = (motel: TestMotel, guest: TestGuest, sessionId: string) =>
  motel.call(ENDPOINTS.releaseCheckout.path, { token: guest.token, body: { sessionId } });
const statusOf = async (sessionId: string) => (await outcomeOf(motels[0], sessionId)).status;

test('two hundred guests at three processes ask at once for the last room: one gets it', async () => {
  const guests = await guestsOf(200);
  const stay = freshStay();
  const answers = await Promise.all(guests.map((guest) => guest.book(stay, ROOMS.single)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.code === 'sold-out')).toHaveLength(199);
});

test('overlapping stays are held and given back in opposite orders, and nobody waits in a circle', async () => {
  const guests = await guestsOf(24);
  const first = freshStay(8).checkIn;
  const stayOf = (who: number): Stay => {
    const checkIn = addDays(first, who % 2 === 0 ? who % 5 : 4 - (who % 5));
    return { checkIn, checkOut: addDays(checkIn, 1 + (who % 4)) };
  };
  for (let round = 0; round < 3; round += 1) {
    const asked = await Promise.all(
      guests.map(async (guest, who) => {
        const { status, body } = await guest.book(stayOf(who + round), ROOMS.many);
        if (status === 200 && who % 3 > 0) return (await release(at(who + 1), guest, body.sessionId)).status;
        return status;
      }),
    );
    const expected = IS_SERIALIZABLE ? [200, 409, 503] : [200, 409];
    for (const status of asked) expect(expected).toContain(status);
  }
});

test('holds run out in every process at once: each gives its nights back once', async () => {
  const guests = await guestsOf(6);
  const stay = freshStay(3);
  await Promise.all(guests.map((guest) => guest.book(stay, ROOMS.many, { rooms: 2 })));
  expect(await soldOn(motels[0], ROOMS.many, stay)).toEqual([12, 12, 12]);
  for (const motel of motels) {
    motel.provider.loseEvents();
    motel.clock.advance(41 * MINUTE);
  }
  await Promise.all(motels.map((motel) => motel.server.runJobs()));
  expect(await soldOn(motels[0], ROOMS.many, stay)).toEqual([0, 0, 0]);
});

test('holds run out while their guests try again: nobody waits in a circle, and every night is counted once', async () => {
  const guests = await guestsOf(9);
  for (let round = 0; round < 3; round += 1) {
    const stay = freshStay(2);
    const longer = { checkIn: addDays(stay.checkIn, -1), checkOut: addDays(stay.checkOut, 1) };
    await Promise.all(guests.map((guest) => guest.book(stay, ROOMS.many)));
    for (const motel of motels) motel.clock.advance(41 * MINUTE);
    const [answers] = await Promise.all([
      Promise.all(guests.map((guest) => guest.book(longer, ROOMS.many))),
      ...motels.map((motel) => motel.server.runJobs()),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array(9).fill(200));
    expect(await soldOn(motels[0], ROOMS.many, longer)).toEqual([9, 9, 9, 9]);
  }
});

test('a guest declines while they pay: either it is paid and stays, or it is free and no money is taken', async () => {
  const [guest] = await guestsOf(1);
  for (let round = 0; round < ROUNDS; round += 1) {
    const stay = freshStay();
    const { body } = await guest!.book(stay, ROOMS.single);
    const [page, declined] = await Promise.all([
      guest!.pay(body.url),
      release(motels[1], guest!, body.sessionId),
    ]);
    const isPaid = page.includes('/Payment-Success');
    expect(declined.status).toBe(isPaid ? 422 : 200);
    await motels[2].server.runJobs();
    expect(await statusOf(body.sessionId)).toBe(isPaid ? 'confirmed' : 'released');
    expect(await soldOn(motels[0], ROOMS.single, stay)).toEqual(isPaid ? [1, 1] : [0, 0]);
  }
});

test('a guest’s next try takes over a hold that they are paying in another tab: one of the two is sold', async () => {
  const [guest] = await guestsOf(1);
  for (let round = 0; round < ROUNDS; round += 1) {
    const stay = freshStay();
    const older = await guest!.book(stay, ROOMS.single, { key: `older-${round}` });
    const [page, newer] = await Promise.all([
      guest!.pay(older.body.url),
      guest!.book(stay, ROOMS.single, { key: `newer-${round}` }),
    ]);
    const isPaid = page.includes('/Payment-Success');
    expect(newer.status).toBe(isPaid ? 409 : 200);
    await motels[1].server.runJobs();
    expect(await statusOf(older.body.sessionId)).toBe(isPaid ? 'confirmed' : 'released');
    if (newer.status === 200)
      expect(await checkoutStatus(motels[0], newer.body.sessionId)).toBe('confirming');
    expect(await soldOn(motels[0], ROOMS.single, stay)).toEqual([1, 1]);
  }
});

test('the desk blocks the last room while guests ask for it: one of them has it', async () => {
  const guests = await guestsOf(4);
  for (let round = 0; round < ROUNDS; round += 1) {
    const stay = freshStay();
    const said = ['block', ROOMS.single.id, stay.checkIn, stay.checkOut, '--reason', 'by telephone'];
    const { db, clock } = motels[1];
    const [blocked, ...answers] = await Promise.all([
      runDeskCommand({ db, clock }, said, { who: 'maryam' }),
      ...guests.map((guest) => guest.book(stay, ROOMS.single)),
    ]);
    const sold = answers.filter(({ status }) => status === 200).length;
    expect(sold).toBe(blocked.ok ? 0 : 1);
    expect(await soldOn(motels[0], ROOMS.single, stay)).toEqual([1, 1]);
  }
});

test('D12: the owner closes rooms while they are sold: no night has sold more than it has', async () => {
  const guests = await guestsOf(12);
  const stay = freshStay(3);
  const { db, clock } = motels[2];
  const fewer = Object.values(ROOMS).map((room) => (room === ROOMS.many ? { ...room, rooms: 4 } : room));
  const [, ...answers] = await Promise.all([
    syncProperties(db, fewer, content, todayAt(clock)),
    ...guests.map((guest) => guest.book(stay, ROOMS.many)),
  ]);
  const sold = answers.filter(({ status }) => status === 200).length;
  expect(await soldOn(motels[0], ROOMS.many, stay)).toEqual([sold, sold, sold]);
  const late = await signInGuest(motels[0]);
  expect((await late.book(stay, ROOMS.many)).status).toBe(sold < 4 ? 200 : 409);
  const nights = await db.selectFrom('nights').select(['capacity', 'sold']).execute();
  for (const night of nights) expect(night.capacity).toBe(Math.max(4, night.sold));
});

test('a hold that is being given up gets no session meanwhile: nobody could be told its address', async () => {
  const [guest] = await guestsOf(1);
  const { body } = await guest!.book(freshStay(), ROOMS.single);
  const { bookingId } = await outcomeOf(motels[0], body.sessionId);
  const { db } = motels[0];
  const recordSession = (session_id: string | null) =>
    motels[1].db.updateTable('checkouts').set({ session_id }).where('booking_id', '=', bookingId).execute();
  await recordSession(null);
  let isRecorded = false;
  let recording: Promise<unknown> | undefined;
  await inTransaction(db, async (trx) => {
    const hold = { propertyId: ROOMS.single.id, bookingId, sessionId: null };
    await giveUpHold(trx, hold, 'hold-released', motels[0].clock.now());
    recording = recordSession(body.sessionId).then(() => {
      isRecorded = true;
    });
    await untilBlockedOrDone(db, recording);
    expect(isRecorded).toBe(false);
  });
  await recording;
});
