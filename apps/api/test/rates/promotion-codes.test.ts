import { ENDPOINTS } from '@motel/api-client/contracts';
import type { Stay } from '@motel/booking-core';
import { describe, expect, test } from 'vitest';
import { bookingIdOf } from '../support/books.ts';
import { byHand } from '../support/by-hand.ts';
import { SERVER } from '../support/databases.ts';
import { ROOMS } from '../support/rooms.ts';
import { freshStay, signInGuest, type TestGuest } from '../support/test-guest.ts';
import { openTestMotel } from '../support/test-motel.ts';
import { testMotel } from '../support/test-setup.ts';

// Two nights at $89 are $178; 10 % off leaves $160.20, to which taxes and rounding come: $177 instead of $195.
const WHOLE = '195';
const REDUCED = '177';

describe('F14 promotion codes', () => {
  const motel = testMotel();

  const setCode = (code: string, off: string, more: object = {}) =>
    byHand(motel).changeRates({ kind: 'code', code: { code, off, ...more } });
  const check = (guest: TestGuest, code: string, stay: Stay) =>
    motel.call(ENDPOINTS.checkPromotionCode.path, {
      token: guest.token,
      body: { propertyId: 'many', checkInDate: stay.checkIn, checkOutDate: stay.checkOut, code },
    });
  const book = (guest: TestGuest, promotionCode: string, stay: Stay, totalAmount = REDUCED) =>
    guest.book(stay, ROOMS.many, { overrides: { promotionCode, totalAmount } });

  test('the desk sets one, a guest books with it, the books keep it', async () => {
    expect((await setCode('HARVEST', '10%')).ok).toBe(true);
    const guest = await signInGuest(motel);
    const stay = freshStay();
    expect((await check(guest, ' harvest ', stay)).body).toEqual({ code: 'HARVEST', off: '10%' });
    const { status, body } = await book(guest, 'harvest', stay);
    expect(status).toBe(200);
    const stored = await motel.db
      .selectFrom('bookings')
      .innerJoin('folio_entries', 'folio_entries.booking_id', 'bookings.id')
      .select(['promotion_code', 'what', 'label', 'amount'])
      .where('bookings.id', '=', await bookingIdOf(motel.db, body.sessionId))
      .where('what', '=', 'code')
      .execute();
    expect(stored).toEqual([
      { promotion_code: 'harvest', what: 'code', label: 'Code HARVEST', amount: -1780 },
    ]);
  });

  test('the guest pays the server’s price, with the code or without', async () => {
    const guest = await signInGuest(motel);
    const stay = freshStay();
    expect((await book(guest, 'HARVEST', stay, WHOLE)).body.code).toBe('price-changed');
    const without = await guest.book(stay, ROOMS.many, { overrides: { totalAmount: REDUCED } });
    expect(without.body.message).toBe('The price has changed. The total is now $195 CAD.');
  });

  test('one that is unknown, not valid yet or for longer stays is refused', async () => {
    await setCode('WEEK', '25', { minNights: 7 });
    await setCode('LATER', '25', { bookedFrom: '2028-01-01' });
    const guest = await signInGuest(motel);
    const stay = freshStay();
    const unknown = 'This code is not known.';
    const invalid = 'This code is not valid for this stay.';
    for (const [code, message] of [
      ['WINTER', unknown],
      ['WEEK', invalid],
      ['LATER', invalid],
    ] as const) {
      expect((await check(guest, code, stay)).body).toMatchObject({ code: 'rule-broken', message });
      expect((await book(guest, code, stay)).body).toMatchObject({ code: 'rule-broken', message });
    }
  });

  test('the last use goes to one of two guests, and comes back unpaid', async () => {
    await setCode('ONCE', '10%', { uses: 1 });
    const guests = await Promise.all([signInGuest(motel), signInGuest(motel)]);
    const stay = freshStay();
    const answers = await Promise.all(guests.map((guest) => book(guest, 'ONCE', stay)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    const refused = answers.findIndex(({ status }) => status === 422);
    const usedUp = { code: 'rule-broken', message: 'This code has been used as often as it can be.' };
    expect(answers[refused]?.body).toMatchObject(usedUp);
    const late = guests[refused]!;
    expect((await check(late, 'ONCE', stay)).body).toMatchObject(usedUp);

    await guests[1 - refused]!.release(answers[1 - refused]?.body.sessionId);
    expect((await book(late, 'once', stay)).status).toBe(200);
  });
});

test('F14 nobody finds codes by trying: a session has twenty an hour', async () => {
  const motel = await openTestMotel(SERVER, { rateLimitScale: 1 });
  const guest = await signInGuest(motel);
  const { checkIn, checkOut } = freshStay();
  const guess = (code: string) =>
    motel.call(ENDPOINTS.checkPromotionCode.path, {
      token: guest.token,
      body: { propertyId: 'many', checkInDate: checkIn, checkOutDate: checkOut, code },
    });
  for (let tried = 1; tried <= 20; tried += 1) expect((await guess(`GUESS${tried}`)).status).toBe(422);
  const refusal = { status: 429, body: { code: 'too-many-requests' } };
  expect(await guess('GUESS21')).toMatchObject(refusal);
  const tried = { promotionCode: 'GUESS22', totalAmount: REDUCED };
  expect(await guest.book({ checkIn, checkOut }, ROOMS.many, { overrides: tried })).toMatchObject(refusal);
  await motel.close();
});
