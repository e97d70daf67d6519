import { ENDPOINTS } from '@motel/api-client/contracts';
import { addDays, civilDate, type Stay } from '@motel/booking-core';
import { emptyBooks } from '../support/books.ts';
import { soldOn } from '../support/looks.ts';
import { bookPaid } from '../support/paid-stay.ts';
import {
  longer as extended,
  freshStay,
  longer,
  nightsFrom,
  ROOMS,
  type TestGuest,
  TODAY,
} from '../support/test-booking.ts';
import { stayQuery, TWO_ADULTS, testDesk } from '../support/test-desk.ts';
import { testMotelWithBooks, testStaff } from '../support/test-motel.ts';

interface Wanted {
  readonly room?: string;
  readonly party?: typeof TWO_ADULTS;
  readonly byHand?: { readonly total: number; readonly reason: string };
}

const motel = testMotelWithBooks();
const wren = testStaff(motel);

describe('§14.5: a stay is changed at the desk', () => {
  const { book, goTo, look, press } = testDesk(motel, wren);
  const booked = async (stay = freshStay(2)) => ({ stay, id: await book({ stay }) });
  const preview = (id: string, stay: Stay, { room, party, byHand }: Wanted = {}) => {
    const price = byHand && { price: String(byHand.total) };
    return wren.call('previewChange', {
      parts: { id },
      query: { ...stayQuery(stay, party, room), ...price },
    });
  };
  const change = (
    id: string,
    { checkIn, checkOut }: Stay,
    difference: number,
    { room = 'many', party = TWO_ADULTS, byHand, pay = 'cash' }: Wanted & { pay?: string } = {},
  ) => {
    const wanted = { typeId: room, checkIn, checkOut, party, difference, pay };
    return press('changeStay', id, { ...wanted, ...(byHand && { byHand }) });
  };

  test('an extension shows each part now and after, then takes the difference', async () => {
    const { id, stay } = await booked();
    const { status, body } = await preview(id, longer(stay));
    expect(status).toBe(200);
    expect(body).toMatchObject({ before: 195, after: 292, difference: 97, balance: 0, ways: [] });
    expect(body.parts).toMatchObject([
      { label: 'Room nights', before: 178, after: 267, difference: 89 },
      { label: 'Taxes', before: 9, after: 14, difference: 5 },
      { label: 'Tourism Levy tax', before: 8, after: 11, difference: 3 },
    ]);
    expect((await look(id)).checkOut).toBe(stay.checkOut);
    expect((await change(id, longer(stay), 97)).status).toBe(200);
    expect(await look(id)).toMatchObject({
      ...longer(stay),
      folio: { total: 292_00, paid: 292_00, balance: 0 },
    });
    expect(await soldOn(motel, ROOMS.many, longer(stay))).toEqual([1, 1, 1]);
  });

  test('a shorter stay gives cash back in cash', async () => {
    const { id, stay } = await booked();
    const { body } = await preview(id, longer(stay, -1));
    expect(body).toMatchObject({ difference: -97, ways: [{ way: 'cash', amount: 97 }] });
    await change(id, longer(stay, -1), -97);
    const { folio, story } = await look(id);
    expect(folio).toMatchObject({ total: 98_00, refunded: 97_00, balance: 0 });
    expect(story.find(({ title }) => title === 'Changed')?.detail).toContain('back $97.00 in cash');
    expect(await soldOn(motel, ROOMS.many, stay)).toEqual([1, 0]);
  });

  test('what is not paid yet is not given back; later leaves a balance', async () => {
    const stay = freshStay(3);
    const id = await book({ stay, pay: 'later', total: 292 });
    expect((await preview(id, longer(stay, -1))).body).toMatchObject({ difference: 0, balance: 195 });
    await change(id, longer(stay, -1), 0, { pay: 'later' });
    expect((await look(id)).folio).toMatchObject({ total: 195_00, refunded: 0, balance: 195_00 });
    await change(id, stay, 97, { pay: 'later' });
    expect((await look(id)).folio).toMatchObject({ total: 292_00, balance: 292_00 });
  });

  test('L6 a price by hand a third lower takes an owner, and a reason', async () => {
    await wren.signInNext('Noor');
    const { id, stay } = await booked();
    const byHand = { total: 195, reason: 'Our pipe burst' };
    for (const refused of [
      await preview(id, longer(stay), { byHand }),
      await change(id, longer(stay), 0, { byHand }),
    ]) {
      expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
    }
    await wren.signInNext('Ilse', 'owner');
    expect((await preview(id, longer(stay), { byHand })).body).toMatchObject({ difference: 0, after: 195 });
    await change(id, longer(stay), 0, { byHand });
    const { folio, story } = await look(id);
    expect(folio).toMatchObject({ total: 195_00, balance: 0 });
    expect(story.find(({ title }) => title === 'Changed')?.detail).toContain('by hand (Our pipe burst)');
  });

  test('a guest online neither cancels nor changes what was paid at the desk', async () => {
    const stay = freshStay(2);
    const { id, guest } = await bookPaid(motel, stay);
    await change(id, longer(stay), 97);
    const shown = await motel.call(`/api/stays/${id}`, { token: guest.token });
    expect(shown.body).toMatchObject({ isChangeOpen: false });
    expect(shown.body.cancelling).toBeUndefined();
    const refused = await motel.call(`/api/stays/${id}/cancel`, {
      token: guest.token,
      body: { refunded: 292 },
    });
    expect(refused.body.message).toMatch(/booked or paid at our desk: please call us/);
    expect((await look(id)).status).toBe('confirmed');
  });

  test('sold-out nights are refused, and nothing changes', async () => {
    const stay = freshStay(2);
    const id = await book({ stay, room: ROOMS.single });
    await book({ stay: nightsFrom(0, 1, stay.checkOut), room: ROOMS.single, total: 98 });
    const options = { room: 'single' };
    expect((await preview(id, longer(stay), options)).body.code).toBe('sold-out');
    expect((await change(id, longer(stay), 97, options)).body.code).toBe('sold-out');
    expect(await look(id)).toMatchObject({ ...stay, folio: { balance: 0 } });
  });

  test('in mid-stay it is extended and ends early; slept nights remain', async () => {
    const stay = freshStay(3);
    const id = await book({ stay, total: 292 });
    // The second day, at noon in Alberta.
    await goTo(`${addDays(stay.checkIn, 1)}T19:00:00Z`);
    const refusals = [
      [{ ...stay, checkIn: addDays(stay.checkIn, 1) }, {}, /only the day of leaving/],
      [{ ...stay, checkOut: stay.checkIn }, {}, /earliest day of leaving is/],
      [stay, { room: 'no-pets' }, /book the other kind from tonight/],
      [stay, { party: { ...TWO_ADULTS, adults: 4, rooms: 2 } }, /Book another room from tonight/],
    ] as const;
    for (const [wanted, options, sentence] of refusals) {
      expect((await preview(id, wanted, options)).body.message).toMatch(sentence);
    }
    await change(id, longer(stay), (await preview(id, longer(stay))).body.difference);
    expect(await look(id)).toMatchObject({ ...longer(stay), folio: { balance: 0 } });
    const today = { checkIn: stay.checkIn, checkOut: addDays(stay.checkIn, 1) };
    const { body } = await preview(id, today);
    expect((await change(id, today, body.difference)).status).toBe(200);
    expect(await look(id)).toMatchObject({ ...today, folio: { total: 98_00, balance: 0 } });
    expect(await soldOn(motel, ROOMS.many, longer(stay))).toEqual([1, 0, 0, 0]);
    await goTo(`${civilDate(addDays(stay.checkIn, 3))}T19:00:00Z`);
    expect((await preview(id, stay)).body.message).toMatch(/its guests were never checked in/);
  });
});

interface WantedIn {
  readonly room?: string;
  readonly difference?: number;
}

const stay: Stay = { checkIn: civilDate('2026-11-25'), checkOut: civilDate('2026-11-27') };

describe('X4: guests who are in keep their nights', () => {
  beforeEach(async () => {
    await emptyBooks(motel.db);
    // The clock goes back: the limits have counted sign-ins of later days.
    await motel.db.deleteFrom('rate_limits').execute();
    await goTo(TODAY, '19:00');
  });

  const desk = testDesk(motel, wren);
  const { act, look, payLink, press } = desk;
  /** Alberta is seven hours behind. */
  const goTo = (date: string, time: string) => desk.goTo(`${date}T${time}:00Z`);
  const noon = () => goTo(stay.checkIn, '19:00');
  const later = (by: number): Stay => ({
    checkIn: addDays(stay.checkIn, by),
    checkOut: addDays(stay.checkOut, by),
  });
  const longer = () => extended(stay);
  const book = () => desk.book({ stay });
  const checkIn = async (id: string) => {
    expect((await act('checkIn', id, { isUncleanAccepted: true })).status).toBe(200);
  };
  const change = (id: string, dates: Stay, pay: string, { room = 'many', difference = 97 }: WantedIn = {}) =>
    press('changeStay', id, { typeId: room, ...dates, party: TWO_ADULTS, difference, pay });

  /** Pays what waits for its link, which comes too late: all of it goes back. */
  async function payTooLate(id: string) {
    await payLink(id);
    const { folio, waiting: left } = await look(id);
    expect([left, folio.balance, folio.refunded]).toEqual([[], 0, 97_00]);
    expect(folio.entries.map(({ what }) => what)).toContain('change-gone');
  }

  test('the desk moves their departure, and not their arrival', async () => {
    const id = await book();
    await noon();
    await checkIn(id);
    expect(await change(id, later(1), 'cash', { difference: 0 })).toSay(
      '422 The guests have checked in: their day of arrival cannot change. Undo the check-in if they did not come.',
    );
    expect((await change(id, longer(), 'cash')).status).toBe(200);
    expect(await look(id)).toMatchObject(longer());
  });

  test('a link that is paid after they came does not move their arrival', async () => {
    const id = await book();
    await noon();
    expect((await change(id, { ...later(1), checkOut: addDays(stay.checkOut, 2) }, 'link')).status).toBe(200);
    await checkIn(id);
    await payTooLate(id);
    expect(await look(id)).toMatchObject(stay);
    expect(await soldOn(motel, ROOMS.many, stay)).toEqual([1, 1]);
  });

  test('a link that is paid after a night leaves the room that they slept in', async () => {
    const id = await book();
    await goTo(addDays(stay.checkIn, 1), '03:00');
    await checkIn(id);
    expect((await change(id, longer(), 'link', { room: 'no-pets' })).status).toBe(200);
    await goTo(addDays(stay.checkIn, 1), '13:00');
    await payTooLate(id);
    expect(await look(id)).toMatchObject({ ...stay, type: { id: 'many' } });
    expect(await soldOn(motel, ROOMS.many, stay)).toEqual([1, 1]);
  });

  test('a link that is paid after they left sells no further night', async () => {
    const id = await book();
    await noon();
    await checkIn(id);
    await goTo(stay.checkOut, '15:00');
    expect((await change(id, longer(), 'link')).status).toBe(200);
    expect((await act('checkOut', id)).status).toBe(200);
    await payTooLate(id);
    expect(await soldOn(motel, ROOMS.many, longer())).toEqual([1, 1, 0]);
  });

  test('a link for a further night is good while they are in', async () => {
    const id = await book();
    await noon();
    await checkIn(id);
    await goTo(stay.checkOut, '15:00');
    await change(id, longer(), 'link');
    // Past the check-out hour of the stay as it was.
    await goTo(stay.checkOut, '19:00');
    await payLink(id);
    expect(await look(id)).toMatchObject({ ...longer(), folio: { paid: 292_00, balance: 0 } });
  });

  describe('online', () => {
    let guest: TestGuest;
    let id: string;
    beforeEach(async () => {
      ({ guest, id } = await bookPaid(motel, stay));
      await noon();
    });
    const ask = (endpoint: { readonly path: string }, body?: object) =>
      motel.call(endpoint.path.replace('{id}', id), { token: guest.token, ...(body && { body }) });
    const BEGUN = 'Your stay has begun. Please call us at +1 780 555 0142.';

    test('guests who came before the check-in hour neither change nor cancel', async () => {
      await checkIn(id);
      const shown = await ask(ENDPOINTS.stay);
      expect(shown.body).toMatchObject({ isChangeOpen: false });
      expect(shown.body.cancelling).toBeUndefined();
      for (const refused of [
        await ask(ENDPOINTS.previewChange, { ...later(9), party: TWO_ADULTS }),
        await ask(ENDPOINTS.changeStay, { ...later(9), party: TWO_ADULTS, difference: 0 }),
        await ask(ENDPOINTS.cancelStay, { refunded: 97 }),
      ]) {
        expect([refused.status, refused.body.message]).toEqual([422, BEGUN]);
      }
      expect(await look(id)).toMatchObject({ ...stay, status: 'confirmed', folio: { refunded: 0 } });
    });

    test('a change that they pay after they came is not made', async () => {
      const wanted = { ...later(1), checkOut: addDays(stay.checkOut, 2) };
      const { status } = await ask(ENDPOINTS.changeStay, { ...wanted, party: TWO_ADULTS, difference: 97 });
      expect(status).toBe(200);
      await checkIn(id);
      await payTooLate(id);
      expect(await look(id)).toMatchObject(stay);
    });
  });
});
