import { instantAt } from '@motel/booking-core';
import { motel as house, mailWords } from '@motel/content/testing';
import { enqueueTimedMail } from '../../src/mail/index.ts';
import { emptyBooks } from '../support/books.ts';
import { byHand } from '../support/by-hand.ts';
import { mailsOf } from '../support/outbox.ts';
import { bookPaid } from '../support/paid-stay.ts';
import { moreRoom, nightsFrom, ROOMS, signInGuest } from '../support/test-booking.ts';
import { HOUR, testMotel } from '../support/test-motel.ts';

const START = '2026-11-20T19:00:00Z';
/** An hour of the motel's clock, so many days from today. */
const at = (days: number, hour: number) =>
  new Date(instantAt(nightsFrom(days).checkIn, hour, house.houseRules.timeZone)).toISOString();

describe('letters that the calendar causes', () => {
  const motel = testMotel();
  beforeEach(async () => {
    motel.clock.setTo(START);
    await emptyBooks(motel.db);
  });
  afterEach(() => motel.clock.setTo(START));

  /** Books and pays a stay of two nights. @param days from today to the check-in @returns its id */
  const stayIn = async (days: number) => (await bookPaid(motel, nightsFrom(days))).id;
  const write = (words = mailWords) =>
    enqueueTimedMail({ ...motel, motel: { ...motel.motel, mailWords: words } });
  const written = async () => {
    const keys = (await mailsOf(motel)).map(({ dedupe_key }) => dedupe_key);
    return keys.filter((key) => /^(arrival|after-stay):/.test(key));
  };

  test.each([
    ['§11.15 two days before the arrival, from 10 AM at the motel', 8, 'arrival'],
    ['§11.16 on the morning after the check-out', 13, 'after-stay'],
  ])('%s', async (_, days, letter) => {
    const id = await stayIn(10);
    motel.clock.setTo(at(days, 10));
    motel.clock.advance(-1);
    await write();
    expect(await written()).toEqual([]);
    motel.clock.advance(1);
    await write();
    expect(await written()).toEqual([`${letter}:${id}`]);
  });

  test('§11.15 once, with restarts and two processes at the same time', async () => {
    const ids = [await stayIn(10), await stayIn(10)];
    motel.clock.setTo(at(8, 10));
    await Promise.all([write(), write(), motel.server.runJobs()]);
    for (let hours = 0; hours < 30; hours += 6) {
      motel.clock.advance(6 * HOUR);
      await write();
    }
    expect(await written()).toEqual(ids.map((id) => `arrival:${id}`).toSorted());
  });

  test('§4.17 the rooms of an order have one letter before, and one after', async () => {
    const stay = nightsFrom(10);
    const moreRooms = [moreRoom(stay, ROOMS.noPets), moreRoom(stay, ROOMS.many)];
    const { id } = await bookPaid(motel, stay, ROOMS.many, { overrides: { moreRooms } });
    for (const days of [8, 13]) {
      motel.clock.setTo(at(days, 10));
      await write();
    }
    expect((await written()).toSorted()).toEqual([`after-stay:${id}`, `arrival:${id}`]);
  });

  test('§11.15 a day late after a standstill, never later', async () => {
    const id = await stayIn(10);
    motel.clock.setTo(at(9, 13));
    await write();
    expect(await written()).toEqual([`arrival:${id}`]);
    await motel.db.deleteFrom('outbox').execute();
    motel.clock.setTo(at(10, 13));
    await write();
    expect(await written()).toEqual([]);
  });

  test.each([
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 1],
  ])('§11.15 booked %i days before the arrival: %i letters', async (days, letters) => {
    await stayIn(days);
    for (let hours = 0; hours < days * 24 + 1; hours += 4) {
      await write();
      motel.clock.advance(4 * HOUR);
    }
    expect((await written()).filter((key) => key.startsWith('arrival'))).toHaveLength(letters);
  });

  test('§11.15 §11.16 none for a cancelled stay, nor for an unpaid one', async () => {
    const id = await stayIn(10);
    await (await signInGuest(motel)).book(nightsFrom(10), ROOMS.many);
    await byHand(motel).cancel(id);
    for (const morning of [at(8, 10), at(13, 10)]) {
      motel.clock.setTo(morning);
      await write();
    }
    expect(await written()).toEqual([]);
  });

  test('§11.15 §11.16 each can be switched off in content', async () => {
    const id = await stayIn(10);
    const { arrival, afterStay } = mailWords;
    motel.clock.setTo(at(8, 10));
    await write({ ...mailWords, arrival: { ...arrival, isSent: false } });
    expect(await written()).toEqual([]);
    motel.clock.setTo(at(13, 10));
    await write({ ...mailWords, afterStay: { ...afterStay, isSent: false } });
    expect(await written()).toEqual([]);
    await write();
    expect(await written()).toEqual([`after-stay:${id}`]);
  });

  test('§11.16 the desk resends what the guest needs, not the thanks', async () => {
    const id = await stayIn(10);
    motel.clock.setTo(at(13, 10));
    await write();
    expect((await byHand(motel).callStay('mailGuest', id)).ok).toBe(true);
    const { value } = await byHand(motel).call('log');
    expect(value?.entries[0]).toMatchObject({
      action: 'Mail sent again',
      details: expect.stringContaining('is confirmed'),
    });
  });
});
