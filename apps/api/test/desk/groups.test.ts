import { addDays, civilDate, nightsOf, type Stay } from '@motel/booking-core';
import { motel as content } from '@motel/content/testing';
import { todayAt } from '../../src/shared/motel-time.ts';
import { emptyBooks, wrongInBooks, wrongNights } from '../support/books.ts';
import { byHand } from '../support/by-hand.ts';
import { everythingStored, soldOn } from '../support/looks.ts';
import { statusesOf } from '../support/motel-door.ts';
import { mailsOf } from '../support/outbox.ts';
import { statementsOf } from '../support/statements-of.ts';
import { freshStay, nightsFrom, ROOMS } from '../support/test-booking.ts';
import { stayQuery, TYPED_GUEST, testDesk } from '../support/test-desk.ts';
import { DAY, testMotel, testStaff } from '../support/test-motel.ts';

const motel = testMotel();
const owner = testStaff(motel, 'owner', 'Odile');
const { act, look, pass, passWithJobs, press, ...desk } = testDesk(motel, owner);
const ACME = { name: 'Acme Seismic', addressLines: [], taxNumber: '', contact: '', code: '', payDays: 30 };
const company = async () =>
  (await owner.call('keepCompany', { body: { ...ACME, email: 'bills@acme.example', language: 'en' } })).body
    .id;

/** Rooms of a kind for one adult each; two nights cost $195 of `many`. */
const line = (stay: Stay, rooms: number, more: object = {}) => ({
  ...{ typeId: ROOMS.many.id, ...stay, rooms, total: 97.5 * nightsOf(stay) },
  party: { adults: 1, children: 0, infants: 0, pets: 0 },
  ...more,
});
const groupOf = (lines: object[], more: object = {}) => ({
  ...{ name: 'Seismic, fall crew', po: '48-2207', lines, guest: TYPED_GUEST, names: [] as string[] },
  ...more,
});
const book = (lines: object[], more: object = {}) => owner.call('bookGroup', { body: groupOf(lines, more) });
const show = async (id: string) => (await act('group', id)).body;
/** Those to whom one of the motel's letters about a group went. */
const lettersOf = (id: string, key = '%') => mailsOf(motel, `${key}${id}%`, TYPED_GUEST.email);

describe('§14.21 a group of several rooms', () => {
  afterEach(async () => {
    for (const wrong of [wrongInBooks, wrongNights]) expect(await wrong(motel.db)).toEqual([]);
  });

  test('§14.21 each room is a stay with its dates, name, price and payer', async () => {
    const stay = freshStay(2);
    const [acme, names] = [await company(), ['Ty Brandt / Hugo Ferreira', 'Gail Prudhomme']];
    const lines = [line(stay, 2), line(nightsFrom(1, 2, stay.checkIn), 1, { typeId: ROOMS.noPets.id })];
    const { status, body } = await book(lines, { names, company: acme, covers: 'stay' });
    expect(status).toBe(200);
    const group = await show(body.id);
    expect(group).toMatchObject({
      bookedBy: 'Amara Osei-Lindqvist',
      name: 'Seismic, fall crew',
      po: '48-2207',
      reference: body.reference,
      guests: 3,
    });
    const rooms = group.stays.map((one: { firstName: string; lastName: string; type: { id: string } }) => [
      `${one.firstName} ${one.lastName}`,
      one.type.id,
    ]);
    expect(rooms).toEqual([
      ['Ty Brandt, Hugo Ferreira', ROOMS.many.id],
      ['Gail Prudhomme', ROOMS.many.id],
      [' Seismic, fall crew', ROOMS.noPets.id],
    ]);
    for (const one of group.stays) {
      expect(one).toMatchObject({ status: 'confirmed', payer: 'Acme Seismic', group: { id: body.id } });
      const { folio, story } = await look(one.id);
      expect(story.map(({ title }) => title)).toContain(
        one === group.stays[0] ? 'Group booked' : 'Booked with its group',
      );
      expect(folio.total).toBe(
        97_50 * nightsOf({ checkIn: civilDate(one.checkIn), checkOut: civilDate(one.checkOut) }),
      );
    }
    expect(await soldOn(motel, ROOMS.many, stay)).toEqual([2, 2]);
  });

  test('§14.21 a stay that was booked alone joins, with the payer of the first', async () => {
    const stay = freshStay(2);
    const { body } = await book([line(stay, 1)], { company: await company() });
    const alone = await desk.book({ stay, pay: 'later' });
    const join = (what: string) => act('joinGroup', body.id, { stay: what });
    expect(await statusesOf(join((await look(alone)).reference), join(alone))).toEqual([200, 422]);
    const { stays, reference } = await show(body.id);
    // Its id may come before those of the group.
    expect(reference, 'the group keeps its own').toBe(body.reference);
    expect(stays).toMatchObject([{}, { id: alone, payer: 'Acme Seismic', group: { id: body.id } }]);
    const byLink = await desk.book({ stay, pay: 'link' });
    expect((await join(byLink)).body.message).toMatch(/^Only a confirmed stay/);
    expect((await join('LI-22222')).status).toBe(404);
    expect((await desk.cancel(alone)).status).toBe(200);
  });

  test('§14.21 who books it gets one letter with all rooms, and no other', async () => {
    const stay = freshStay(2);
    const { body } = await book([line(stay, 3)], { names: ['Ty Brandt', 'Gail Prudhomme', 'Lena Fox'] });
    const own = await lettersOf(body.id);
    expect(own.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Your rooms at .* are booked: Seismic, fall crew$/),
    ]);
    const known = ['Dear Amara', '48-2207', 'Ty Brandt', 'Gail Prudhomme', 'Lena Fox', '$585.00'];
    for (const words of [...known, body.reference]) expect(own[0]?.body).toContain(words);
  });

  test('§14.21 a group is booked whole or not at all', async () => {
    const stay = freshStay(2);
    const before = await everythingStored(motel);
    const [one, two] = [line(stay, 1), line(stay, 2)];
    const wrong: readonly [object[], object, number, RegExp][] = [
      [[two, line(stay, 2, { typeId: ROOMS.single.id })], {}, 409, /^Too few rooms .*: Room single\./],
      [[two, line(stay, 1, { total: 1 })], {}, 409, /\$195/],
      [[line(stay, 40), line(stay, 21)], {}, 422, /at most 60 rooms/],
      [[one], { names: ['Ty Brandt', 'Gail Prudhomme'] }, 422, /more names than rooms: .* 1 room\.$/],
      [[one], { names: ['http://bit.ly/x'] }, 422, /./],
      [[one], { company: 'none' }, 404, /./],
      [[one], { guest: { ...TYPED_GUEST, firstname: '' } }, 422, /./],
      [[line(stay, 1, { typeId: 'none' })], {}, 404, /./],
    ];
    for (const [lines, more, status, message] of wrong) {
      const refused = await book(lines, more);
      expect([refused.status, refused.body.issues?.[0]?.message ?? refused.body.message]).toEqual([
        status,
        expect.stringMatching(message),
      ]);
      expect(await everythingStored(motel), JSON.stringify(more)).toEqual(before);
    }
  });

  test('§14.21 a second press books nothing more', async () => {
    const body = groupOf([line(freshStay(2), 2)]);
    const [first, second] = await Promise.all(
      [0, 1].map(() => owner.call('bookGroup', { body, key: 'twice' })),
    );
    expect(first?.body).toEqual(second?.body);
    expect((await show(first?.body.id)).stays).toHaveLength(2);
  });

  test('§14.21 the last rooms go to one of two groups, without a deadlock', async () => {
    const stay = freshStay(2);
    const kinds = [line(stay, 7), line(stay, 3, { typeId: ROOMS.noPets.id })];
    const all = [book(kinds), book(kinds.toReversed()), book(kinds)];
    expect(await statusesOf(...all)).toEqual([200, 409, 409]);
    expect(await soldOn(motel, ROOMS.many, stay)).toEqual([7, 7]);
    expect(await soldOn(motel, ROOMS.noPets, stay)).toEqual([3, 3]);
  });

  test('§14.21 rooms are named later, all or none', async () => {
    const { body } = await book([line(freshStay(2), 2)]);
    const { stays } = await show(body.id);
    const [one, other] = stays;
    const name = (names: object[], id = body.id) => act('nameRooms', id, { names });
    const named = [
      { stay: one.id, version: one.version, name: 'Walt Hagen' },
      { stay: other.id, version: other.version, name: 'Sol' },
    ];
    const stale = await name([named[0]!, { ...named[1]!, version: 'old' }]);
    expect(stale.status).toBe(409);
    expect((await show(body.id)).stays).toEqual(stays);
    expect((await name([{ ...named[0]!, stay: 'none' }])).status).toBe(404);
    expect((await name(named)).status).toBe(200);
    const after = (await show(body.id)).stays;
    expect(
      after.map((stay: { firstName: string; lastName: string }) => [stay.firstName, stay.lastName]),
    ).toEqual([
      ['Walt', 'Hagen'],
      ['Sol', ''],
    ]);
    const kept = await look(one.id);
    expect(kept.guest).toMatchObject({ firstname: 'Walt', phone: '+14035550138', email: TYPED_GUEST.email });
    const others = await book([line(freshStay(2), 1)]);
    expect((await name(named, others.body.id)).status, 'a room of another group').toBe(404);
  });

  test('§14.21 an agreed rate is that of all its rooms', async () => {
    await byHand(motel).changeRates({ kind: 'code', code: { code: 'CREW', off: '10%' } });
    const refused = await book([line(freshStay(2), 2)], { code: 'crew' });
    expect(refused.body.message).toMatch(/\$177/);
    const { body } = await book([line(freshStay(2), 2, { total: 177 })], { code: 'crew' });
    expect((await show(body.id)).stays.map(({ balance }: { balance: number }) => balance)).toEqual([
      177, 177,
    ]);
    // The test of the books knows no codes.
    await emptyBooks(motel.db);
  });

  test('§14.21 erasing the guest erases the name of their group', async () => {
    const stay = nightsFrom(0, 1);
    const guest = { ...TYPED_GUEST, phone: '403 555 0177' };
    const { body } = await book([line(stay, 1, { total: 98 })], { name: 'The Osei wedding', guest });
    const [room] = (await show(body.id)).stays;
    await press('waive', room.id, { reason: 'Gift', amount: 98 });
    await pass(3 * DAY);
    const { guest: person } = await look(room.id);
    expect((await act('eraseGuest', person.id)).body).toEqual({ stays: 1 });
    expect((await show(body.id)).name).toBe('Erased');
  });

  test('§14.21 rooms without a name go back on sale on the agreed day', async () => {
    const today = todayAt({ clock: motel.clock, motel: content });
    const stay = nightsFrom(10, 2, today);
    const lines = [line(stay, 4)];
    const releaseOn = addDays(today, 5);
    for (const wrong of [addDays(today, -1), addDays(stay.checkIn, 1)])
      expect((await book(lines, { releaseOn: wrong })).status).toBe(422);
    const { body } = await book(lines, { names: ['Ty Brandt', '', 'Gail Prudhomme'], releaseOn });
    const letters = () => lettersOf(body.id, 'group-names:');
    await motel.server.runJobs();
    expect(await letters()).toEqual([]);
    const before = await soldOn(motel, ROOMS.many, stay);
    await passWithJobs(2 * DAY);
    await motel.server.runJobs();
    expect(await letters(), 'one letter, of the two rooms').toMatchObject([
      { body: expect.stringContaining('Room: Room many, 2 rooms') },
    ]);
    await pass(3 * DAY);
    const { stays } = await show(body.id);
    const [, second] = stays;
    const names = [{ stay: second.id, version: second.version, name: 'Lena Fox' }];
    // A clerk types the last name while the day comes.
    const [named] = await Promise.all([act('nameRooms', body.id, { names }), motel.server.runJobs()]);
    await motel.server.runJobs();
    const after = (await show(body.id)).stays;
    const [kept, released] = named.status === 200 ? ['confirmed', 1] : ['cancelled', 2];
    const states = ['confirmed', kept, 'confirmed', 'cancelled'];
    expect(after).toMatchObject(states.map((status) => ({ status })));
    expect(await soldOn(motel, ROOMS.many, stay)).toEqual(before.map((sold) => sold - Number(released)));
    const gone = await look(after[3].id);
    expect(gone.folio).toMatchObject({ total: 0, balance: 0 });
    expect(gone.story).toContainEqual(expect.objectContaining({ title: 'Cancelled', by: 'by itself' }));
  });

  test('§14.20 a week of a crew is one invoice, with its purchase order', async () => {
    const today = todayAt({ clock: motel.clock, motel: content });
    const stay = nightsFrom(0, 14, today);
    const price = (await owner.call('quoteStay', { query: stayQuery(stay, { adults: 1 }) })).body.total;
    const acme = await company();
    const names = ['Ty Brandt', 'Gail Prudhomme'];
    const { body } = await book([line(stay, 2, { total: price })], { names, company: acme });
    for (const { id } of (await show(body.id)).stays) await press('checkIn', id);
    await pass(7 * DAY);
    const shown = async () => (await act('company', acme)).body;
    const { today: until, stays } = await shown();
    const total = stays.reduce((all: number, { slept }: { slept: number }) => all + slept, 0);
    const asked = { stays: stays.map(({ id }: { id: string }) => id), until, total };
    const { number } = (await act('issueInvoice', acme, asked)).body;
    const { paper } = (await owner.call('invoice', { parts: { number } })).body;
    expect(paper.facts.at(-1)).toBe('Purchase order: 48-2207');
    expect(paper.stays.map(({ heading }: { heading: string }) => heading)).toEqual(
      names.map((name) => expect.stringContaining(`, ${name}, `)),
    );
    expect((await shown()).stays.map(({ slept }: { slept: number }) => slept)).toEqual([0, 0]);
  });

  test('§14.21 a further room takes two statements', async () => {
    const sent = async (rooms: number) =>
      (await statementsOf(() => book([line(freshStay(2), rooms)]))).length;
    const alone = await sent(1);
    expect(await sent(5)).toBe(alone + 4 * 2);
    expect(alone).toBeLessThanOrEqual(20);
  });
});
