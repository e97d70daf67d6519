import { ENDPOINTS } from '@motel/api-client/contracts';
import type { RateCode } from '@motel/api-client/desk-contracts';
import { addDays, civilDate } from '@motel/booking-core';
import { findBooking } from '../../src/booking/index.ts';
import { bookingIdOf } from '../support/books.ts';
import { freshStay, ROOMS, signInGuest, TODAY } from '../support/test-booking.ts';
import { bookAtDesk, stayQuery, testDesk } from '../support/test-desk.ts';
import { testMotel, testStaff } from '../support/test-motel.ts';

const day = (days: number) => addDays(civilDate(TODAY), days);

describe('§14.7 promotion codes at the desk', () => {
  const motel = testMotel();
  const ilse = testStaff(motel, 'owner', 'Ilse');
  const wren = testStaff(motel);

  const list = async (person = wren) => (await person.call('rateCodes')).body;
  const codeOf = async (name: string) =>
    (await list()).codes.find(({ code }: { code: string }) => code === name);
  const { changeRates } = testDesk(motel, ilse);
  const change = (made: { was?: string; code?: RateCode }) => changeRates({ kind: 'code', ...made });
  const check = async (code: string, stay = freshStay()) => {
    const { token } = await signInGuest(motel);
    const { checkIn: checkInDate, checkOut: checkOutDate } = stay;
    const body = { propertyId: 'many', checkInDate, checkOutDate, code };
    return (await motel.call(ENDPOINTS.checkPromotionCode.path, { token, body })).body;
  };
  const notes = async () =>
    (await wren.call('rateChanges')).body.changes.map(({ note }: { note: string }) => note);

  test('a new one is on the website at once, and its uses are counted', async () => {
    expect((await change({ code: { code: 'HARVEST', off: '10%', uses: 1 } })).status).toBe(200);
    const harvest = { code: 'HARVEST', off: '10%', uses: 1 };
    expect(await codeOf('HARVEST')).toEqual({ ...harvest, words: ['10% off'], state: 'valid', used: 0 });
    const stay = freshStay();
    expect(await check(' harvest ', stay)).toEqual({ code: 'HARVEST', off: '10%' });
    const guest = await signInGuest(motel);
    const overrides = { promotionCode: 'harvest', totalAmount: '177' };
    const booked = await guest.book(stay, ROOMS.many, { overrides });
    expect(booked.status).toBe(200);
    const id = await bookingIdOf(motel.db, booked.body.sessionId);
    const { folio } = (await findBooking(motel.db, id)) ?? expect.unreachable();
    expect(folio.entries).toContainEqual(
      expect.objectContaining({ what: 'code', label: 'Code HARVEST', amount: -1780 }),
    );
    expect(await codeOf('HARVEST')).toMatchObject({ state: 'used-up', used: 1 });
    expect((await check('harvest')).message).toBe('This code has been used as often as it can be.');
  });

  test('a guest on the telephone has one: it is priced, kept and counted', async () => {
    await change({ code: { code: 'PHONE', off: '10%', uses: 1 } });
    const stay = freshStay();
    const query = { ...stayQuery(stay), code: 'phone' };
    const { body: quote } = await wren.call('quoteStay', { query });
    expect(quote.lines.map(({ label }: { label: string }) => label).join()).toMatch(/PHONE/i);
    expect((await bookAtDesk(wren, { stay, total: quote.total, code: 'phone' })).status).toBe(200);
    expect(await codeOf('PHONE')).toMatchObject({ state: 'used-up', used: 1 });
    expect(await bookAtDesk(wren, { stay, total: quote.total, code: 'PHONE' })).toSay(
      '422 This code has been used as often as it can be.',
    );
    expect((await wren.call('quoteStay', { query: { ...query, code: 'NOPE' } })).status).toBe(422);
  });

  test('one is changed in its place, and ended; the rates tell of each', async () => {
    await change({ code: { code: 'FAIR', off: '25' } });
    const more = { minNights: 2, from: day(9), to: day(20), bookedTo: day(30), room: ['many'] };
    expect((await change({ was: 'FAIR', code: { code: 'FAIR', off: '15%', ...more } })).status).toBe(200);
    const fair = { code: 'FAIR', off: '15%', ...more, state: 'valid', used: 0 };
    expect(await codeOf('FAIR')).toMatchObject(fair);
    expect((await change({ was: 'FAIR' })).status).toBe(200);
    expect(await codeOf('FAIR')).toBeUndefined();
    expect((await check('FAIR')).message).toBe('This code is not known.');
    expect((await notes()).slice(0, 3)).toEqual([
      'Code FAIR: ended',
      'Code FAIR: now 15% off, Room many, 2 nights at least, nights November 29 to December 10, booked until December 20',
      'Code FAIR: new, $25 off',
    ]);
  });

  test('an ended one comes back by undo, also under a later change of another', async () => {
    const undo = (version: number) => changeRates({ kind: 'undo', version });
    await change({ code: { code: 'BACK', off: '10%' } });
    await change({ was: 'BACK' });
    expect((await undo((await list()).version)).status).toBe(200);
    expect(await codeOf('BACK')).toMatchObject({ off: '10%', state: 'valid' });
    await change({ code: { code: 'EARLY', off: '10%' } });
    await change({ was: 'EARLY', code: { code: 'EARLY', off: '20%' } });
    const { version: changed } = await list();
    await change({ code: { code: 'LATE', off: '5%' } });
    expect((await undo(changed)).status).toBe(200);
    expect([await codeOf('EARLY'), await codeOf('LATE')]).toMatchObject([{ off: '10%' }, { off: '5%' }]);
    expect(await undo(changed)).toSay(/^422 Ilse has changed the same prices since then/);
  });

  test('one whose days are to come, or have gone by, says so', async () => {
    await change({ code: { code: 'SPRING', off: '10%', bookedFrom: day(10) } });
    await change({ code: { code: 'BRIEF', off: '10%', bookedTo: day(1) } });
    expect(await codeOf('SPRING')).toMatchObject({ state: 'coming' });
    motel.clock.advance(2 * 24 * 3_600_000);
    await wren.signInNext();
    expect(await codeOf('BRIEF')).toMatchObject({ state: 'over' });
  });

  test('the preview prices a stay with the code, and saves nothing', async () => {
    const { checkIn: from, checkOut: to } = freshStay();
    const stay = { room: 'many', from, to, party: { adults: 2, children: 0, infants: 0, pets: 0 } };
    const code = { code: 'TRIAL', off: '10%', bookedFrom: day(40) };
    const body = { change: { kind: 'code', code }, stay };
    const { pays } = (await wren.call('previewRates', { body })).body;
    expect([pays.now.total, pays.after.total]).toEqual([195, 177]);
    expect(pays.after.lines).toContainEqual({ label: 'Code TRIAL', amount: -17.8 });
    expect(await codeOf('TRIAL')).toBeUndefined();
  });

  test.each([
    [{ code: ' ' }, /^A code has 1 to 40 letters/],
    [{ code: 'TWO WORDS' }, /without spaces\.$/],
    [{ code: 'Once' }, /^There is a code Once already\.$/],
    [{ code: 'NONE', off: '0%' }, /^A code takes off more than 0%/],
    [{ code: 'MORE', off: '101%' }, /^A code takes off/],
    [{ code: 'AMOUNT', off: '-3' }, /^A code takes off/],
    [{ from: day(9), to: day(8) }, /^The last night is before/],
    [{ bookedFrom: day(9), bookedTo: day(8) }, /^The last day of booking/],
    [{ bookedTo: day(-400) }, /^The last day of this code has gone by\.$/],
    [{ minNights: 0 }, /^The fewest nights must be a whole number/],
    [{ uses: 0 }, /^Bookings at most is a whole number/],
    [{ room: ['attic'] }, /attic/],
  ])('one with %j is refused in a sentence', async (wrong, sentence) => {
    await change({ code: { code: 'ONCE', off: '10%' } });
    const before = await list();
    const refused = await change({ code: { code: 'A', off: '5%', ...wrong } });
    expect(refused).toMatchObject({ status: 422, body: { message: expect.stringMatching(sentence) } });
    expect(await list()).toEqual(before);
  });

  test('one that is gone is not changed, and a clerk changes none', async () => {
    expect(await change({ was: 'NEVER', code: { code: 'NEVER', off: '10%' } })).toSay(
      /^422 This code no longer exists/,
    );
    const mine = { kind: 'code', code: { code: 'MINE', off: '10%' } };
    expect((await testDesk(motel, wren).changeRates(mine)).status).toBe(403);
    expect(await codeOf('MINE')).toBeUndefined();
  });
});
