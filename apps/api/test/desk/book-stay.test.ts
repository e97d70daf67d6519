import type { Stay } from '@motel/booking-core';
import { todayAt } from '../../src/shared/motel-time.ts';
import { freeOn, soldOn } from '../support/looks.ts';
import { statusesOf } from '../support/motel-door.ts';
import { mailsOf } from '../support/outbox.ts';
import { rowsOf } from '../support/rows.ts';
import { freshStay, nightsFrom, ROOMS, signInGuest } from '../support/test-booking.ts';
import { bookAtDesk, stayQuery, TWO_ADULTS, testDesk } from '../support/test-desk.ts';
import { HOUR, testMotelWithBooks, testStaff } from '../support/test-motel.ts';
import { signInStaff } from '../support/test-staff.ts';

describe('§14.5: a stay is booked at the desk', () => {
  const motel = testMotelWithBooks();
  const wren = testStaff(motel);

  const mailsAbout = (id: string) => mailsOf(motel, `%${id}`);
  const { book, goTo, look, passWithJobs, payLink } = testDesk(motel, wren);

  test('a walk-in with cash is confirmed and paid, in the same nights and books', async () => {
    const stay = freshStay(2);
    const { status, body } = await bookAtDesk(wren, { stay, note: '  Comes with a trailer.  ' });
    expect(status).toBe(200);
    const shown = await look(body.id);
    expect(shown).toMatchObject({
      ...stay,
      status: 'confirmed',
      bookedBy: 'Wren',
      guest: { phone: '+14035550138', car: 'Grey wagon, plate to ask' },
      folio: { total: 195_00, paid: 195_00, balance: 0 },
      notes: [{ text: 'Comes with a trailer.', by: 'Wren' }],
    });
    expect(shown.folio.entries.at(-1)).toMatchObject({ kind: 'payment', what: 'cash', by: 'Wren' });
    expect(await soldOn(motel, ROOMS.many, stay)).toEqual([1, 1]);
    const mails = (await mailsAbout(body.id)).map(({ dedupe_key }) => dedupe_key.split(':')[0]);
    expect(mails.toSorted()).toEqual(['booking-confirmed', 'new-booking']);
    expect(shown.story.map(({ title }) => title)).toContain('Booked at the desk');
    const refused = await bookAtDesk(wren, { note: 'a'.repeat(1001) });
    expect(refused.body.message).toMatch(/^A note has at most 1000 characters/);
  });

  test('a second press books nothing more', async () => {
    const stay = freshStay(2);
    const press = { stay, key: 'one-press' };
    const answers = await Promise.all([1, 2].map(() => bookAtDesk(wren, press)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await soldOn(motel, ROOMS.many, stay)).toEqual([1, 1]);
  });

  test('a stay to be paid later is confirmed with its balance', async () => {
    const id = await book({ pay: 'later' });
    expect(await look(id)).toMatchObject({
      status: 'confirmed',
      folio: { paid: 0, balance: 195_00 },
      can: { pay: 195_00, waive: 195_00, refund: 0 },
    });
    const [mail] = await mailsOf(motel, `booking-confirmed:${id}`);
    expect(mail?.body).toContain('$195 CAD are to be paid at the front desk');
  });

  test('a guest without a mail address gets no mail', async () => {
    const id = await book({ guest: { email: '' } });
    expect(await mailsAbout(id)).toMatchObject([{ dedupe_key: `new-booking:${id}` }]);
    await motel.server.runJobs();
  });

  test('a payment link holds the stay until it is paid, and is mailed', async () => {
    const id = await book({ pay: 'link' });
    const held = await look(id);
    expect(held).toMatchObject({ status: 'pending', waiting: [{ for: 'stay', amount: 195_00 }] });
    const url = held.waiting[0]?.url ?? '';
    expect((await mailsAbout(id)).map((it) => it.body).join()).toContain(url);
    // Longer than a guest holds.
    await passWithJobs(11 * HOUR);
    await payLink(id);
    const folio = { paid: 195_00, balance: 0 };
    expect(await look(id)).toMatchObject({ status: 'confirmed', waiting: [], folio });
  });

  // Nights of no other test.
  const soon = nightsFrom(1);

  test('a walk-in without a mobile number is sold a room, as often as one comes', async () => {
    for (const firstname of ['Kofi', 'Amara']) {
      const id = await book({ stay: soon, guest: { firstname, phone: '' } });
      expect(await look(id)).toMatchObject({ guest: { phone: '', before: { stays: 0 } } });
    }
    const { body } = await wren.call('search', { query: { words: 'Kofi Osei-Lindqvist' } });
    expect(body.found).toHaveLength(1);
    const wrong = await bookAtDesk(wren, { stay: soon, guest: { phone: '12' } });
    expect(wrong.body.issues).toMatchObject([{ field: 'phone' }]);
  });

  test('a payment link holds its rooms for the hours that the clerk chose', async () => {
    for (const holdHours of [1, 4, 24]) {
      const { body } = await bookAtDesk(wren, { stay: soon, pay: 'link', holdHours });
      const [waiting] = (await look(body.id)).waiting;
      const open = Date.parse(waiting?.until ?? '') - motel.clock.now().getTime();
      // As its mail says; the rooms are held five minutes longer, for a payment in the last second.
      expect(open).toBe(holdHours * HOUR);
    }
    expect((await bookAtDesk(wren, { stay: soon, pay: 'link', holdHours: 48 })).status).toBe(400);
  });

  test('L6 a clerk takes off what the owner lets them; an owner takes off all', async () => {
    const ilse = await signInStaff(motel, 'owner', 'Ilse');
    const clerk = await signInStaff(motel, 'clerk', 'Noor');
    const bookAt = (staff: typeof clerk, total: number) =>
      bookAtDesk(staff, { stay: soon, byHand: { total, reason: 'A friend' } });
    // 30 % off $195.
    for (const total of [136.49, 0]) {
      const refused = await bookAt(clerk, total);
      expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
      expect(refused.body.message).toMatch(/at most 30 % off: \$136\.50 is the least/);
      const quoted = await clerk.call('quoteStay', { query: { ...stayQuery(soon), price: String(total) } });
      expect(quoted.body.message).toBe(refused.body.message);
      expect((await bookAt(ilse, total)).status).toBe(200);
    }
    expect((await bookAt(clerk, 136.5)).status).toBe(200);
  });

  test('a payment link that is not paid gives its nights back', async () => {
    const stay = freshStay(2);
    const id = await book({ stay, pay: 'link' });
    await passWithJobs(13 * HOUR);
    expect(await look(id)).toMatchObject({ status: 'expired', folio: { balance: 0 } });
    expect(await soldOn(motel, ROOMS.many, stay)).toEqual([0, 0]);
  });

  test('the limits of unpaid holds do not count the desk', async () => {
    const stay = freshStay(2);
    const links = Array.from({ length: 8 }, () => bookAtDesk(wren, { stay, pay: 'link' }));
    expect(new Set(await statusesOf(...links))).toEqual(new Set([200]));
    const guest = await signInGuest(motel);
    expect((await guest.book(stay, ROOMS.many)).status).toBe(200);
  });

  test('a price by hand has its reason, each tax, and breaks a minimum', async () => {
    const byHand = { total: 150, reason: 'Came back for a third time' };
    const shown = await look(await book({ byHand }));
    const charges = shown.folio.entries.filter(({ kind }) => kind === 'charge');
    expect(charges[0]).toMatchObject({ label: 'Price by hand', detail: byHand.reason, by: 'Wren' });
    expect(charges.map(({ label }) => label).slice(1)).toEqual(['Taxes', 'Tourism Levy tax']);
    expect(charges.reduce((sum, { amount }) => sum + amount, 0)).toBe(150_00);
    expect(shown.story.find(({ title }) => title === 'Booked at the desk')?.detail).toContain(
      '$150.00 by hand (Came back for a third time)',
    );
    // Two nights by the tariff are $195: ten times that is a slip of the finger.
    expect(await bookAtDesk(wren, { byHand: { total: 195_000, reason: 'As agreed' } })).toSay(
      "422 A price by hand is at most $1,950 for this stay: ten times the tariff's. Is a point missing?",
    );
    const { status, body } = await bookAtDesk(wren, { byHand: { total: 10, reason: '   ' } });
    expect([status, body.code]).toEqual([400, 'malformed']);
  });

  test('the quote has lines that add up, the terms and the free rooms', async () => {
    const stay = freshStay(2);
    await bookAtDesk(wren, { stay });
    const { status, body } = await wren.call('quoteStay', { query: stayQuery(stay) });
    expect(status).toBe(200);
    expect(body).toMatchObject({ total: 195, byTariff: 195, terms: { keep: 'first night' } });
    const lines = body.lines as { amount: number }[];
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(195);
    const night = { price: 89, free: 11 };
    expect(body.nights).toMatchObject([night, night]);
    expect(body.terms).toHaveProperty('freeUntil');
    const byHand = await wren.call('quoteStay', { query: { ...stayQuery(stay), price: '150.50' } });
    expect(byHand.body).toMatchObject({ total: 150.5, byTariff: 195 });
    // A deadline of free cancelling that has gone by is not told as a promise.
    const tonight = nightsFrom(0, 1, todayAt(motel));
    const { terms } = (await wren.call('quoteStay', { query: stayQuery(tonight) })).body;
    expect(terms).toMatchObject({ keep: 'first night' });
    expect(terms).not.toHaveProperty('freeUntil');
  });

  test('a guest is found by their number, with what they said last time', async () => {
    const phone = '403-555-0177';
    expect((await wren.call('findGuest', { query: { phone } })).body).toEqual({ stays: 0 });
    await bookAtDesk(wren, { guest: { phone, car: 'Red truck' } });
    expect((await wren.call('findGuest', { query: { phone: '+1 (403) 555-0177' } })).body).toMatchObject({
      guest: { firstname: 'Amara', phone: '+14035550177', car: 'Red truck' },
    });
    expect((await wren.call('findGuest', { query: { phone: '12' } })).body.code).toBe('rule-broken');
  });

  describe('bad input gets a sentence, and nothing changes:', () => {
    const NOTHING = { total: 0, reason: 'Our mistake' };
    test.each([
      ['another price', { total: 194 }, 'price-changed', /it is \$195 now/],
      ['no name', { guest: { firstname: ' ' } }, 'rule-broken', /First name is required/],
      ['a number of no telephone', { guest: { phone: '12' } }, 'rule-broken', /valid phone number/],
      ['too many for a room', { party: { ...TWO_ADULTS, adults: 9 } }, 'rule-broken', /Minimum 3 room/],
      ['a room that is not sold', { room: ROOMS.closed }, 'sold-out', /not available/],
      ['a room of no price', { room: ROOMS.free, total: 0 }, 'rule-broken', /Set one by hand/],
      ['nothing by a link', { byHand: NOTHING, pay: 'link' as const }, 'rule-broken', /nothing to pay/],
    ])('%s', async (_, wanted, code, sentence) => {
      const stay = freshStay(2);
      await wren.signInNext('Ilse', 'owner');
      const { body } = await bookAtDesk(wren, { stay, ...wanted });
      expect(body.code).toBe(code);
      expect(body.message).toMatch(sentence);
      expect(await soldOn(motel, ROOMS.many, stay)).toEqual([0, 0]);
    });

    test('sold-out nights', async () => {
      const stay = freshStay(2);
      await book({ stay, room: ROOMS.single });
      expect(await bookAtDesk(wren, { stay, room: ROOMS.single })).toSay(
        '409 Too few rooms are free on at least one of these nights.',
      );
      expect(await freeOn(motel, ROOMS.single, stay)).toEqual([0, 0]);
    });
  });

  test('until 4 AM a walk-in is for last night, and never for the night before', async () => {
    const oneMore = nightsFrom(200).checkIn;
    await goTo(`${oneMore}T08:30:00Z`); // 2:30 AM in June
    const lastNight = nightsFrom(-1, 1, oneMore);
    expect((await bookAtDesk(wren, { stay: lastNight, total: 98 })).status).toBe(200);
    expect(await bookAtDesk(wren, { stay: nightsFrom(-2, 1, oneMore), total: 98 })).toSay(
      '422 Check-in cannot be in the past.',
    );
  });
});

describe('§14.5: a stay is booked in a chosen room', () => {
  const motel = testMotelWithBooks();
  const wren = testStaff(motel);

  const { act, look, numbersOf, press, roomId } = testDesk(motel, wren);
  const freeRooms = (stay: { checkIn: string; checkOut: string }, more: { wishes?: string } = {}) =>
    wren.call('freeRooms', { query: { typeId: 'many', ...stay, ...more } });
  const freeNumbers = async (stay: Stay) => {
    const numbers = (rooms: { number: string }[]) => rooms.map(({ number }) => number);
    const { free, taken } = (await freeRooms(stay)).body;
    return { free: numbers(free), taken: numbers(taken) };
  };

  async function bookRooms(count: number, stay: Stay, numbers: readonly string[]) {
    const party = { ...TWO_ADULTS, rooms: count };
    const { total } = (await wren.call('quoteStay', { query: stayQuery(stay, party) })).body;
    const roomIds = await Promise.all(numbers.map(roomId));
    return bookAtDesk(wren, { stay, party, total, roomIds });
  }

  test('the stay has the room, and the next one sees it taken', async () => {
    const stay = freshStay(2);
    expect(await freeNumbers(stay)).toMatchObject({ free: expect.arrayContaining(['7']), taken: [] });
    const { status, body } = await bookAtDesk(wren, { stay, roomId: await roomId('7') });
    expect(status).toBe(200);
    expect(await numbersOf(body.id)).toEqual(['7']);
    expect((await look(body.id)).story.map(({ detail }) => detail).join()).toContain('room 7');
    const { free, taken } = await freeNumbers(stay);
    expect([free.length, taken]).toEqual([11, ['7']]);
  });

  test('§14.4 wishes order the free rooms, and the new stay keeps them', async () => {
    const owner = await signInStaff(motel, 'owner', 'Ilse');
    const [stay, quiet] = [freshStay(2), await roomId('11')];
    const traits = ['quiet', 'upstairs'];
    const body = { number: '11', traits, seen: { number: '11', traits: [] } };
    expect((await owner.call('changeRoom', { parts: { id: quiet }, body })).status).toBe(200);
    const { free } = (await freeRooms(stay, { wishes: 'quiet,upstairs' })).body;
    expect(free[0]).toMatchObject({ number: '11', words: expect.stringContaining('as wished') });
    const { id } = (await bookAtDesk(wren, { stay, wishes: ['quiet', 'upstairs', 'quiet'] })).body;
    expect((await act('roomChoices', id)).body.wishes).toEqual(['quiet', 'upstairs']);
    expect((await freeRooms(stay, { wishes: 'a view' })).status).toBe(400);
    expect((await bookAtDesk(wren, { stay, wishes: ['a view'] })).status).toBe(400);
  });

  test('a stay of three rooms gets the two that were chosen at once', async () => {
    const stay = freshStay(2);
    const { status, body } = await bookRooms(3, stay, ['9', '7']);
    expect(status).toBe(200);
    expect((await numbersOf(body.id)).toSorted()).toEqual(['7', '9']);
    const { story } = await look(body.id);
    expect(story.map(({ detail }) => detail).join()).toMatch(/rooms [79] and [79]/);
    expect((await freeNumbers(stay)).taken).toEqual(['7', '9']);
  });

  test('a held stay has its room too, until its link ends', async () => {
    const stay = freshStay(2);
    const { body } = await bookAtDesk(wren, { stay, roomId: await roomId('7'), pay: 'link' });
    expect(await numbersOf(body.id)).toEqual(['7']);
    await press('endLink', body.id);
    expect((await freeNumbers(stay)).taken).toEqual([]);
  });

  test('a room that cannot be given books nothing', async () => {
    const stay = freshStay(2);
    await bookAtDesk(wren, { stay, roomId: await roomId('7') });
    await act('closeRoom', await roomId('8'), { ...stay, reason: 'Shower' });
    const before = [await soldOn(motel, ROOMS.many, stay), await rowsOf(motel.db, 'bookings')];
    const taken = /^Another stay or a closure has this room/;
    for (const [count, numbers, words] of [
      [1, ['7'], taken],
      [1, ['8'], taken],
      [1, ['13'], /^Room 13 is no Room many/],
      [1, ['99'], /^There is no such room/],
      [1, ['7', '9'], /^This stay has one room: choose one/],
      [2, ['9', '99'], /^There is no such room/],
      [2, ['9', '13'], /^Room 13 is no Room many/],
      [2, ['9', '7'], taken],
    ] as const) {
      const refused = await bookRooms(count, stay, numbers);
      expect(refused.status).toBeGreaterThanOrEqual(400);
      expect(refused.body.message).toMatch(words);
      expect([await soldOn(motel, ROOMS.many, stay), await rowsOf(motel.db, 'bookings')]).toEqual(before);
    }
  });

  test.each([
    ['2027-01-02', '2027-01-02'],
    ['2026-12-01', '2028-12-01'],
    ['2026-01-01', '2026-01-02'],
    ['2199-12-30', '2199-12-31'],
  ])('no room is offered from %s to %s', async (checkIn, checkOut) => {
    const { status, body } = await freeRooms({ checkIn, checkOut });
    expect([status, body.code]).toEqual([422, 'rule-broken']);
  });
});
