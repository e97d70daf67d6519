import { ENDPOINTS } from '@motel/api-client/contracts';
import { addDays } from '@motel/booking-core';
import { motel as content } from '@motel/content/testing';
import { inTransaction } from '../../src/db/in-transaction.ts';
import { syncProperties } from '../../src/inventory/sync-properties.ts';
import { closeRequest } from '../../src/money/index.ts';
import { todayAt } from '../../src/shared/motel-time.ts';
import { plantBlock } from '../support/by-hand.ts';
import { IS_SERIALIZABLE } from '../support/databases.ts';
import { untilBlockedOrDone } from '../support/deadlocks.ts';
import { checkoutStatus, outcomeOf, soldOn } from '../support/looks.ts';
import { rowsOf } from '../support/rows.ts';
import { freshStay, nightsFrom, ROOMS, signInGuest, type TestGuest } from '../support/test-booking.ts';
import type { TestMotel } from '../support/test-motel.ts';
import { threeProcesses } from './three-processes.ts';

const MINUTE = 60_000;
const ROUNDS = 5;

const { motels, motelAt: at } = threeProcesses();
afterEach(() => {
  for (const { provider } of motels) provider.recover();
});

const guestsOf = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, index) => signInGuest(at(index))));
const release = (motel: TestMotel, { token }: TestGuest, sessionId: string) =>
  motel.call(ENDPOINTS.releaseCheckout.path, { token, body: { sessionId } });
const statusOf = async (sessionId: string) => (await outcomeOf(motels[0], sessionId)).status;

test('stays that overlap are held and released in opposite orders', async () => {
  const guests = await guestsOf(24);
  const first = freshStay(8).checkIn;
  const stayOf = (index: number) =>
    nightsFrom(index % 2 === 0 ? index % 5 : 4 - (index % 5), 1 + (index % 4), first);
  for (let round = 0; round < 2; round += 1) {
    const asked = await Promise.all(
      guests.map(async (guest, index) => {
        const { status, body } = await guest.book(stayOf(index + round), ROOMS.many);
        if (status === 200 && index % 3 > 0)
          return (await release(at(index + 1), guest, body.sessionId)).status;
        return status;
      }),
    );
    const expected = IS_SERIALIZABLE ? [200, 409, 503] : [200, 409];
    for (const status of asked) expect(expected).toContain(status);
  }
});

test('holds expire while their guests try again: each night counts once', async () => {
  const guests = await guestsOf(9);
  for (let round = 0; round < 2; round += 1) {
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

test('a guest declines while they pay: the stay is paid, or its room is free', async () => {
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

test('a guest pays a hold while their next try replaces it: one is sold', async () => {
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

test('the desk blocks the last room while guests ask for it: one gets it', async () => {
  const guests = await guestsOf(4);
  for (let round = 0; round < ROUNDS; round += 1) {
    const stay = freshStay();
    const [blocked, ...answers] = await Promise.all([
      plantBlock(motels[1], ROOMS.single.id, stay),
      ...guests.map((guest) => guest.book(stay, ROOMS.single)),
    ]);
    const sold = answers.filter(({ status }) => status === 200).length;
    expect(sold).toBe(blocked === undefined ? 1 : 0);
    expect(await soldOn(motels[0], ROOMS.single, stay)).toEqual([1, 1]);
  }
});

test('D12: rooms close while they are sold: no night sells more than it has', async () => {
  const guests = await guestsOf(12);
  const stay = freshStay(3);
  const { db, clock } = motels[2];
  const fewer = Object.values(ROOMS).map((room) => (room === ROOMS.many ? { ...room, rooms: 4 } : room));
  onTestFinished(() => syncProperties(db, Object.values(ROOMS), content, todayAt({ clock, motel: content })));
  const [, ...answers] = await Promise.all([
    syncProperties(db, fewer, content, todayAt({ clock, motel: content })),
    ...guests.map((guest) => guest.book(stay, ROOMS.many)),
  ]);
  const sold = answers.filter(({ status }) => status === 200).length;
  expect(await soldOn(motels[0], ROOMS.many, stay)).toEqual([sold, sold, sold]);
  const late = await signInGuest(motels[0]);
  expect((await late.book(stay, ROOMS.many)).status).toBe(sold < 4 ? 200 : 409);
  const nights = await rowsOf(db, 'nights', { property_id: ROOMS.many.id });
  for (const night of nights) expect(night.capacity).toBe(Math.max(4, night.sold));
});

test('a hold gets no session while it ends: no page could be left to pay', async () => {
  const [guest] = await guestsOf(1);
  const { body } = await guest!.book(freshStay(), ROOMS.single);
  const { bookingId } = await outcomeOf(motels[0], body.sessionId);
  const { db } = motels[0];
  const recordSession = (session_id: string | null) =>
    motels[1].db.updateTable('payment_requests').set({ session_id }).where('id', '=', bookingId).execute();
  await recordSession(null);
  let isRecorded = false;
  let recording: Promise<unknown> | undefined;
  await inTransaction(db, async (trx) => {
    const hold = { id: bookingId, bookingId, sessionId: null };
    await closeRequest(trx, hold, 'hold-released', motels[0].clock.now());
    recording = recordSession(body.sessionId).then(() => {
      isRecorded = true;
    });
    await untilBlockedOrDone(db, recording);
    expect(isRecorded).toBe(false);
  });
  await recording;
});

test('two processes know one guest by one token and one draft by one key', async () => {
  const stay = freshStay();
  const mobile = '+14035550190';
  const here = await signInGuest(motels[0], mobile);
  const there = await signInGuest(motels[1], mobile);
  expect(there.id).toBe(here.id);
  expect((await motels[1].call(ENDPOINTS.bookings.path, { token: here.token })).status).toBe(200);
  const twins = await Promise.all([here, there].map((guest) => guest.book(stay, ROOMS.single, { key: 'k' })));
  expect(twins.map(({ status }) => status)).toEqual([200, 200]);
  expect(twins[0]?.body.sessionId).toBe(twins[1]?.body.sessionId);
  expect(await soldOn(motels[0], ROOMS.single, stay)).toEqual([1, 1]);
});
