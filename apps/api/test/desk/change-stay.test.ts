import { ENDPOINTS } from '@motel/api-client/contracts';
import { addDays, civilDate, type Stay } from '@motel/booking-core';
import { emptyBooks } from '../support/books.ts';
import { soldOn } from '../support/looks.ts';
import { bookPaid } from '../support/paid-stay.ts';
import { freshStay, longer, nightsFrom, ROOMS, type TestGuest, TODAY } from '../support/test-booking.ts';
import { TWO_ADULTS, testDesk } from '../support/test-desk.ts';
import { testMotelWithBooks, testStaff } from '../support/test-motel.ts';

const motel = testMotelWithBooks();
const wren = testStaff(motel);
const desk = testDesk(motel, wren);
const { act, change, look, payLink, previewChange: preview } = desk;

describe('§14.5: a stay is changed at the desk', () => {
  const { book, goTo } = desk;
  const booked = async (stay = freshStay(2)) => ({ stay, id: await book({ stay }) });

  test('an extension takes the difference; a shorter stay gives cash back', async () => {
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
    expect((await change(id, longer(stay), { difference: 97, pay: 'cash' })).status).toBe(200);
    const folio = { total: 292_00, paid: 292_00, balance: 0 };
    expect(await look(id)).toMatchObject({ ...longer(stay), folio });
    expect(await soldOn(motel, ROOMS.many, longer(stay))).toEqual([1, 1, 1]);

    const back = { difference: -97, ways: [{ way: 'cash', amount: 97 }] };
    expect((await preview(id, stay)).body).toMatchObject(back);
    await change(id, stay, { difference: -97, pay: 'cash' });
    const shown = await look(id);
    expect(shown.folio).toMatchObject({ total: 195_00, refunded: 97_00, balance: 0 });
    const told = shown.story.filter(({ title }) => title === 'Changed').map(({ detail }) => detail);
    expect(told).toContainEqual(expect.stringContaining('back $97.00 in cash'));
    expect(await soldOn(motel, ROOMS.many, longer(stay))).toEqual([1, 1, 0]);
  });

  test('what is not paid yet is not given back; later leaves a balance', async () => {
    const stay = freshStay(3);
    const id = await book({ stay, pay: 'later', total: 292 });
    expect((await preview(id, longer(stay, -1))).body).toMatchObject({ difference: 0, balance: 195 });
    await change(id, longer(stay, -1));
    expect((await look(id)).folio).toMatchObject({ total: 195_00, refunded: 0, balance: 195_00 });
    await change(id, stay, { difference: 97 });
    expect((await look(id)).folio).toMatchObject({ total: 292_00, balance: 292_00 });
  });

  test('L6 a price by hand a third lower takes an owner, and a reason', async () => {
    await wren.signInNext('Noor');
    const { id, stay } = await booked();
    const byHand = { total: 195, reason: 'Our pipe burst' };
    const ask = () => preview(id, longer(stay), { price: '195' });
    const press = () => change(id, longer(stay), { byHand, pay: 'cash' });
    for (const refused of [await ask(), await press()])
      expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
    await wren.signInNext('Ilse', 'owner');
    expect((await ask()).body).toMatchObject({ difference: 0, after: 195 });
    await press();
    const { folio, story } = await look(id);
    expect(folio).toMatchObject({ total: 195_00, balance: 0 });
    expect(story.find(({ title }) => title === 'Changed')?.detail).toContain('by hand (Our pipe burst)');
  });

  test('a guest online neither cancels nor changes what was paid at the desk', async () => {
    const stay = freshStay(2);
    const { id, guest } = await bookPaid(motel, stay);
    await change(id, longer(stay), { difference: 97, pay: 'cash' });
    const { token } = guest;
    const shown = await motel.call(`/api/stays/${id}`, { token });
    expect(shown.body).toMatchObject({ isChangeOpen: false });
    expect(shown.body.cancelling).toBeUndefined();
    const refused = await motel.call(`/api/stays/${id}/cancel`, { token, body: { refunded: 292 } });
    expect(refused.body.message).toMatch(/booked or paid at our desk: please call us/);
    expect((await look(id)).status).toBe('confirmed');
  });

  test('sold-out nights are refused, and nothing changes', async () => {
    const stay = freshStay(2);
    const id = await book({ stay, room: ROOMS.single });
    await book({ stay: nightsFrom(0, 1, stay.checkOut), room: ROOMS.single, total: 98 });
    const single = { typeId: 'single' };
    expect((await preview(id, longer(stay), single)).body.code).toBe('sold-out');
    expect((await change(id, longer(stay), { ...single, difference: 97 })).body.code).toBe('sold-out');
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
      [stay, { typeId: 'no-pets' }, /book the other kind from tonight/],
      [stay, { adults: '4', rooms: '2' }, /Book another room from tonight/],
    ] as const;
    for (const [wanted, more, sentence] of refusals)
      expect((await preview(id, wanted, more)).body.message).toMatch(sentence);
    const previewed = async (dates: Stay) => {
      const { difference } = (await preview(id, dates)).body;
      expect((await change(id, dates, { difference, pay: 'cash' })).status).toBe(200);
    };
    await previewed(longer(stay));
    expect(await look(id)).toMatchObject({ ...longer(stay), folio: { balance: 0 } });
    const today = { checkIn: stay.checkIn, checkOut: addDays(stay.checkIn, 1) };
    await previewed(today);
    expect(await look(id)).toMatchObject({ ...today, folio: { total: 98_00, balance: 0 } });
    expect(await soldOn(motel, ROOMS.many, longer(stay))).toEqual([1, 0, 0, 0]);
    await goTo(`${civilDate(addDays(stay.checkIn, 3))}T19:00:00Z`);
    expect((await preview(id, stay)).body.message).toMatch(/its guests were never checked in/);
  });
});

const stay = nightsFrom(5);

describe('X4: guests who are in keep their nights', () => {
  beforeEach(async () => {
    await emptyBooks(motel.db);
    // The clock goes back: the limits have counted sign-ins of later days.
    await motel.db.deleteFrom('rate_limits').execute();
    await goTo(TODAY, '19:00');
  });

  /** Alberta is seven hours behind. */
  const goTo = (date: string, time: string) => desk.goTo(`${date}T${time}:00Z`);
  const noon = () => goTo(stay.checkIn, '19:00');
  const book = () => desk.book({ stay });
  const checkIn = async (id: string) => {
    expect((await act('checkIn', id, { isUncleanAccepted: true })).status).toBe(200);
  };
  const arrived = async () => {
    const id = await book();
    await noon();
    await checkIn(id);
    return id;
  };
  /** A third night, or other nights, for a difference of one. */
  const link = async (id: string, dates = longer(stay), more: object = {}) => {
    expect((await change(id, dates, { difference: 97, pay: 'link', ...more })).status).toBe(200);
  };

  /** Pays what waits for its link, which comes too late: all of it goes back. */
  async function payTooLate(id: string) {
    await payLink(id);
    const { folio, waiting: left } = await look(id);
    expect([left, folio.balance, folio.refunded]).toEqual([[], 0, 97_00]);
    expect(folio.entries.map(({ what }) => what)).toContain('change-gone');
  }

  test('the desk moves their departure, and not their arrival', async () => {
    const id = await arrived();
    expect(await change(id, nightsFrom(6), { pay: 'cash' })).toSay(
      '422 The guests have checked in: their day of arrival cannot change. Undo the check-in if they did not come.',
    );
    expect((await change(id, longer(stay), { difference: 97, pay: 'cash' })).status).toBe(200);
    expect(await look(id)).toMatchObject(longer(stay));
  });

  test('a link that is paid after they came does not move their arrival', async () => {
    const id = await book();
    await noon();
    await link(id, nightsFrom(6, 3));
    await checkIn(id);
    await payTooLate(id);
    expect(await look(id)).toMatchObject(stay);
    expect(await soldOn(motel, ROOMS.many, stay)).toEqual([1, 1]);
  });

  test('a link that is paid after a night leaves the room that they slept in', async () => {
    const id = await book();
    await goTo(addDays(stay.checkIn, 1), '03:00');
    await checkIn(id);
    await link(id, longer(stay), { typeId: 'no-pets' });
    await goTo(addDays(stay.checkIn, 1), '13:00');
    await payTooLate(id);
    expect(await look(id)).toMatchObject({ ...stay, type: { id: 'many' } });
    expect(await soldOn(motel, ROOMS.many, stay)).toEqual([1, 1]);
  });

  test('a link that is paid after they left sells no further night', async () => {
    const id = await arrived();
    await goTo(stay.checkOut, '15:00');
    await link(id);
    expect((await act('checkOut', id)).status).toBe(200);
    await payTooLate(id);
    expect(await soldOn(motel, ROOMS.many, longer(stay))).toEqual([1, 1, 0]);
  });

  test('a link for a further night is good while they are in', async () => {
    const id = await arrived();
    await goTo(stay.checkOut, '15:00');
    await link(id);
    // Past the check-out hour of the stay as it was.
    await goTo(stay.checkOut, '19:00');
    await payLink(id);
    expect(await look(id)).toMatchObject({ ...longer(stay), folio: { paid: 292_00, balance: 0 } });
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

    test('guests who came before the check-in hour neither change nor cancel', async () => {
      await checkIn(id);
      const shown = await ask(ENDPOINTS.stay);
      expect(shown.body).toMatchObject({ isChangeOpen: false });
      expect(shown.body.cancelling).toBeUndefined();
      const wanted = { ...nightsFrom(14), party: TWO_ADULTS };
      for (const refused of [
        await ask(ENDPOINTS.previewChange, wanted),
        await ask(ENDPOINTS.changeStay, { ...wanted, difference: 0 }),
        await ask(ENDPOINTS.cancelStay, { refunded: 97 }),
      ])
        expect(refused).toSay('422 Your stay has begun. Please call us at +1 780 555 0142.');
      expect(await look(id)).toMatchObject({ ...stay, status: 'confirmed', folio: { refunded: 0 } });
    });

    test('a change that they pay after they came is not made', async () => {
      const wanted = { ...nightsFrom(6, 3), party: TWO_ADULTS, difference: 97 };
      expect((await ask(ENDPOINTS.changeStay, wanted)).status).toBe(200);
      await checkIn(id);
      await payTooLate(id);
      expect(await look(id)).toMatchObject(stay);
    });
  });
});
