import { describe, expect, test } from 'vitest';
import { outcomeOf, soldOn } from '../support/looks.ts';
import { ROOMS } from '../support/rooms.ts';
import { freshStay, signInGuest } from '../support/test-guest.ts';
import type { Answer } from '../support/test-motel.ts';
import { testGuest, testMotel } from '../support/test-setup.ts';

describe('one key, one session', () => {
  const motel = testMotel();
  const guest = testGuest(motel);

  test('the same key and body get the same response, so a client can retry', async () => {
    const stay = freshStay();
    const first = await guest.book(stay, ROOMS.many, { key: 'lost' });
    const again = await guest.book(stay, ROOMS.many, { key: 'lost' });
    expect(first.status).toBe(200);
    expect(again).toMatchObject({ status: 200, body: first.body });
    expect(await soldOn(motel, ROOMS.many, stay)).toEqual([1, 1]);
  });

  test.each([
    ['one of twelve rooms', ROOMS.many, 8],
    ['the last room', ROOMS.single, 4],
  ])('concurrent requests with one key get one session, and %s', async (_, room, count) => {
    const stay = freshStay();
    const ask = () => guest.book(stay, room, { key: `twins-${room.id}` });
    const answers = await Promise.all(Array.from({ length: count }, ask));
    expect(answers.map(({ status }) => status)).toEqual(Array.from(answers, () => 200));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await soldOn(motel, room, stay)).toEqual([1, 1]);
  });

  test('the same key with another body is refused and changes nothing', async () => {
    const stay = freshStay();
    await guest.book(stay, ROOMS.many, { key: 'other-body' });
    const other = await guest.book(stay, ROOMS.many, { key: 'other-body', rooms: 2 });
    expect(other).toMatchObject({ status: 409, body: { code: 'key-reused' } });
    expect(await soldOn(motel, ROOMS.many, stay)).toEqual([1, 1]);
  });

  test('a key belongs to a guest: another guest’s same key is another draft', async () => {
    const stay = freshStay();
    const other = await signInGuest(motel);
    const mine = await guest.book(stay, ROOMS.many, { key: 'shared' });
    const theirs = await other.book(stay, ROOMS.many, { key: 'shared' });
    expect(theirs.status).toBe(200);
    expect(theirs.body.sessionId).not.toBe(mine.body.sessionId);
  });

  test('after the payment the same key gets the same response, books no more', async () => {
    const stay = freshStay();
    const first = await guest.book(stay, ROOMS.many, { key: 'paid' });
    await guest.pay(first.body.url);
    expect((await guest.book(stay, ROOMS.many, { key: 'paid' })).body).toEqual(first.body);
    expect(await soldOn(motel, ROOMS.many, stay)).toEqual([1, 1]);
  });

  test.each([
    ['slow', 0],
    ['lost', 1],
  ] as const)('the response names the paid session when the other response was %s', async (how, times) => {
    const key = `paid-twin-${how}`;
    const stay = freshStay();
    let twin: Answer | undefined;
    motel.provider.fail('createSession', 'after', times);
    motel.provider.meanwhile('createSession', async () => {
      twin = await guest.book(stay, ROOMS.single, { key });
      await guest.pay(twin.body.url);
    });
    const answer = await guest.book(stay, ROOMS.single, { key });
    expect(answer).toMatchObject({ status: 200, body: twin?.body });
    expect(await outcomeOf(motel, answer.body.sessionId)).toMatchObject({ status: 'confirmed' });
  });

  test('after an unpaid hold has ended, the same key gets a new session', async () => {
    const stay = freshStay();
    const first = await guest.book(stay, ROOMS.single, { key: 'again' });
    motel.clock.advance(41 * 60_000);
    await motel.server.runJobs();
    const again = await guest.book(stay, ROOMS.single, { key: 'again' });
    expect(again.status).toBe(200);
    expect(again.body.sessionId).not.toBe(first.body.sessionId);
    expect(await soldOn(motel, ROOMS.single, stay)).toEqual([1, 1]);
  });

  test('after its session has expired, the same key replaces its own hold', async () => {
    const stay = freshStay();
    const first = await guest.book(stay, ROOMS.single, { key: 'stale' });
    motel.clock.advance(36 * 60_000);
    const again = await guest.book(stay, ROOMS.single, { key: 'stale' });
    expect(again.status).toBe(200);
    expect(again.body.sessionId).not.toBe(first.body.sessionId);
    expect(await outcomeOf(motel, first.body.sessionId)).toMatchObject({ status: 'released' });
    expect(await soldOn(motel, ROOMS.single, stay)).toEqual([1, 1]);
  });

  test('a key can be used again after a refusal', async () => {
    const stay = freshStay();
    const refused = await guest.book(stay, ROOMS.many, { key: 'refused', overrides: { totalAmount: '1' } });
    expect(refused.status).toBe(409);
    expect((await guest.book(stay, ROOMS.many, { key: 'refused' })).status).toBe(200);
  });

  test.each([
    ['empty', ''],
    ['longer than 255 characters', 'x'.repeat(256)],
    ['with a space', 'a b'],
    ['not ASCII', 'clé'],
  ])('a key that is %s is malformed', async (_, key) => {
    const { status, body } = await guest.book(freshStay(1), ROOMS.many, { key });
    expect([status, body.code]).toEqual([400, 'malformed']);
  });
});
