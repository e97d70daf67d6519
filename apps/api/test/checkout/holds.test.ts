import { ENDPOINTS } from '@motel/api-client/contracts';
import { addDays } from '@motel/booking-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ownHolds } from '../../src/use-cases/checkout/own-holds.ts';
import { DATABASES } from '../support/databases.ts';
import { checkoutStatus, freeOn, outcomeOf, soldOn } from '../support/looks.ts';
import { ROOMS } from '../support/rooms.ts';
import { freshStay, signInGuest, type TestGuest } from '../support/test-guest.ts';
import { type Answer, openTestMotel, type TestMotel } from '../support/test-motel.ts';

const MINUTE = 60_000;

describe.each(DATABASES)('a hold, on $name', (kind) => {
  let motel: TestMotel;
  let guest: TestGuest;
  let other: TestGuest;
  beforeAll(async () => {
    motel = await openTestMotel(kind);
    guest = await signInGuest(motel);
    other = await signInGuest(motel);
  });
  afterEach(() => motel.provider.recover());
  afterAll(() => motel.close());

  const release = (sessionId: unknown, token?: string) =>
    motel.call(ENDPOINTS.releaseCheckout.path, { body: { sessionId }, token });

  describe('runs out', () => {
    test('with its session, 35 minutes after the call, and gives its nights back', async () => {
      const stay = freshStay();
      const { body } = await guest.book(stay, ROOMS.single);
      motel.clock.advance(35 * MINUTE - 1);
      await motel.server.runJobs();
      expect(await soldOn(motel, ROOMS.single, stay)).toEqual([1, 1]);
      motel.clock.advance(1);
      await motel.server.runJobs();
      expect(await soldOn(motel, ROOMS.single, stay)).toEqual([0, 0]);
      expect(await freeOn(motel, ROOMS.single, stay)).toEqual([1, 1]);
      expect(await checkoutStatus(motel, body.sessionId)).toBe('unpaid');
      expect(await guest.bookings()).toEqual([]);
      expect((await other.book(stay, ROOMS.single)).status).toBe(200);
    });

    test('5 minutes later by itself, when the provider’s event is lost', async () => {
      const stay = freshStay();
      await guest.book(stay, ROOMS.single);
      motel.provider.loseEvents();
      motel.clock.advance(40 * MINUTE - 1);
      await motel.server.runJobs();
      expect(await soldOn(motel, ROOMS.single, stay)).toEqual([1, 1]);
      motel.clock.advance(1);
      await motel.server.runJobs();
      expect(await soldOn(motel, ROOMS.single, stay)).toEqual([0, 0]);
    });

    test('only after its session: while the provider is silent the rooms are kept', async () => {
      const stay = freshStay();
      await guest.book(stay, ROOMS.single);
      motel.clock.advance(41 * MINUTE);
      motel.provider.loseEvents();
      motel.provider.fail('expireSession', 'before');
      await motel.server.runJobs();
      expect(await soldOn(motel, ROOMS.single, stay)).toEqual([1, 1]);
      await motel.server.runJobs();
      expect(await soldOn(motel, ROOMS.single, stay)).toEqual([0, 0]);
    });

    test('never, when it turns out to be paid and the event was lost', async () => {
      const stay = freshStay();
      const { body } = await guest.book(stay, ROOMS.single);
      motel.clock.advance(40 * MINUTE);
      await motel.db
        .updateTable('embedded_sessions')
        .set({ status: 'paid' })
        .where('id', '=', body.sessionId)
        .execute();
      await motel.server.runJobs();
      expect(await checkoutStatus(motel, body.sessionId)).toBe('paid');
      expect(await soldOn(motel, ROOMS.single, stay)).toEqual([1, 1]);
    });
  });

  describe('stands while it is being paid by a card that takes its time', () => {
    const LATE_CARD = { number: '4000 0000 0000 0077' };

    test('though its time is over', async () => {
      const stay = freshStay();
      const { body } = await guest.book(stay, ROOMS.single);
      expect(await guest.pay(body.url, LATE_CARD)).toContain('Payment-Success');
      motel.clock.advance(41 * MINUTE);
      motel.provider.loseEvents();
      await motel.server.runJobs();
      expect(await outcomeOf(motel, body.sessionId)).toMatchObject({ status: 'held' });
      // Its session has been over for 6 minutes: so long it waits before it asks again.
      motel.clock.advance(6 * MINUTE - 1);
      await motel.server.runJobs();
      expect(await outcomeOf(motel, body.sessionId)).toMatchObject({ status: 'held' });
      motel.clock.advance(1);
      await motel.server.runJobs();
      expect(await outcomeOf(motel, body.sessionId)).toMatchObject({ status: 'confirmed' });
    });

    test('though the guest declines, or tries again', async () => {
      const stay = freshStay();
      const { body } = await guest.book(stay, ROOMS.single);
      await guest.pay(body.url, LATE_CARD);
      expect((await release(body.sessionId, guest.token)).status).toBe(422);
      expect((await guest.book(stay, ROOMS.single)).body.code).toBe('sold-out');
      motel.clock.advance(MINUTE);
      await motel.server.runJobs();
      expect(await checkoutStatus(motel, body.sessionId)).toBe('paid');
    });

    test('and gives its rooms back when the card fails in the end', async () => {
      const stay = freshStay();
      const { body } = await guest.book(stay, ROOMS.single);
      await guest.pay(body.url, { number: '4000 0000 0000 0341' });
      motel.clock.advance(MINUTE);
      await motel.server.runJobs();
      expect(await checkoutStatus(motel, body.sessionId)).toBe('unpaid');
      expect(await soldOn(motel, ROOMS.single, stay)).toEqual([0, 0]);
    });
  });

  describe('is released', () => {
    test('when the guest declines to pay: the rooms are free at once and the session cannot be paid', async () => {
      const stay = freshStay();
      const { body } = await guest.book(stay, ROOMS.single);
      expect(await release(body.sessionId, guest.token)).toMatchObject({
        status: 200,
        body: { success: true },
      });
      expect(await soldOn(motel, ROOMS.single, stay)).toEqual([0, 0]);
      expect(await checkoutStatus(motel, body.sessionId)).toBe('unpaid');
      expect(await guest.pay(body.url)).not.toContain('Payment-Success');
      expect((await release(body.sessionId, guest.token)).status).toBe(200);
      expect(await soldOn(motel, ROOMS.single, stay)).toEqual([0, 0]);
    });

    test('by its own guest only', async () => {
      const stay = freshStay();
      const { body } = await guest.book(stay, ROOMS.single);
      expect(await release(body.sessionId, other.token)).toMatchObject({
        status: 403,
        body: { code: 'forbidden' },
      });
      expect(await release(body.sessionId)).toMatchObject({ status: 401 });
      expect(await release('cs_embedded_guessed', guest.token)).toMatchObject({ status: 404 });
      expect(await soldOn(motel, ROOMS.single, stay)).toEqual([1, 1]);
    });

    test('not once it is paid', async () => {
      const stay = freshStay();
      const { body } = await guest.book(stay, ROOMS.single);
      await guest.pay(body.url);
      expect(await release(body.sessionId, guest.token)).toMatchObject({
        status: 422,
        body: { code: 'rule-broken', message: 'This booking is already paid.' },
      });
      expect(await soldOn(motel, ROOMS.single, stay)).toEqual([1, 1]);
    });

    test('not while the provider cannot be asked to end its session', async () => {
      const stay = freshStay();
      const { body } = await guest.book(stay, ROOMS.single);
      motel.provider.fail('expireSession', 'before');
      const refused = await release(body.sessionId, guest.token);
      expect(refused).toMatchObject({ status: 503, body: { code: 'payment-unavailable' } });
      expect(refused.headers.get('retry-after')).toBe('60');
      expect(await soldOn(motel, ROOMS.single, stay)).toEqual([1, 1]);
    });
  });

  describe('is taken over by the same session’s next try', () => {
    test('so that a guest who went back never blocks themselves out of the last room', async () => {
      const stay = freshStay();
      const longer = { checkIn: addDays(stay.checkIn, -1), checkOut: addDays(stay.checkOut, 1) };
      const first = await guest.book(stay, ROOMS.single);
      const second = await guest.book(longer, ROOMS.single);
      expect(second.status).toBe(200);
      expect(await outcomeOf(motel, first.body.sessionId)).toMatchObject({ status: 'released' });
      expect(await soldOn(motel, ROOMS.single, longer)).toEqual([1, 1, 1, 1]);
      expect(await guest.pay(first.body.url)).not.toContain('Payment-Success');
      expect(await guest.pay(second.body.url)).toContain('Payment-Success');
      expect(await soldOn(motel, ROOMS.single, longer)).toEqual([1, 1, 1, 1]);
    });

    test('and stands when the next try is refused for want of rooms', async () => {
      const stay = freshStay();
      const next = { checkIn: stay.checkOut, checkOut: addDays(stay.checkOut, 1) };
      const both = { checkIn: stay.checkIn, checkOut: next.checkOut };
      await other.book(next, ROOMS.single);
      await guest.book(stay, ROOMS.single);
      expect((await guest.book(both, ROOMS.single)).body.code).toBe('sold-out');
      expect(await soldOn(motel, ROOMS.single, both)).toEqual([1, 1, 1]);
    });

    test('but not when it is another guest’s, another session’s, or for other nights or rooms', async () => {
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

    test('but not when the same key made it: then it is the answer, and its twin’s', async () => {
      const stay = freshStay();
      const { body } = await guest.book(stay, ROOMS.many, { key: 'mine' });
      const session = await motel.db
        .selectFrom('bookings')
        .select('auth_session_id')
        .where('guest_id', '=', guest.id)
        .executeTakeFirstOrThrow();
      const who = { guestId: guest.id, sessionId: session.auth_session_id };
      const inTheWayOf = async (key: string | undefined) => {
        const holds = await ownHolds(motel.db, who, { ...stay, propertyId: 'many', key });
        return holds.map(({ sessionId }) => sessionId);
      };
      expect(await inTheWayOf('mine')).toEqual([]);
      expect(await inTheWayOf('another')).toEqual([body.sessionId]);
      expect(await inTheWayOf(undefined)).toEqual([body.sessionId]);
    });

    test('but not when it is paid: a paid booking is never rewritten', async () => {
      const stay = freshStay();
      const first = await guest.book(stay, ROOMS.single);
      await guest.pay(first.body.url);
      expect((await guest.book(stay, ROOMS.single)).body.code).toBe('sold-out');
      expect(await outcomeOf(motel, first.body.sessionId)).toMatchObject({ status: 'confirmed' });
    });

    test('but not when it turns out to be paid: the money is settled and the rooms are two', async () => {
      const stay = freshStay();
      const first = await guest.book(stay, ROOMS.many);
      await motel.db
        .updateTable('embedded_sessions')
        .set({ status: 'paid' })
        .where('id', '=', first.body.sessionId)
        .execute();
      const second = await guest.book(stay, ROOMS.many);
      expect(second.body.bookingAction).toBe('additional_rooms');
      expect(await checkoutStatus(motel, first.body.sessionId)).toBe('paid');
      expect(await soldOn(motel, ROOMS.many, stay)).toEqual([2, 2]);
    });

    test('and never behind the back of one whose session is only now being made: its guest could still pay', async () => {
      const stay = freshStay(4);
      const [first, last] = [addDays(stay.checkIn, 1), addDays(stay.checkOut, -1)];
      await guest.book({ checkIn: stay.checkIn, checkOut: first }, ROOMS.many);
      const isAnswered = Promise.withResolvers<void>();
      let whole: Promise<Answer> | undefined;
      // The second try asks for its session; the third has found it without one, and ends the first one's meanwhile.
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

  describe('without a payment session is given back', () => {
    test('when the provider fails: the guest is told and may try again at once', async () => {
      const stay = freshStay();
      motel.provider.fail('createSession', 'before');
      const failed = await guest.book(stay, ROOMS.single, { key: 'provider-down' });
      expect(failed).toMatchObject({ status: 503, body: { code: 'payment-unavailable' } });
      expect(failed.body.message).toContain('Nothing was booked or charged');
      expect(failed.headers.get('retry-after'), 'a few minutes').toBe('120');
      expect(await soldOn(motel, ROOMS.single, stay)).toEqual([0, 0]);
      expect((await guest.book(stay, ROOMS.single, { key: 'provider-down' })).status).toBe(200);
    });

    test('when its answer is lost, for a failure may have made a session', async () => {
      const stay = freshStay();
      motel.provider.fail('createSession', 'after');
      expect((await guest.book(stay, ROOMS.single)).status).toBe(503);
      expect(await soldOn(motel, ROOMS.single, stay)).toEqual([0, 0]);
    });

    test('not when a twin has got the session meanwhile: both get it', async () => {
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

    test.each([
      [
        'to the clock',
        async () => {
          motel.clock.advance(41 * MINUTE);
          await motel.server.runJobs();
        },
      ],
      [
        'to a twin’s failure',
        async (twin: () => Promise<Answer>) => {
          motel.provider.fail('createSession', 'before');
          expect((await twin()).status).toBe(503);
        },
      ],
    ])('and the session is ended when the hold was lost %s while the provider was slow', async (_, lose) => {
      const stay = freshStay();
      const book = () => guest.book(stay, ROOMS.single, { key: `slow-${stay.checkIn}` });
      motel.provider.meanwhile('createSession', () => lose(book));
      expect((await book()).status).toBe(503);
      const made = motel.provider.requests.at(-1)!.bookingId;
      const sessions = motel.db
        .selectFrom('embedded_sessions')
        .select('status')
        .where('booking_id', '=', made);
      expect(await sessions.execute()).toEqual([{ status: 'expired' }]);
      expect(await soldOn(motel, ROOMS.single, stay)).toEqual([0, 0]);
    });
  });
});
