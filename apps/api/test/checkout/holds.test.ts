import { ENDPOINTS } from '@motel/api-client/contracts';
import { addDays } from '@motel/booking-core';
import { checkoutStatus, outcomeOf, soldOn } from '../support/looks.ts';
import type { Answer } from '../support/motel-door.ts';
import { freshStay, ROOMS, signInGuest } from '../support/test-booking.ts';
import { MINUTE, testGuest, testMotel } from '../support/test-motel.ts';

const motel = testMotel();
const guest = testGuest(motel);

// The life of a hold as such is in the stories of the model.
describe('a hold', () => {
  const other = testGuest(motel);
  afterEach(() => motel.provider.recover());

  describe('is released', () => {
    test('by its own guest only', async () => {
      const stay = freshStay();
      const { body } = await guest.book(stay, ROOMS.single);
      const foreign = await other.release(body.sessionId);
      expect(foreign).toMatchObject({ status: 403, body: { code: 'forbidden' } });
      const signedOut = { body: { sessionId: body.sessionId } };
      expect((await motel.call(ENDPOINTS.releaseCheckout.path, signedOut)).status).toBe(401);
      expect((await guest.release('cs_embedded_guessed')).status).toBe(404);
      expect(await soldOn(motel, ROOMS.single, stay)).toEqual([1, 1]);
    });

    test('not while the provider cannot end its session', async () => {
      const stay = freshStay();
      const { body } = await guest.book(stay, ROOMS.single);
      motel.provider.fail('expireSession', 'before');
      const refused = await guest.release(body.sessionId);
      expect(refused).toMatchObject({ status: 503, body: { code: 'payment-unavailable' } });
      expect(refused.headers.get('retry-after')).toBe('60');
      expect(await soldOn(motel, ROOMS.single, stay)).toEqual([1, 1]);
    });
  });

  describe('is replaced by the same session’s next try', () => {
    test('but not one of another session, or for other nights or rooms', async () => {
      const stay = freshStay();
      const sameNumber = await signInGuest(motel, '+14035550177');
      const otherDevice = await signInGuest(motel, '+14035550177');
      await sameNumber.book(stay, ROOMS.many);
      await otherDevice.book(stay, ROOMS.many);
      await other.book(stay, ROOMS.many);
      await other.book(stay, ROOMS.noPets);
      await other.book({ checkIn: stay.checkOut, checkOut: addDays(stay.checkOut, 1) }, ROOMS.many);
      await other.book({ checkIn: addDays(stay.checkIn, -1), checkOut: stay.checkIn }, ROOMS.many);
      expect(await soldOn(motel, ROOMS.many, stay)).toEqual([3, 3]);
      expect(await soldOn(motel, ROOMS.noPets, stay)).toEqual([1, 1]);
    });

    test('but not one of the same key: its session, a twin’s, can still be paid', async () => {
      const stay = freshStay();
      await guest.book(stay, ROOMS.many, { key: 'older' });
      let twin: Answer | undefined;
      // Both tries have found the older hold; this one ends its session when the twin has replaced it.
      motel.provider.meanwhile('expireSession', async () => {
        twin = await guest.book(stay, ROOMS.many, { key: 'mine' });
      });
      const answer = await guest.book(stay, ROOMS.many, { key: 'mine' });
      expect(answer).toMatchObject({ status: 200, body: twin?.body });
      expect(await guest.pay(answer.body.url)).toContain('/Payment-Success');
      expect(await soldOn(motel, ROOMS.many, stay)).toEqual([1, 1]);
    });

    test('also when four tabs book one draft at once: one page can be paid', async () => {
      const stay = freshStay();
      const tabs = ['one', 'two', 'three', 'four'].map((tab) => guest.book(stay, ROOMS.many, { key: tab }));
      const sessions = (await Promise.all(tabs)).filter(({ status }) => status === 200);
      await Promise.all(sessions.map(({ body }) => guest.pay(body.url)));
      await motel.server.runJobs();
      const statuses = await Promise.all(sessions.map(({ body }) => checkoutStatus(motel, body.sessionId)));
      expect(statuses.filter((status) => status !== 'unpaid')).toEqual(['paid']);
      expect(await soldOn(motel, ROOMS.many, stay)).toEqual([1, 1]);
    });

    test('and never while its session is being made: its guest could still pay', async () => {
      const stay = freshStay(4);
      const [first, last] = [addDays(stay.checkIn, 1), addDays(stay.checkOut, -1)];
      await guest.book({ checkIn: stay.checkIn, checkOut: first }, ROOMS.many);
      const isAnswered = Promise.withResolvers<void>();
      let whole: Promise<Answer> | undefined;
      // The second try asks for its session; the third has found it without one, and then ends the first one's.
      motel.provider.meanwhile('createSession', async () => {
        whole = guest.book(stay, ROOMS.many);
        await isAnswered.promise;
      });
      let answered: Answer | undefined;
      motel.provider.meanwhile('expireSession', async () => {
        isAnswered.resolve();
        answered = await second;
      });
      const second = guest.book({ checkIn: last, checkOut: stay.checkOut }, ROOMS.many);
      await second;
      expect((await whole)?.status).toBe(200);
      expect(answered?.status).toBe(200);
      expect(await guest.pay(answered?.body.url)).not.toContain('Payment-Success');
      expect(await soldOn(motel, ROOMS.many, stay)).toEqual([1, 1, 1, 1]);
    });
  });

  describe('without a payment session is released', () => {
    test('when the provider fails: the guest may try again at once', async () => {
      const stay = freshStay();
      motel.provider.fail('createSession', 'before');
      const failed = await guest.book(stay, ROOMS.single, { key: 'provider-down' });
      expect(failed).toMatchObject({ status: 503, body: { code: 'payment-unavailable' } });
      expect(failed.body.message).toContain('Nothing was booked or charged');
      expect(failed.headers.get('retry-after'), 'a few minutes').toBe('120');
      expect(await soldOn(motel, ROOMS.single, stay)).toEqual([0, 0]);
      expect((await guest.book(stay, ROOMS.single, { key: 'provider-down' })).status).toBe(200);
    });

    test('not when a twin has got the session: both get it', async () => {
      const stay = freshStay();
      let twin: Promise<unknown> | undefined;
      motel.provider.fail('createSession', 'after');
      motel.provider.meanwhile('createSession', async () => {
        twin = guest.book(stay, ROOMS.single, { key: 'rescued' });
        await twin;
      });
      const first = await guest.book(stay, ROOMS.single, { key: 'rescued' });
      expect(first).toMatchObject({ status: 200 });
      expect(await twin).toMatchObject({ status: 200, body: first.body });
      expect(await soldOn(motel, ROOMS.single, stay)).toEqual([1, 1]);
    });

    const failTwin = async (twin: () => Promise<Answer>) => {
      motel.provider.fail('createSession', 'before');
      expect((await twin()).status).toBe(503);
    };
    test.each([
      ['expired', () => motel.runJobsAfter(41 * MINUTE)],
      ['was released with a concurrent request', failTwin],
    ])('and its session ends when it was lost %s while the provider was slow', async (_, lose) => {
      const stay = freshStay();
      const book = () => guest.book(stay, ROOMS.single, { key: `slow-${stay.checkIn}` });
      motel.provider.meanwhile('createSession', () => lose(book));
      expect((await book()).status).toBe(503);
      const made = motel.provider.requests.at(-1)!.bookingId;
      const sessions = motel.db.selectFrom('embedded_sessions').where('booking_id', '=', made);
      expect(await sessions.select('status').execute()).toEqual([{ status: 'expired' }]);
      expect(await soldOn(motel, ROOMS.single, stay)).toEqual([0, 0]);
    });
  });
});

describe('one key, one session', () => {
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

  test('a refusal leaves a key free; then it is for one body of its guest alone', async () => {
    const stay = freshStay();
    const book = (by = guest, more: object = {}) => by.book(stay, ROOMS.many, { key: 'mine', ...more });
    expect((await book(guest, { overrides: { totalAmount: '1' } })).status).toBe(409);
    const { status, body } = await book();
    expect(status).toBe(200);
    const other = await book(guest, { rooms: 2 });
    expect(other).toMatchObject({ status: 409, body: { code: 'key-reused' } });
    expect(await soldOn(motel, ROOMS.many, stay)).toEqual([1, 1]);
    const theirs = await book(await signInGuest(motel));
    expect(theirs.status).toBe(200);
    expect(theirs.body.sessionId).not.toBe(body.sessionId);
  });

  test('after the payment the same key gets the same answer, and none releases', async () => {
    const stay = freshStay();
    const first = await guest.book(stay, ROOMS.many, { key: 'paid' });
    await guest.pay(first.body.url);
    expect((await guest.book(stay, ROOMS.many, { key: 'paid' })).body).toEqual(first.body);
    const paid = { code: 'rule-broken', message: 'This booking is already paid.' };
    expect(await guest.release(first.body.sessionId)).toMatchObject({ status: 422, body: paid });
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

  test.each([
    ['its unpaid hold has ended', 'expired', () => motel.runJobsAfter(41 * 60_000)],
    ['its session has expired', 'released', async () => motel.clock.advance(36 * 60_000)],
  ])('after %s, the same key gets a new session; the old is %s', async (how, status, wait) => {
    const stay = freshStay();
    const first = await guest.book(stay, ROOMS.single, { key: how.replaceAll(' ', '-') });
    await wait();
    const again = await guest.book(stay, ROOMS.single, { key: how.replaceAll(' ', '-') });
    expect(again.status).toBe(200);
    expect(again.body.sessionId).not.toBe(first.body.sessionId);
    expect(await outcomeOf(motel, first.body.sessionId)).toMatchObject({ status });
    expect(await soldOn(motel, ROOMS.single, stay)).toEqual([1, 1]);
  });

  test('a key that is empty, too long, with a space or not ASCII is malformed', async () => {
    for (const key of ['', 'x'.repeat(256), 'a b', 'clé']) {
      const { status, body } = await guest.book(freshStay(1), ROOMS.many, { key });
      expect([status, body.code], key).toEqual([400, 'malformed']);
    }
  });
});
