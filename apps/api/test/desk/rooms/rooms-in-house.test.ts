import type { Stay } from '@motel/booking-core';
import { emptyBooks } from '../../support/books.ts';
import { byHand } from '../../support/by-hand.ts';
import { nightsFrom, ROOMS, TODAY } from '../../support/test-booking.ts';
import { TWO_ADULTS, testDesk } from '../../support/test-desk.ts';
import { testMotelWithBooks, testStaff } from '../../support/test-motel.ts';

interface Choice {
  readonly id: string;
  readonly number: string;
}

describe('§14.5 guests in the house have a room number', () => {
  const motel = testMotelWithBooks();
  const wren = testStaff(motel);
  const { act, book, change, faults, goTo, look, numbersOf, payLink, previewChange, room } = testDesk(
    motel,
    wren,
  );
  const stay: Stay = nightsFrom(0, 2);
  beforeEach(async () => {
    await emptyBooks(motel.db);
    await goTo(`${TODAY}T23:00:00Z`);
  });

  async function inHouse(): Promise<string> {
    const id = await book({ stay });
    expect((await act('checkIn', id)).status).toBe(200);
    return id;
  }
  const other = { typeId: ROOMS.noPets.id };
  const preview = async (id: string) => (await previewChange(id, stay, other)).body;
  const move = async (id: string, more: object = {}) =>
    change(id, stay, { ...other, difference: (await preview(id)).difference, ...more });

  test('one who moves to another kind has its proposed number in the same press', async () => {
    const id = await inHouse();
    const [old = ''] = await numbersOf(id);
    const { choices } = await preview(id);
    expect((await move(id)).status).toBe(200);
    expect(await numbersOf(id)).toEqual([choices[0].number]);
    expect(await room(old)).toMatchObject({ state: 'to-clean' });
    expect(await room(choices[0].number)).toMatchObject({ state: 'in-house' });
  });

  test('one who stays on in another number leaves the old one to clean', async () => {
    const id = await book({ stay: nightsFrom(0, 1), total: 98 });
    await act('checkIn', id);
    const [old = ''] = await numbersOf(id);
    await goTo(`${nightsFrom(1, 1).checkIn}T23:00:00Z`);
    const roomId = (await look(id)).rooms[0]?.roomId ?? '';
    await book({ stay: nightsFrom(1, 1), total: 98, roomIds: [roomId] });
    await wren.call('cleanRoom', { parts: { id: roomId }, body: { isClean: true } });
    motel.clock.advance(1000);
    expect((await change(id, stay, { difference: 97, pay: 'cash' })).status).toBe(200);
    expect((await numbersOf(id)).at(-1)).not.toBe(old);
    expect(await room(old)).toMatchObject({ state: 'arriving-unclean' });
  });

  test('the ready rooms are proposed first, and another one may be chosen', async () => {
    const first = (await preview(await inHouse())).choices[0];
    const earlier = await book({ stay, room: ROOMS.noPets, roomIds: [first.id] });
    await act('checkIn', earlier);
    await act('checkOut', earlier, { early: { isPriceKept: true, difference: 0 } });
    const id = await inHouse();
    const { choices } = await preview(id);
    expect(choices.map(({ isClean }: { isClean: boolean }) => isClean).slice(0, 2)).toEqual([true, true]);
    const { id: roomId, number }: Choice = choices[1];
    expect((await move(id, { room: { roomId } })).status).toBe(200);
    expect(await numbersOf(id)).toEqual([number]);
  });

  test('by the command line, too', async () => {
    const id = await inHouse();
    const { version } = await look(id);
    const { difference } = await preview(id);
    const asked = { ...other, ...stay, party: TWO_ADULTS, difference, pay: 'later' };
    expect(await byHand(motel).call('changeStay', { id, version, ...asked })).toMatchObject({ ok: true });
    expect(await numbersOf(id)).toHaveLength(1);
  });

  test('by a link, once it is paid', async () => {
    const id = await inHouse();
    const before = await numbersOf(id);
    const kept = { total: 250, reason: 'a larger room' };
    expect((await move(id, { byHand: kept, difference: 55, pay: 'link' })).status).toBe(200);
    expect(await numbersOf(id)).toEqual(before);
    await payLink(id);
    expect(await look(id)).toMatchObject({ type: { id: ROOMS.noPets.id }, folio: { balance: 0 } });
    expect(await numbersOf(id)).toHaveLength(1);
  });

  test('without a free number of that kind nothing is done', async () => {
    const id = await inHouse();
    const booking_id = await book({ stay });
    const { choices } = await preview(id);
    // The numbers of a kind that is not sold out are gone: a fault, which does not get worse.
    const taken = choices.map((one: Choice) => ({ room_id: one.id, date: stay.checkIn, booking_id }));
    await motel.db.insertInto('room_nights').values(taken).execute();
    expect((await preview(id)).choices).toEqual([]);
    const before = await look(id);
    expect(await move(id)).toSay(/^422 No room of this kind has a free/);
    expect(await look(id)).toEqual(before);
    await motel.db.deleteFrom('room_nights').where('booking_id', '=', booking_id).execute();
  });

  test('one without it is a fault on Tonight, for housekeeping, each morning', async () => {
    const id = await inHouse();
    const { reference } = await look(id);
    expect((await wren.call('chores')).body.unnumbered).toBe(0);
    await motel.db.deleteFrom('room_nights').where('booking_id', '=', id).execute();
    expect((await wren.call('tonight')).body.waiting).toMatchObject([
      {
        title: 'Amara Osei-Lindqvist is in the house without a room number.',
        isUrgent: true,
        remedy: { do: 'open-stay', reference },
      },
    ]);
    expect((await wren.call('chores')).body.unnumbered).toBe(1);
    expect(await faults('numbers')).toMatchObject([
      { sentence: `The guests of ${reference} are in the house, and have no room number tonight.` },
    ]);
    expect((await act('giveRooms', id, { roomIds: [(await room('1')).id] })).status).toBe(200);
    expect(await faults('numbers')).toEqual([]);
  });
});
