import {
  type ChangePreview,
  changePreview,
  ENDPOINTS,
  IDEMPOTENCY_KEY,
  stay as stayContract,
} from '@motel/api-client/contracts';
import { addDays, civilDate, type Party, type Stay, toDollars } from '@motel/booking-core';
import type { PropertyContent } from '@motel/content';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { wrongInBooks } from '../support/books.ts';
import { DATABASES } from '../support/databases.ts';
import { outcomeOf, soldOn } from '../support/looks.ts';
import { ROOMS } from '../support/rooms.ts';
import { freshStay, signInGuest, type TestGuest } from '../support/test-guest.ts';
import { openTestMotel, type TestMotel } from '../support/test-motel.ts';

const TWO: Party = { adults: 2, children: 0, infants: 0, pets: 0, rooms: 1 };

describe.each(DATABASES)('§2.23: a guest changes dates, rooms and party, on $name', (kind) => {
  let motel: TestMotel;
  beforeAll(async () => {
    motel = await openTestMotel(kind);
  });
  afterAll(() => motel.close());
  afterEach(async () => expect(await wrongInBooks(motel.db)).toEqual([]));

  async function paidStay(stay: Stay = freshStay(3), party = TWO, room: PropertyContent = ROOMS.many) {
    const guest = await signInGuest(motel);
    const { rooms } = party;
    const { body } = await guest.book(stay, room, { party, rooms });
    await guest.pay(body.url);
    await motel.server.runJobs();
    const { bookingId: id } = await outcomeOf(motel, body.sessionId);
    return { id, guest, stay };
  }
  const at = (endpoint: { readonly path: string }, id: string) => endpoint.path.replace('{id}', id);
  const look = async (guest: TestGuest, id: string) =>
    stayContract.parse((await motel.call(at(ENDPOINTS.stay, id), { token: guest.token })).body);
  const preview = (guest: TestGuest, id: string, stay: Stay, party: Party = TWO) =>
    motel.call(at(ENDPOINTS.previewChange, id), { token: guest.token, body: { ...stay, party } });
  const change = (
    guest: TestGuest,
    id: string,
    stay: Stay,
    { party = TWO, difference, key }: { party?: Party; difference: number; key?: string },
  ) =>
    motel.call(at(ENDPOINTS.changeStay, id), {
      token: guest.token,
      body: { ...stay, party, difference },
      headers: key === undefined ? {} : { [IDEMPOTENCY_KEY]: key },
    });
  const cancel = (guest: TestGuest, id: string, refunded: number) =>
    motel.call(at(ENDPOINTS.cancelStay, id), { token: guest.token, body: { refunded } });
  const shorter = ({ checkIn, checkOut }: Stay): Stay => ({ checkIn, checkOut: addDays(checkOut, -1) });
  const mailsOf = async (id: string) =>
    (await motel.db.selectFrom('outbox').select('dedupe_key').execute())
      .map(({ dedupe_key }) => dedupe_key)
      .filter((key) => key.endsWith(id) || key.includes(`${id}:`));

  test('X5 the preview has lines that add up, the difference and the terms', async () => {
    const { id, guest, stay } = await paidStay();
    const { status, body } = await preview(guest, id, shorter(stay));
    expect(status).toBe(200);
    const shown: ChangePreview = changePreview.parse(body);
    expect(shown).toMatchObject({ before: 292_00, total: 195_00, difference: -97_00 });
    expect(shown.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(shown.total);
    expect(shown.terms).toMatchObject({ keep: 'first night', lateCharge: 98_00 });
    expect((await look(guest, id)).total).toBe(292_00);
  });

  test('L4 a shorter stay gives nights and money back, once for its key', async () => {
    const { id, guest, stay } = await paidStay();
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
    expect(shown.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(shown.total);
    expect(shown.calendar).toMatch(/^SEQUENCE:1/m);
    expect(await soldOn(motel, ROOMS.many, stay)).toEqual([1, 1, 0]);
    expect(await mailsOf(id)).toEqual(
      expect.arrayContaining([`booking-changed:1:${id}`, `guest-changed:${id}:1`]),
    );
    expect(await change(guest, id, stay, wanted)).toMatchObject({
      status: 409,
      body: { code: 'key-reused' },
    });
    await motel.server.runJobs();
    expect((await look(guest, id)).refunds).toMatchObject([{ amount: 97_00, isUnderWay: false }]);
  });

  test('X2 a changed stay is cancelled with the rest, and each refund arrives', async () => {
    const { id, guest, stay } = await paidStay(freshStay(4));
    const one = shorter(stay);
    await change(guest, id, one, { difference: toDollars((await previewed(guest, id, one)).difference) });
    const two = shorter(one);
    await change(guest, id, two, { difference: toDollars((await previewed(guest, id, two)).difference) });
    await motel.server.runJobs();
    const { total, cancelling } = await look(guest, id);
    expect(cancelling).toEqual({ refunded: total, kept: 0 });
    expect((await cancel(guest, id, toDollars(total))).status).toBe(200);
    await motel.server.runJobs();
    const { payments, refunds } = await look(guest, id);
    expect(refunds).toHaveLength(3);
    expect(refunds.every(({ isUnderWay }) => isUnderWay === false)).toBe(true);
    const sumOf = (moves: typeof refunds) => moves.reduce((sum, { amount }) => sum + amount, 0);
    expect(sumOf(refunds)).toBe(sumOf(payments));
    expect(await soldOn(motel, ROOMS.many, stay)).toEqual([0, 0, 0, 0]);
  });

  async function previewed(guest: TestGuest, id: string, stay: Stay, party: Party = TWO) {
    return changePreview.parse((await preview(guest, id, stay, party)).body);
  }

  test('the same stay elsewhere keeps its price; its own nights are free for it', async () => {
    const { id, guest, stay } = await paidStay(freshStay(2), TWO, ROOMS.single);
    const later = { checkIn: addDays(stay.checkIn, 1), checkOut: addDays(stay.checkOut, 1) };
    expect((await previewed(guest, id, later)).difference).toBe(0);
    expect((await change(guest, id, later, { difference: 0 })).status).toBe(200);
    expect(await soldOn(motel, ROOMS.single, { ...stay, checkOut: later.checkOut })).toEqual([0, 1, 1]);
    const far = { checkIn: addDays(stay.checkIn, 200), checkOut: addDays(stay.checkIn, 202) };
    expect((await change(guest, id, far, { difference: 0 })).status).toBe(200);
    expect(await soldOn(motel, ROOMS.single, far)).toEqual([1, 1]);
    expect((await look(guest, id)).refunds).toEqual([]);
  });

  test('rooms that went meanwhile leave money and rooms as before', async () => {
    const { id, guest, stay } = await paidStay(freshStay(2), TWO, ROOMS.single);
    const later = { checkIn: addDays(stay.checkIn, 1), checkOut: addDays(stay.checkOut, 1) };
    const other = await signInGuest(motel);
    await other.book({ checkIn: stay.checkOut, checkOut: later.checkOut }, ROOMS.single);
    const before = await look(guest, id);
    for (const answer of [
      await preview(guest, id, later),
      await change(guest, id, later, { difference: 0 }),
    ]) {
      expect(answer).toMatchObject({
        status: 409,
        body: {
          code: 'sold-out',
          message: 'Sorry, those nights are no longer free. Please choose other dates or another room.',
        },
      });
    }
    expect(await look(guest, id)).toEqual({ ...before, calendar: expect.any(String) });
    expect(await soldOn(motel, ROOMS.single, { ...stay, checkOut: later.checkOut })).toEqual([1, 1, 1]);
  });

  test('of two stays that want the last room, one moves', async () => {
    const first = await paidStay(freshStay(1), TWO, ROOMS.single);
    const second = await paidStay(freshStay(1), TWO, ROOMS.single);
    const wanted = freshStay(1);
    const answers = await Promise.all(
      [first, second].map(({ id, guest }) => change(guest, id, wanted, { difference: 0 })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await soldOn(motel, ROOMS.single, wanted)).toEqual([1]);
  });

  test('of two changes at once one is made, and the other sees another price', async () => {
    const { id, guest, stay } = await paidStay(freshStay(4));
    const wanted = [shorter(stay), shorter(shorter(stay))] as const;
    const shown = await Promise.all(wanted.map((one) => previewed(guest, id, one)));
    const answers = await Promise.all(
      wanted.map((one, index) =>
        change(guest, id, one, { difference: toDollars(shown[index]!.difference), key: `at-once-${index}` }),
      ),
    );
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses[0]).toBe(200);
    expect([409, 422]).toContain(statuses[1]);
  });

  test('another difference than the one shown is refused with the right one', async () => {
    const { id, guest, stay } = await paidStay();
    expect(await change(guest, id, shorter(stay), { difference: -200 })).toMatchObject({
      status: 409,
      body: {
        code: 'price-changed',
        message:
          'The price has changed while you were reading: $97 CAD goes back to you now. Nothing is changed yet.',
      },
    });
    expect(await soldOn(motel, ROOMS.many, stay)).toEqual([1, 1, 1]);
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
    expect(await refused({ checkIn: '2026-11-19', checkOut })).toBe('Check-in cannot be in the past.');
    expect(await refused({ checkIn: '2026-02-31', checkOut })).toBe('Please choose a check-in date.');
    expect(await refused(stay, { ...TWO, pets: 1 })).toBe('Pets are not allowed at this property');
    expect(await refused(stay, { ...TWO, adults: 0 })).toBe('At least 1 adult is required');
    expect(await refused(stay, { ...TWO, adults: 9 })).toBe('Minimum 3 room(s) required for 9 paying guests');
    expect(await refused(stay, { ...TWO, children: 3 })).toBe(
      'At most 2 children can stay free in each room',
    );
    const stranger = await signInGuest(motel, guest.mobile);
    expect((await preview(stranger, id, shorter(stay))).status).toBe(404);
    expect((await change(stranger, id, shorter(stay), { difference: -97 })).status).toBe(404);
    expect((await change(guest, id, stay, { difference: 0.001 })).status).toBe(400);
    expect(await soldOn(motel, ROOMS.noPets, stay)).toEqual([1, 1]);
  });

  test('X4 a cancelled or begun stay is not changed', async () => {
    const { id, guest, stay } = await paidStay();
    await cancel(guest, id, 292);
    expect((await look(guest, id)).isChangeOpen).toBe(false);
    expect(await preview(guest, id, shorter(stay))).toMatchObject({
      status: 422,
      body: { message: 'This stay is cancelled already.' },
    });
  });

  test('X6 late, a shorter stay costs what is kept, and is never free again', async () => {
    const checkIn = civilDate('2026-11-25');
    const { id, guest, stay } = await paidStay({ checkIn, checkOut: addDays(checkIn, 3) });
    motel.clock.setTo(`${checkIn}T17:00:00Z`);
    const moved = { checkIn: addDays(checkIn, 40), checkOut: addDays(checkIn, 41) };
    const shown = await previewed(guest, id, moved);
    expect(shown).toMatchObject({ total: 98_00, difference: -194_00, terms: { lateCharge: 98_00 } });
    expect(shown.terms.freeUntil).toBeUndefined();
    expect((await change(guest, id, moved, { difference: -194 })).status).toBe(200);
    expect((await look(guest, id)).cancelling).toEqual({ refunded: 0, kept: 98_00 });
    const begun = await paidStay({ checkIn, checkOut: addDays(checkIn, 2) });
    motel.clock.setTo(`${checkIn}T23:00:00Z`);
    expect(await preview(begun.guest, begun.id, shorter(stay))).toMatchObject({
      status: 422,
      body: { message: 'Your stay has begun. Please call us at +1 403 555 0142.' },
    });
  });
});
