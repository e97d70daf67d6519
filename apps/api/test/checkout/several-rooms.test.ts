import { randomUUID } from 'node:crypto';
import { ENDPOINTS, type MoreRoom } from '@motel/api-client/contracts';
import { cents, roomLimitsOf, roomSelection, type Stay } from '@motel/booking-core';
import type { PropertyContent } from '@motel/content';
import { emptyBooks, wrongInBooks } from '../support/books.ts';
import { everythingStored, freeOn, outcomeOf, soldOn } from '../support/looks.ts';
import { statusesOf } from '../support/motel-door.ts';
import { mailsOf, sentMails } from '../support/outbox.ts';
import { moneyOf, paidEvent, sendEvent } from '../support/payment-events.ts';
import { publishTariff } from '../support/publish-tariff.ts';
import { rowsOf } from '../support/rows.ts';
import { statementsOf } from '../support/statements-of.ts';
import { freshStay, moreRoom, ROOMS, signInGuest, type TestGuest } from '../support/test-booking.ts';
import { openBrowser } from '../support/test-browser.ts';
import { lookAtStay, pressOnStay, TWO_ADULTS } from '../support/test-desk.ts';
import { DAY, MINUTE, testGuest, testMotel, testStaff } from '../support/test-motel.ts';

const { many, single, noPets } = ROOMS;

describe('§4.17 several rooms in one checkout', () => {
  const motel = testMotel();
  const guest = testGuest(motel);
  const wren = testStaff(motel);
  afterEach(async () => {
    motel.provider.recover();
    expect(await wrongInBooks(motel.db)).toEqual([]);
    await emptyBooks(motel.db);
  });

  const book = (stay: Stay, moreRooms: readonly MoreRoom[], by: TestGuest = guest, more: object = {}) =>
    by.book(stay, many, { overrides: { moreRooms: [...moreRooms] }, ...more });
  /** Two adults in a double, one in a single, and two in a third kind. */
  const three = (stay: Stay) => [moreRoom(stay, single, 1, { name: 'Joan Okafor' }), moreRoom(stay, noPets)];
  const stays = () => motel.db.selectFrom('bookings').selectAll().orderBy('id').execute();
  const paidFor = async (stay: Stay = freshStay()) => {
    const { body } = await book(stay, three(stay));
    await guest.pay(body.url);
    await motel.server.runJobs();
    return { stay, sessionId: body.sessionId as string, ids: (await stays()).map(({ id }) => id) };
  };
  const own = async (id: string) => (await guest.ask(ENDPOINTS.stay, id)).body;
  const cancel = async (id: string) =>
    guest.ask(ENDPOINTS.cancelStay, id, { refunded: (await own(id)).cancelling.refunded });
  const soldOfEach = (stay: Stay) =>
    Promise.all([many, single, noPets].map(async (room) => (await soldOn(motel, room, stay)).join()));
  const refundedOf = async (sessionId: string) => {
    const [session] = await rowsOf(motel.db, 'embedded_sessions', { id: sessionId });
    return session?.refunded;
  };

  /** Pays at the provider, whatever became of the hold. */
  async function payLate(sessionId: string, more: object = {}) {
    const paying = { status: 'paid' as const, ...more };
    await motel.db.updateTable('embedded_sessions').set(paying).where('id', '=', sessionId).execute();
    await sendEvent(motel, await paidEvent(motel, sessionId));
    await motel.server.runJobs();
  }

  test('one payment confirms all, each with its own folio, in one letter', async () => {
    const { stay, sessionId, ids } = await paidFor();
    expect(ids).toHaveLength(3);
    expect(await soldOfEach(stay)).toEqual(['1,1', '1,1', '1,1']);
    const money = await Promise.all(ids.map((id) => moneyOf(motel, id)));
    expect(money.map(({ payments }) => payments.map(({ amount }) => amount).join())).toEqual(
      Array(3).fill('19500'),
    );
    expect(new Set(money.map(({ payments }) => payments[0]?.reference)).size).toBe(1);
    expect(await rowsOf(motel.db, 'embedded_sessions', { id: sessionId })).toMatchObject([{ total: 585_00 }]);
    const { reference } = await outcomeOf(motel, sessionId);
    const order = (await own(ids[1] ?? '')).order;
    expect(order).toMatchObject({ reference, total: 585 });
    const names = ['Maryam Okafor', 'Joan Okafor', 'Maryam Okafor'];
    expect(order.stays).toMatchObject(ids.map((id, index) => ({ id, name: names[index] })));
    const listed = await guest.bookings();
    expect(listed.map((one) => one.stay.order.reference)).toEqual(ids.map(() => reference));

    // One letter of all rooms to the guest, one of each to the motel.
    const [letter, ...others] = await mailsOf(motel, 'order-confirmed:%');
    expect(others).toEqual([]);
    expect(letter?.body).toContain('$585.00 CAD');
    expect(letter?.body).toContain('Joan Okafor');
    const keys = (await mailsOf(motel)).map((mail) => mail.dedupe_key);
    expect(keys.toSorted()).toEqual([...ids.map((id) => `new-booking:${id}`), `order-confirmed:${ids[0]}`]);

    // It opens all rooms on another device.
    const about = (await sentMails(motel)).filter((mail) => mail.includes(`Booking: ${reference}`));
    const [token] = about.flatMap((mail) => /\/booking-history#stay=(.+)$/m.exec(mail)?.[1] ?? []);
    const browser = openBrowser(motel);
    const elsewhere = await signInGuest(browser, guest.mobile);
    const ownOnes = async () =>
      (await elsewhere.bookings()).filter(({ isOwn }) => isOwn).map(({ _id }) => _id);
    expect(await ownOnes()).toEqual([]);
    expect((await elsewhere.ask(ENDPOINTS.openBooking, '', { token })).status).toBe(200);
    expect((await ownOnes()).toSorted()).toEqual(ids);
  });

  test.each([
    ['is gone', (other: TestGuest, stay: Stay) => other.buy(stay, single), 'no longer free'],
    ['others pay for', (other: TestGuest, stay: Stay) => other.book(stay, single), 'Other guests are paying'],
  ])('a room that %s refuses all, and is named, whichever is sold last', async (_, take, message) => {
    const stay = freshStay();
    await take(await signInGuest(motel), stay);
    const before = await everythingStored(motel);
    const [free, gone] = [moreRoom(stay, noPets), moreRoom(stay, single, 1)];
    for (const [at, rooms] of [
      [gone, free],
      [free, gone],
    ].entries()) {
      const refused = await book(stay, rooms);
      expect(refused).toMatchObject({ status: 409, body: { code: 'sold-out' } });
      expect(refused.body.issues).toMatchObject([
        { field: `moreRooms.${at}`, message: expect.stringContaining(message) },
      ]);
    }
    expect(await everythingStored(motel)).toEqual(before);
  });

  test.each([
    ['another price', { totalAmount: '1' }, 409, 'price-changed', 'The total is now $195 CAD.'],
    ['an unknown kind', { propertyId: 'nowhere' }, 404, 'not-found', 'Property not found.'],
    ['no adult', { guests: { adults: 0, children: 0, infants: 0, pets: 0 } }, 422, 'rule-broken', 'adult'],
    ['other terms', { terms: 'All is free.' }, 409, 'price-changed', 'terms'],
  ])('a further room with %s refuses all', async (_, wrong, status, code, message) => {
    const stay = freshStay();
    const before = await everythingStored(motel);
    const refused = await book(stay, [moreRoom(stay, noPets, 2, wrong)]);
    expect(refused).toMatchObject({ status, body: { code } });
    expect(refused.body.issues).toMatchObject([
      { field: 'moreRooms.0', message: expect.stringContaining(message) },
    ]);
    expect(await everythingStored(motel)).toEqual(before);
  });

  test('at most seven further rooms', async () => {
    const stay = freshStay();
    const rooms = (count: number) => Array.from({ length: count }, () => moreRoom(stay, many));
    expect((await book(stay, rooms(8))).status).toBe(400);
    expect((await book(stay, rooms(7))).status).toBe(200);
    expect(await freeOn(motel, many, stay)).toEqual([4, 4]);
  });

  test('two guests want the last three rooms, and each needs two: one gets both', async () => {
    const stay = freshStay();
    const first = await signInGuest(motel);
    await first.buy(stay, noPets, { rooms: 2, party: { adults: 2 } });
    const [one, other] = [await signInGuest(motel), await signInGuest(motel)];
    const two = (by: TestGuest) =>
      by.book(stay, noPets, { overrides: { moreRooms: [moreRoom(stay, noPets)] } });
    expect(await statusesOf(two(one), two(other))).toEqual([200, 409]);
    expect(await soldOn(motel, noPets, stay)).toEqual([4, 4]);
  });

  test('guests name the same kinds in opposite orders: no deadlock', async () => {
    const stay = freshStay();
    const guests = await Promise.all(Array.from({ length: 6 }, () => signInGuest(motel)));
    const answers = await Promise.all(
      guests.map((by, at) => {
        const [first, second] = at % 2 === 0 ? [many, noPets] : [noPets, many];
        return by.book(stay, first, { overrides: { moreRooms: [moreRoom(stay, second)] } });
      }),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(await soldOn(motel, noPets, stay)).toEqual([5, 5]);
    expect(await soldOn(motel, many, stay)).toEqual([5, 5]);
  });

  test('one key books once, whatever was lost', async () => {
    const stay = freshStay();
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => book(stay, three(stay), guest, { key })));
    expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1);
    motel.provider.fail('createSession', 'before');
    expect((await book(stay, three(stay), guest, { key: randomUUID() })).status).toBe(503);
    motel.provider.recover();
    // It took over the rooms of the former one, and leaves none held.
    expect((await stays()).map(({ status }) => status)).toEqual(Array(6).fill('released'));
    expect(await soldOfEach(stay)).toEqual(['0,0', '0,0', '0,0']);
  });

  test('a new checkout of the guest takes over all rooms of the former one', async () => {
    const stay = freshStay();
    await book(stay, three(stay));
    const { body } = await book(stay, [moreRoom(stay, single, 1)]);
    await guest.pay(body.url);
    expect(await soldOfEach(stay)).toEqual(['1,1', '1,1', '0,0']);
  });

  test('all rooms are free at the hold’s end or a release, and forgotten whole', async () => {
    for (const end of [() => motel.runJobsAfter(41 * MINUTE), (session: string) => guest.release(session)]) {
      const stay = freshStay();
      const { body } = await book(stay, three(stay));
      await end(body.sessionId);
      expect(await soldOfEach(stay)).toEqual(['0,0', '0,0', '0,0']);
      expect(await guest.bookings()).toEqual([]);
    }
    await motel.runJobsAfter(100 * DAY);
    expect(await stays()).toEqual([]);
    expect(await rowsOf(motel.db, 'orders', {})).toEqual([]);
  });

  test.each([
    ['while they are free: all rooms', false, 'confirmed', 0],
    ['when one is gone: all money back', true, 'refunded', 585_00],
  ])('the payment comes after the hold, %s', async (_, isGone, status, refunded) => {
    const stay = freshStay();
    const { body } = await book(stay, three(stay));
    motel.provider.loseEvents();
    await motel.runJobsAfter(41 * MINUTE);
    motel.provider.recover();
    if (isGone) {
      const other = await signInGuest(motel);
      await other.buy(stay, noPets, { rooms: 5, party: { adults: 5 } });
    }
    await payLate(body.sessionId);
    const together = (await stays()).filter(({ order_id: order }) => order !== null);
    expect(together.map((one) => one.status)).toEqual([status, status, status]);
    expect(await refundedOf(body.sessionId)).toBe(refunded);
    const told = (await mailsOf(motel, 'late-payment-refunded:%')).map((mail) => mail.body);
    expect(told).toEqual(isGone ? [expect.stringContaining('$585.00 CAD')] : []);
  });

  test('another amount than all rooms cost goes back whole', async () => {
    const stay = freshStay();
    const { body } = await book(stay, three(stay));
    await payLate(body.sessionId, { total: cents(100_00) });
    expect(await refundedOf(body.sessionId)).toBe(100_00);
    expect(await soldOfEach(stay)).toEqual(['0,0', '0,0', '0,0']);
  });

  test('each room is cancelled by itself, with its own money', async () => {
    const { stay, sessionId, ids } = await paidFor();
    const [first = '', second = '', third = ''] = ids;
    expect(await cancel(second)).toMatchObject({ status: 200 });
    await motel.server.runJobs();
    expect(await refundedOf(sessionId)).toBe(195_00);
    expect(await soldOn(motel, single, stay)).toEqual([0, 0]);
    expect((await own(first)).order).toMatchObject({ total: 390 });
    // Both at once: the provider gets a key of each.
    expect(await statusesOf(cancel(first), cancel(third))).toEqual([200, 200]);
    await motel.server.runJobs();
    expect(await refundedOf(sessionId)).toBe(585_00);
    for (const id of ids) expect((await moneyOf(motel, id)).refunds).toMatchObject([{ amount: 195_00 }]);
  });

  test('a refund made at the provider is of the room that waits for one', async () => {
    const { sessionId, ids } = await paidFor();
    const [first = '', second = ''] = ids;
    const { paymentReference } = (await paidEvent(motel, sessionId)) as { paymentReference: string };
    motel.provider.fail('refund', 'before', 9);
    await cancel(second);
    await motel.server.runJobs();
    const refunded = async (reference: string, amount: number) => {
      const ids = { eventId: `evt_${reference}`, paymentReference, refundReference: reference };
      await sendEvent(motel, { type: 'refunded', ...ids, amount: cents(amount) });
      return rowsOf(motel.db, 'open_items', { reference });
    };
    const whole = { booking_id: second, settled_at: expect.any(Date) };
    expect(await refunded('re_hand', 195_00)).toMatchObject([whole]);
    motel.provider.recover();
    expect(await refunded('re_part', 10_00)).toMatchObject([{ booking_id: first, settled_at: null }]);
  });

  test('a second payment of the same rooms goes back', async () => {
    const { sessionId, ids } = await paidFor();
    const again = { eventId: 'evt_again', paymentReference: 'pi_again' };
    await sendEvent(motel, await paidEvent(motel, sessionId, again));
    const refunds = await rowsOf(motel.db, 'refunds', { payment_reference: 'pi_again' });
    expect(refunds).toMatchObject([{ booking_id: ids[0] }]);
    expect((await stays()).map(({ status }) => status)).toEqual(['confirmed', 'confirmed', 'confirmed']);
  });

  test('the desk takes no money for one room while all wait for theirs', async () => {
    const stay = freshStay();
    await book(stay, three(stay));
    const [, second] = await stays();
    const id = second?.id ?? '';
    const { version } = await lookAtStay(wren, id);
    const refused = await pressOnStay(wren, 'takePayment', id, { way: 'cash', amount: 195, version });
    expect(refused).toMatchObject({ status: 422 });
    expect(refused.body.message).toContain('together with others');
    expect((await stays()).map(({ status }) => status)).toEqual(['held', 'held', 'held']);
    expect((await pressOnStay(wren, 'endLink', id, { version })).status).toBe(200);
    expect((await stays()).map(({ status }) => status)).toEqual(['released', 'released', 'released']);
  });

  test('more rooms beside a stay of the guest are additional rooms (B6)', async () => {
    const stay = freshStay();
    await guest.buy(stay, many);
    const { body } = await book(stay, three(stay));
    expect(body.bookingAction).toBe('additional_rooms');
    const actions = (await stays()).map(({ action }) => action);
    expect(actions.toSorted()).toEqual(['additional_rooms', 'new', 'new', 'new']);
  });

  test('five rooms take at most 20 statements and 6 for each further one', async () => {
    const sent = async () => {
      const stay = freshStay();
      const rooms = [single, noPets, many, noPets].map((room) => moreRoom(stay, room, 1));
      return statementsOf(async () => {
        const { body } = await book(stay, rooms);
        await guest.pay(body.url);
      });
    };
    await sent();
    const own = (await sent()).map(({ text }) => text).filter((text) => !text.includes('"embedded_'));
    expect(
      own.length,
      own.map((text) => text.replace(/\s+/g, ' ').slice(0, 90)).join('\n'),
    ).toBeLessThanOrEqual(20 + 6 * 4);
  });

  test('a large party in a further room takes several of the kind', async () => {
    const stay = freshStay();
    const { party } = roomSelection({ ...TWO_ADULTS, adults: 7 }, roomLimitsOf(many));
    await guest.pay((await book(stay, [moreRoom(stay, many, 7)])).body.url);
    expect(await soldOn(motel, many, stay)).toEqual([1 + party.rooms, 1 + party.rooms]);
  });

  describe('a card guarantees some kinds (F32)', () => {
    beforeAll(() => {
      const card = { room: [single.id, noPets.id], freeHours: 48, keep: 'first night', guarantee: 'card' };
      return publishTariff(motel, { policies: [{ freeHours: 24, keep: 'first night' }, card] as never });
    });
    const byCard = (stay: Stay, first: PropertyContent, moreRooms: MoreRoom[], dueNow?: string) =>
      guest.book(stay, first, { overrides: { moreRooms, ...(dueNow !== undefined && { dueNow }) } });

    test('one card is left for all', async () => {
      const stay = freshStay();
      const { body } = await byCard(stay, single, [moreRoom(stay, noPets, 2, { dueNow: '0' })], '0');
      await guest.pay(body.url);
      const left = await stays();
      expect(left.map(({ status }) => status)).toEqual(['confirmed', 'confirmed']);
      expect(left[0]?.guarantee).toBe(left[1]?.guarantee);
      expect(await mailsOf(motel, 'order-confirmed:%')).toHaveLength(1);
    });

    test('a room that asks for money and one for a card are refused together', async () => {
      const stay = freshStay();
      const before = await everythingStored(motel);
      const refused = await byCard(stay, many, [moreRoom(stay, single, 1, { dueNow: '0' })]);
      expect(refused).toMatchObject({ status: 422, body: { code: 'rule-broken' } });
      expect(refused.body.message).toContain('cannot be paid together');
      expect(await everythingStored(motel)).toEqual(before);
    });
  });
});
