import { changePreview, ENDPOINTS, IDEMPOTENCY_KEY, stay as stayContract } from '@motel/api-client/contracts';
import { addDays, cents, civilDate, instantAt, type Party, type Stay, toDollars } from '@motel/booking-core';
import type { PropertyContent } from '@motel/content';
import { motel as house } from '@motel/content/testing';
import { todayAt } from '../../src/shared/motel-time.ts';
import { byHand } from '../support/by-hand.ts';
import { checkoutStatus, soldOn } from '../support/looks.ts';
import { mailsOf } from '../support/outbox.ts';
import { bookPaid } from '../support/paid-stay.ts';
import { sendEvent } from '../support/payment-events.ts';
import { publishTariff } from '../support/publish-tariff.ts';
import {
  freshStay,
  longer,
  nightsFrom,
  ROOMS,
  signInGuest,
  type TestGuest,
} from '../support/test-booking.ts';
import { TWO_ADULTS as TWO } from '../support/test-desk.ts';
import { testMotelWithBooks } from '../support/test-motel.ts';

describe('§2.23: a guest changes dates, rooms and party', () => {
  const motel = testMotelWithBooks();

  const paidStay = (stay: Stay = freshStay(3), party = TWO, room: PropertyContent = ROOMS.many) =>
    bookPaid(motel, stay, room, { party, rooms: party.rooms });
  const look = async (guest: TestGuest, id: string) =>
    stayContract.parse((await guest.ask(ENDPOINTS.stay, id)).body);
  const preview = (guest: TestGuest, id: string, stay: Stay, party: Party = TWO) =>
    guest.ask(ENDPOINTS.previewChange, id, { ...stay, party });
  const change = (
    guest: TestGuest,
    id: string,
    stay: Stay,
    { party = TWO, difference, key }: { party?: Party; difference: number; key?: string },
  ) =>
    guest.ask(
      ENDPOINTS.changeStay,
      id,
      { ...stay, party, difference },
      key ? { [IDEMPOTENCY_KEY]: key } : {},
    );
  const cancel = (guest: TestGuest, id: string, refunded: number) =>
    guest.ask(ENDPOINTS.cancelStay, id, { refunded });
  const previewed = async (guest: TestGuest, id: string, stay: Stay, party: Party = TWO) =>
    changePreview.parse((await preview(guest, id, stay, party)).body);
  const cost = async (guest: TestGuest, id: string, stay: Stay, party = TWO) =>
    toDollars((await previewed(guest, id, stay, party)).difference);
  const shorter = (stay: Stay) => longer(stay, -1);
  const sumOf = (moves: readonly { amount: number }[]) => moves.reduce((sum, { amount }) => sum + amount, 0);
  const mailsAbout = async (id: string) =>
    (await mailsOf(motel, `%${id}%`)).map(({ dedupe_key }) => dedupe_key);

  test('X5, L4 a shorter stay gives back what was shown, once for its key', async () => {
    const { id, guest, stay } = await paidStay();
    const before = await previewed(guest, id, shorter(stay));
    expect(before).toMatchObject({ before: 292_00, total: 195_00, difference: -97_00 });
    expect(sumOf(before.lines)).toBe(before.total);
    expect(before.changes).toMatchObject([{ label: 'Room nights', amount: -89_00 }, {}, {}]);
    expect(sumOf(before.changes)).toBe(before.total - before.before);
    expect(before.terms).toMatchObject({ keep: 'first night', lateCharge: 98_00 });
    const message =
      'The price has changed while you were reading: $97 CAD goes back to you now. Nothing is changed yet.';
    const body = { code: 'price-changed', message };
    expect(await change(guest, id, shorter(stay), { difference: -200 })).toMatchObject({ status: 409, body });
    expect((await look(guest, id)).total).toBe(292_00);
    expect(await soldOn(motel, ROOMS.many, stay)).toEqual([1, 1, 1]);

    const wanted = { difference: -97, key: 'shorter' };
    const answers = await Promise.all([1, 2].map(() => change(guest, id, shorter(stay), wanted)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const shown = await look(guest, id);
    expect(shown).toMatchObject({
      ...shorter(stay),
      total: 195_00,
      payments: [{ amount: 292_00 }],
      refunds: [{ amount: 97_00, isUnderWay: true }],
      cancelling: { refunded: 195_00, kept: 0 },
    });
    expect(sumOf(shown.lines)).toBe(shown.total);
    expect(shown.calendar).toMatch(/^SEQUENCE:1/m);
    expect(await soldOn(motel, ROOMS.many, stay)).toEqual([1, 1, 0]);
    expect(await mailsAbout(id)).toEqual(
      expect.arrayContaining([`booking-changed:1:${id}`, `guest-changed:${id}:1`]),
    );
    const reused = { status: 409, body: { code: 'key-reused' } };
    expect(await change(guest, id, stay, wanted)).toMatchObject(reused);
    await motel.server.runJobs();
    expect((await look(guest, id)).refunds).toMatchObject([{ amount: 97_00, isUnderWay: false }]);
  });

  test('X2, X4 a changed stay is cancelled with the rest; no change follows', async () => {
    const { id, guest, stay } = await paidStay(freshStay(4));
    for (const wanted of [shorter(stay), longer(stay, -2)])
      await change(guest, id, wanted, { difference: await cost(guest, id, wanted) });
    await motel.server.runJobs();
    const { total, cancelling } = await look(guest, id);
    expect(cancelling).toMatchObject({ refunded: total, kept: 0 });
    expect((await cancel(guest, id, toDollars(total))).status).toBe(200);
    await motel.server.runJobs();
    const { payments, refunds } = await look(guest, id);
    expect(refunds).toHaveLength(3);
    expect(refunds.every(({ isUnderWay }) => isUnderWay === false)).toBe(true);
    expect(sumOf(refunds)).toBe(sumOf(payments));
    expect(await soldOn(motel, ROOMS.many, stay)).toEqual([0, 0, 0, 0]);
    expect((await look(guest, id)).isChangeOpen).toBe(false);
    expect(await preview(guest, id, longer(stay, -3))).toMatchObject({
      status: 422,
      body: { message: 'This stay is cancelled already.' },
    });
  });

  test('other nights are refused while they are sold; free, they cost the same', async () => {
    const { id, guest, stay } = await paidStay(freshStay(2), TWO, ROOMS.single);
    const later = nightsFrom(1, 2, stay.checkIn);
    const both = { ...stay, checkOut: later.checkOut };
    const other = await signInGuest(motel);
    const held = await other.book({ checkIn: stay.checkOut, checkOut: later.checkOut }, ROOMS.single);
    const before = await look(guest, id);
    const message = 'Sorry, those nights are no longer free. Please choose other dates or another room.';
    const soldOut = { status: 409, body: { code: 'sold-out', message } };
    expect(await preview(guest, id, later)).toMatchObject(soldOut);
    expect(await change(guest, id, later, { difference: 0 })).toMatchObject(soldOut);
    expect(await look(guest, id)).toEqual({ ...before, calendar: expect.any(String) });
    expect(await soldOn(motel, ROOMS.single, both)).toEqual([1, 1, 1]);

    await other.release(held.body.sessionId);
    // Its own nights are free for it.
    expect((await previewed(guest, id, later)).difference).toBe(0);
    expect((await change(guest, id, later, { difference: 0 })).status).toBe(200);
    expect(await soldOn(motel, ROOMS.single, both)).toEqual([0, 1, 1]);
    const far = nightsFrom(205, 2, stay.checkIn);
    expect((await change(guest, id, far, { difference: 0 })).status).toBe(200);
    expect(await soldOn(motel, ROOMS.single, far)).toEqual([1, 1]);
    expect((await look(guest, id)).refunds).toEqual([]);
  });

  test('every broken rule has its sentence, and nothing changes', async () => {
    const { id, guest, stay } = await paidStay(freshStay(2), TWO, ROOMS.noPets);
    const { checkIn, checkOut } = stay;
    const refused = async (wanted: unknown, party: Party = TWO) =>
      (await preview(guest, id, wanted as Stay, party)).body.message;
    expect(await refused(stay)).toBe('These are the dates and guests that you have already.');
    expect(await refused({ checkIn: checkOut, checkOut: checkIn })).toBe(
      'Check-out must be at least 1 night after check-in.',
    );
    expect(await refused(stay, { ...TWO, pets: 1 })).toBe('Pets are not allowed at this property');
    expect(await refused(stay, { ...TWO, adults: 9 })).toBe('Minimum 3 room(s) required for 9 paying guests');
    const stranger = await signInGuest(motel, guest.mobile);
    expect((await preview(stranger, id, shorter(stay))).status).toBe(404);
    expect((await change(stranger, id, shorter(stay), { difference: -97 })).status).toBe(404);
    expect((await change(guest, id, stay, { difference: 0.001 })).status).toBe(400);
    expect(await soldOn(motel, ROOMS.noPets, stay)).toEqual([1, 1]);
  });

  test('X5 more rooms are not sold at a price that is over, nor on closed nights', async () => {
    const { id, guest, stay } = await paidStay(freshStay(2));
    const rates = (set: object) => byHand(motel).setNights('many', stay.checkIn, stay.checkIn, { ...set });
    const asked = async () => (await preview(guest, id, stay, { ...TWO, rooms: 5 })).body.message;
    const refusal = 'You cannot add rooms at your price on these nights. Please book them as another stay.';
    await rates({ price: 250 });
    expect(await asked()).toBe(refusal);
    expect(await previewed(guest, id, shorter(stay))).toMatchObject({ difference: -97_00 });
    await rates({ price: 89, closed: true });
    expect(await asked()).toBe(refusal);
    await rates({ closed: false });
    expect(await asked()).toBeUndefined();
  });

  test('X5, P11 a stay keeps its children where only adults may stay since', async () => {
    const stays = [await paidStay(freshStay(2), { ...TWO, children: 1 }), await paidStay(freshStay(2))];
    await publishTariff(motel, { ages: { adultsOnly: true } });
    const asked = stays.map(({ id, guest, stay }) =>
      preview(guest, id, shorter(stay), { ...TWO, children: 1 }),
    );
    const answers = (await Promise.all(asked)).map(({ body }) => body.message);
    expect(answers).toEqual([undefined, 'Adults only: children and infants cannot stay here']);
    await publishTariff(motel, { ages: {} });
  });

  test('X6 late, a shorter stay costs what is kept, and is never free again', async () => {
    const checkIn = civilDate('2026-11-25');
    const { id, guest, stay } = await paidStay({ checkIn, checkOut: addDays(checkIn, 3) });
    motel.clock.setTo(`${checkIn}T17:00:00Z`);
    const moved = nightsFrom(40, 1, checkIn);
    const shown = await previewed(guest, id, moved);
    expect(shown).toMatchObject({ total: 98_00, difference: -194_00, terms: { lateCharge: 98_00 } });
    expect(shown.terms.freeUntil).toBeUndefined();
    expect((await change(guest, id, moved, { difference: -194 })).status).toBe(200);
    expect((await look(guest, id)).cancelling).toMatchObject({ refunded: 0, kept: 98_00 });
    const begun = await paidStay({ checkIn, checkOut: addDays(checkIn, 2) });
    motel.clock.setTo(`${checkIn}T23:00:00Z`);
    expect(await preview(begun.guest, begun.id, shorter(stay))).toMatchObject({
      status: 422,
      body: { message: 'Your stay has begun. Please call us at +1 780 555 0142.' },
    });
  });

  describe('that costs more', () => {
    const MINUTE = 60_000;
    async function waiting(room: PropertyContent = ROOMS.many) {
      const booked = await paidStay(freshStay(2), TWO, room);
      const { guest, id, stay } = booked;
      const wanted = longer(stay);
      const difference = await cost(guest, id, wanted);
      const { body, status } = await change(guest, id, wanted, { difference });
      expect(status).toBe(200);
      const { changing } = stayContract.parse(body);
      if (changing === undefined) throw new Error('Nothing is to be paid');
      return { ...booked, wanted, difference, changing };
    }
    const held = (stay: Stay, rooms: number[], room = ROOMS.many) =>
      soldOn(motel, room, longer(stay)).then((sold) => expect(sold).toEqual(rooms));

    test('D9 holds its night, and the event of the payment changes the stay', async () => {
      const { guest, id, stay, wanted, changing } = await waiting();
      expect(changing).toMatchObject({ ...wanted, party: TWO, due: 97_00, url: expect.any(String) });
      expect(await look(guest, id)).toMatchObject({ ...stay, total: 195_00, isChangeOpen: false });
      await held(stay, [1, 1, 1]);
      expect(await guest.pay(changing.url)).toContain(`/stay/${id}`);
      await motel.server.runJobs();
      const shown = await look(guest, id);
      expect(shown).toMatchObject({
        ...wanted,
        total: 292_00,
        payments: [{ amount: 195_00 }, { amount: 97_00 }],
        refunds: [],
        cancelling: { refunded: 292_00, kept: 0 },
        isChangeOpen: true,
      });
      expect(shown.changing).toBeUndefined();
      expect(sumOf(shown.lines)).toBe(shown.total);
      await held(stay, [1, 1, 1]);
      expect(await mailsAbout(id)).toEqual(expect.arrayContaining([`booking-changed:1:${id}`]));
      // A cancellation refunds both payments.
      await cancel(guest, id, 292);
      await motel.server.runJobs();
      const { refunds } = await look(guest, id);
      expect(refunds).toMatchObject([
        { amount: 97_00, isUnderWay: false },
        { amount: 195_00, isUnderWay: false },
      ]);
      await held(stay, [0, 0, 0]);
    });

    test('another guest adds people: the same rooms, a difference', async () => {
      const { guest, id, stay } = await paidStay(freshStay(2));
      const party = { ...TWO, adults: 4, rooms: 2 };
      const difference = await cost(guest, id, stay, party);
      const { body } = await change(guest, id, stay, { party, difference });
      await held(stay, [2, 2, 0]);
      await guest.pay(body.changing.url);
      await motel.server.runJobs();
      expect(await look(guest, id)).toMatchObject({ party, total: 195_00 + difference * 100 });
      await held(stay, [2, 2, 0]);
    });

    test('of two at once one waits, and its room is held once; a retry reopens it', async () => {
      const { guest, id, stay } = await paidStay(freshStay(2));
      const wanted = longer(stay);
      const difference = await cost(guest, id, wanted);
      const ask = (key: string) => change(guest, id, wanted, { difference, key });
      const [one, other] = await Promise.all([ask('one'), ask('other')]);
      expect([one.status, other.status].toSorted()).toEqual([200, 422]);
      const [key, { body }] = one.status === 200 ? ['one', one] : ['other', other];
      const { sessionId } = body.changing;
      expect((await ask(key)).body.changing).toMatchObject({ sessionId });
      const message = expect.stringMatching(
        /^A change of this stay waits for its payment until 1?\d:\d\d PM\. Pay for it or give it up first\.$/,
      );
      const refusal = { status: 422, body: { message } };
      expect(await preview(guest, id, shorter(wanted))).toMatchObject(refusal);
      expect(await change(guest, id, longer(wanted), { difference: 1 })).toMatchObject(refusal);
      expect(await cancel(guest, id, 195)).toMatchObject(refusal);
      expect((await byHand(motel).cancel(id)).text).toContain('A change of this stay waits for its payment');
      await held(stay, [1, 1, 1]);
      await guest.release(sessionId);
    });

    test('§12.8 the desk lists what it holds, ends it, and can cancel then', async () => {
      const { guest, id, stay, reference, changing } = await waiting();
      const desk = byHand(motel);
      const waiting1 = (await desk.call('holds')).value!.holds.find((hold) => hold.reference === reference);
      expect(waiting1).toMatchObject({ isChange: true, typeId: 'many', rooms: 1, checkIn: stay.checkOut });
      expect((await desk.callStay('endLink', reference)).ok).toBe(true);
      await motel.server.runJobs();
      expect(JSON.stringify(await desk.call('holds'))).not.toContain(reference);
      expect((await look(guest, id)).changing).toBeUndefined();
      await held(stay, [1, 1, 0]);
      expect(await checkoutStatus(motel, changing.sessionId)).toBe('unpaid');
      expect((await desk.callStay('endLink', reference)).ok).toBe(false);
      expect((await desk.cancel(id)).ok).toBe(true);
    });

    test('given up, or expired, it leaves the stay as it was', async () => {
      const one = await waiting();
      expect((await one.guest.release(one.changing.sessionId)).status).toBe(200);
      await held(one.stay, [1, 1, 0]);
      expect(await look(one.guest, one.id)).toMatchObject({ ...one.stay, total: 195_00, isChangeOpen: true });
      const other = await waiting();
      await motel.runJobsAfter(41 * MINUTE);
      await held(other.stay, [1, 1, 0]);
      expect((await look(other.guest, other.id)).changing).toBeUndefined();
      expect(await checkoutStatus(motel, other.changing.sessionId)).toBe('unpaid');
    });

    test('D9 paid after its end, it takes the night again, or is refunded', async () => {
      const one = await waiting(ROOMS.single);
      await one.guest.release(one.changing.sessionId);
      await sendEvent(motel, latePayment(one, 97_00));
      expect(await look(one.guest, one.id)).toMatchObject({ ...one.wanted, total: 292_00 });

      const other = await waiting(ROOMS.single);
      await other.guest.release(other.changing.sessionId);
      const rival = await signInGuest(motel);
      await rival.book({ checkIn: other.stay.checkOut, checkOut: other.wanted.checkOut }, ROOMS.single);
      await sendEvent(motel, latePayment(other, 97_00));
      expect(await look(other.guest, other.id)).toMatchObject({
        ...other.stay,
        total: 195_00,
        refunds: [{ amount: 97_00 }],
        cancelling: { refunded: 195_00, kept: 0 },
      });
      const [mail] = await mailsOf(motel, `payment-refunded:late_${other.id}`);
      expect(mail?.body).toContain('could no longer be made when it was paid. Your stay remains confirmed.');
    });

    test('another amount than the difference is refunded, and nothing changes', async () => {
      const { guest, id, stay, changing } = await waiting();
      await sendEvent(motel, latePayment({ id, changing }, 90_00));
      await held(stay, [1, 1, 0]);
      expect(await look(guest, id)).toMatchObject({ ...stay, refunds: [{ amount: 90_00 }] });
      const cheap = await cost(guest, id, shorter(stay));
      expect(cheap).toBe(-97);
    });

    test('paid after another change, or the end of the stay, it is refunded', async () => {
      const { guest, id, stay, changing } = await waiting();
      await guest.release(changing.sessionId);
      await change(guest, id, stay, { party: { ...TWO, children: 1 }, difference: 0 });
      await sendEvent(motel, latePayment({ id, changing }, 97_00));
      await held(stay, [1, 1, 0]);
      const gone = await waiting();
      await gone.guest.release(gone.changing.sessionId);
      await cancel(gone.guest, gone.id, 195);
      await sendEvent(motel, latePayment(gone, 97_00));
      await held(gone.stay, [0, 0, 0]);
      expect((await look(gone.guest, gone.id)).refunds).toMatchObject([
        { amount: 195_00 },
        { amount: 97_00 },
      ]);
    });

    test('X4 paid once the stay has begun, it is refunded', async () => {
      const checkIn = addDays(todayAt(motel), 3);
      const { id, guest, stay } = await paidStay({ checkIn, checkOut: addDays(checkIn, 2) });
      const begins = instantAt(checkIn, house.houseRules.checkInHour, house.houseRules.timeZone);
      motel.clock.setTo(new Date(begins - 10 * MINUTE).toISOString());
      const moved = nightsFrom(40, 3, checkIn);
      const difference = await cost(guest, id, moved);
      const { changing } = stayContract.parse((await change(guest, id, moved, { difference })).body);
      expect(Date.parse(changing?.until ?? '')).toBe(begins);
      motel.clock.advance(11 * MINUTE);
      await sendEvent(motel, latePayment({ id, changing: changing! }, difference * 100));
      expect(await look(guest, id)).toMatchObject({ ...stay, refunds: [{ amount: difference * 100 }] });
      expect(await soldOn(motel, ROOMS.many, moved)).toEqual([0, 0, 0]);
    });

    test('a provider that does not answer leaves nothing behind', async () => {
      const { id, guest, stay } = await paidStay(freshStay(2));
      motel.provider.fail('createSession', 'before');
      const difference = await cost(guest, id, longer(stay));
      const refused = await change(guest, id, longer(stay), { difference });
      expect(refused).toMatchObject({ status: 503, body: { code: 'payment-unavailable' } });
      await held(stay, [1, 1, 0]);
    });

    const latePayment = (
      { id, changing }: Pick<Awaited<ReturnType<typeof waiting>>, 'id' | 'changing'>,
      amount: number,
    ) => ({
      eventId: `evt_late_${id}`,
      type: 'paid' as const,
      sessionId: changing.sessionId,
      bookingId: id,
      paymentReference: `late_${id}`,
      amount: cents(amount),
    });
  });
});
