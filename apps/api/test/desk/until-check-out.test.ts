import { addDays, type Stay } from '@motel/booking-core';
import { emptyBooks } from '../support/books.ts';
import { soldOn } from '../support/looks.ts';
import { ROOMS, TODAY } from '../support/test-booking.ts';
import { bookAtDesk, testDesk } from '../support/test-desk.ts';
import { testMotelWithBooks, testStaff } from '../support/test-motel.ts';

describe('§14.5: a stay lives until it is checked out', () => {
  const motel = testMotelWithBooks();
  const wren = testStaff(motel, 'owner');
  beforeEach(async () => {
    await emptyBooks(motel.db);
    await at(0, '23:00');
  });

  /** So many days from the first one, at an hour of UTC: 17:25 is 11:25 AM at the motel, 23:00 is 5:00 PM. */
  const at = (days: number, hour: string) => desk.goTo(`${day(days)}T${hour}:00Z`);
  const day = (days: number) => addDays(TODAY as Stay['checkIn'], days);
  const nights = (from: number, to: number) => ({ checkIn: day(from), checkOut: day(to) });
  const book = async (stay: Stay, more: object = {}) => {
    const total = { 1: 98, 2: 195, 3: 292 }[Number(stay.checkOut.slice(-2)) - Number(stay.checkIn.slice(-2))];
    const booked = await bookAtDesk(wren, { stay, total: total ?? 0, ...more });
    expect(booked.status).toBe(200);
    return booked.body.id as string;
  };
  const desk = testDesk(motel, wren);
  const { act, cancel, faults, look, numbersOf, previewChange: preview, room: roomIn, roomId } = desk;
  const checkIn = async (id: string) => {
    const done = await act('checkIn', id);
    expect([done.status, done.body.message]).toEqual([200, undefined]);
    return done.body;
  };
  const inHouse = async (stay: Stay, more: object = {}) => {
    const id = await book(stay, more);
    await checkIn(id);
    return id;
  };
  const extend = async (id: string, stay: Stay, more: object = {}) => {
    const { difference } = (await preview(id, stay)).body;
    return desk.change(id, stay, { difference, pay: 'terminal', ...more });
  };
  const tonight = async () => (await wren.call('tonight', { query: {} })).body;

  describe('S7 S8 guests who are in after their last night', () => {
    test.each([
      ['in the morning of their day of leaving', 1, '15:00', 'leaving'],
      ['after the hour of departure', 1, '19:25', 'overdue'],
      ['past midnight', 2, '08:00', 'overdue'],
      ['days late', 3, '19:00', 'overdue'],
    ] as const)('get one more night %s, at the price of any other', async (_, days, hour, state) => {
      const id = await inHouse(nights(0, 1));
      await at(days, hour);
      const before = await look(id);
      expect(before).toMatchObject({ state });
      expect(before.cannot.change).toBeUndefined();
      const longer = { checkIn: day(0), checkOut: addDays(before.today as Stay['checkIn'], 1) };
      const { difference } = (await preview(id, longer)).body;
      expect(difference).toBe({ 1: 97, 2: 97, 3: 292 - 98 + 97 }[days]);
      expect((await extend(id, longer)).status).toBe(200);
      const after = await look(id);
      expect(after).toMatchObject({ state: 'in-house', ...longer, folio: { balance: 0 } });
      expect(await numbersOf(id)).toEqual(['1']);
    });

    test('S8.5 get another room with another night alone, and the sentence says so', async () => {
      const id = await inHouse(nights(0, 1));
      await at(1, '19:00');
      const refused = await act('assignRoom', id, { roomId: await roomId('5') });
      expect(refused.body.message).toBe(
        'This stay has no night left. Give it another night first, under Dates.',
      );
      expect((await look(id)).cannot['give-room']).toBe(refused.body.message);
    });

    test('whose room is sold are told to whom, with the free rooms', async () => {
      const id = await inHouse(nights(0, 1));
      const insteadOf = await roomId('1');
      await book(nights(1, 3), { roomIds: [insteadOf] });
      await at(1, '19:25');
      const { body } = await preview(id, nights(0, 2));
      expect(body.inTheWay).toMatchObject({ number: '1', date: day(1), by: 'Amara Osei-Lindqvist' });
      const [free] = body.inTheWay.choices;
      expect(body.inTheWay.choices.map(({ number }: { number: string }) => number)).not.toContain('1');
      const moved = await extend(id, nights(0, 2), { room: { roomId: free.id, insteadOf } });
      expect(moved.status).toBe(200);
      expect(await numbersOf(id)).toEqual(['1', free.number]);
      // They left room 1 for it.
      expect(await roomIn('1')).toMatchObject({ state: 'arriving-unclean' });
    });

    test('keep their room where the arrivals that have it move as shown', async () => {
      const id = await inHouse(nights(0, 1));
      const next = await book(nights(1, 3), { roomIds: [await roomId('1')] });
      await at(1, '19:25');
      const { moves } = (await preview(id, nights(0, 2))).body.inTheWay;
      expect(moves).toMatchObject([{ stayId: next, ...nights(1, 3), to: [nights(1, 3)] }]);
      const shown = moves.flatMap(({ stayId, to }: { stayId: string; to: { number: string }[] }) =>
        to.map(({ number: _, ...to }) => ({ stayId, ...to })),
      );
      const other = [{ ...shown[0], roomId: await roomId('9') }];
      const refused = await extend(id, nights(0, 2), { moves: other });
      expect([refused.status, refused.body.code]).toEqual([409, 'changed-meanwhile']);
      expect(await numbersOf(next)).toEqual(['1']);
      expect((await extend(id, nights(0, 2), { moves: shown })).status).toBe(200);
      expect(await numbersOf(id)).toEqual(['1']);
      expect(await numbersOf(next)).toEqual([moves[0].to[0].number]);
      const { reference } = await look(id);
      expect((await look(next)).story[0]).toMatchObject({
        title: 'Room given',
        detail: expect.stringContaining(`because ${reference} stays in 1`),
      });
    });

    test('are not offered to move guests who are in the house', async () => {
      const [id, other] = [await inHouse(nights(0, 1)), await inHouse(nights(0, 3))];
      // The guests of the next night are in already, in another room until then.
      const [own] = (await look(id)).rooms;
      await motel.db
        .updateTable('room_nights')
        .set({ room_id: own?.roomId ?? '' } as never)
        .where('booking_id', '=', other)
        .where('date', '>', day(0))
        .execute();
      await at(1, '19:25');
      const { inTheWay } = (await preview(id, nights(0, 2))).body;
      expect(inTheWay.number).toBe(own?.number);
      expect(inTheWay.moves).toBeUndefined();
    });

    test('of a kind that is sold out are told the night and the other kinds', async () => {
      const id = await inHouse(nights(0, 1), { room: ROOMS.single });
      await book(nights(1, 2), { room: ROOMS.single });
      await at(1, '19:25');
      const asked = await preview(id, nights(0, 2), { typeId: ROOMS.single.id });
      expect(asked).toSay(/^409 .*is sold out, .* Free on these nights: .*Room many/);
    });
  });

  describe('S6 guests who leave before their last day', () => {
    test('are asked about their nights, which are given back by the terms', async () => {
      const id = await inHouse(nights(0, 3));
      await at(1, '17:00');
      expect((await act('checkOut', id)).body.issues).toMatchObject([{ field: 'early' }]);
      const refused = await act('checkOut', id, { early: { isPriceKept: false, difference: -1 } });
      expect([refused.status, refused.body.code], 'another figure').toEqual([409, 'price-changed']);
      expect(await look(id)).toMatchObject({ state: 'in-house', ...nights(0, 3) });
      const { difference } = (await preview(id, nights(0, 1))).body;
      const left = await act('checkOut', id, { early: { isPriceKept: false, difference } });
      expect(left.status).toBe(200);
      expect(await look(id)).toMatchObject({
        state: 'left',
        ...nights(0, 1),
        folio: { total: 98_00, refunded: 194_00, balance: 0 },
      });
      expect(await soldOn(motel, ROOMS.many, nights(0, 3))).toEqual([1, 0, 0]);
      expect(await roomIn('1')).toMatchObject({ state: 'to-clean' });
    });

    test.each([
      ['on the day they came', 0, '23:30'],
      ['past midnight', 1, '08:30'],
      ['the next morning', 1, '17:00'],
    ])('keep price and number, on stay and plan, where the desk says so: %s', async (_, days, hour) => {
      const id = await inHouse(nights(0, 3));
      await at(days, hour);
      expect((await act('checkOut', id, { early: { isPriceKept: true, difference: 0 } })).status).toBe(200);
      expect((await look(id)).folio).toMatchObject({ total: 292_00, refunded: 0, balance: 0 });
      expect(await soldOn(motel, ROOMS.many, nights(0, 3))).toEqual([1, 0, 0]);
      expect(await numbersOf(id)).toEqual(['1']);
      const { stays } = (await wren.call('plan', { query: { from: day(0), days: '7' } })).body;
      expect(stays).toMatchObject([{ id, hasLeft: true, in: [[0, 0, 1]] }]);
      expect(await roomIn('1')).toMatchObject({ state: 'to-clean' });
    });

    test('on the day they came leave a sold night and a room to clean', async () => {
      const id = await inHouse(nights(0, 1));
      expect((await act('checkOut', id)).status).toBe(200);
      expect(await roomIn('1')).toMatchObject({ state: 'to-clean' });
      expect(await soldOn(motel, ROOMS.many, nights(0, 1))).toEqual([1]);
      expect((await act('undoAttendance', id)).status).toBe(200);
      expect(await look(id)).toMatchObject({ state: 'in-house', rooms: [{ number: expect.any(String) }] });
    });

    test('give it up to the next guests of that night, or to a closure', async () => {
      const first = await inHouse(nights(0, 1));
      const room = await roomId('1');
      expect((await act('checkOut', first)).status).toBe(200);
      await act('cleanRoom', room, { isClean: true });
      const second = await book(nights(0, 1), { roomIds: [room] });
      expect([await numbersOf(first), await numbersOf(second)]).toEqual([[], ['1']]);
      await checkIn(second);
      await act('checkOut', second);
      const dates = { checkIn: day(0), checkOut: day(1), reason: 'no heating' };
      expect((await act('closeRoom', room, dates)).status).toBe(200);
      expect(await roomIn('1')).toMatchObject({ state: 'closed' });
    });
  });

  describe('H8 a room that guests have left is to be cleaned', () => {
    const move = async (id: string, from: string, to: string) => {
      const rooms = { roomId: await roomId(to), insteadOf: await roomId(from) };
      expect((await act('assignRoom', id, rooms)).status).toBe(200);
    };

    test('by a move on the evening on which they came', async () => {
      const id = await inHouse(nights(0, 2));
      await move(id, '1', '5');
      expect(await roomIn('1')).toMatchObject({ state: 'to-clean' });
      const { types } = await tonight();
      const tile = types
        .flatMap(({ rooms }: { rooms: { number: string }[] }) => rooms)
        .find(({ number }: { number: string }) => number === '1');
      expect(tile).toMatchObject({ state: 'free', isReady: false });
      expect((await wren.call('chores')).body.chores).toMatchObject([{ number: '1', kind: 'free' }]);
    });

    test('by a move in mid-stay, after it was ticked that morning', async () => {
      const id = await inHouse(nights(0, 3));
      await at(1, '17:00');
      const tick = async () => act('cleanRoom', await roomId('1'), { isClean: true });
      await tick();
      motel.clock.advance(3_600_000);
      await move(id, '1', '5');
      expect(await roomIn('1')).toMatchObject({ state: 'to-clean' });
      expect((await tick()).status).toBe(200);
      expect(await roomIn('1')).toMatchObject({ state: 'ready' });
    });

    test('by a check-in that is undone after a night', async () => {
      const id = await inHouse(nights(0, 2));
      await at(1, '17:00');
      expect((await act('undoAttendance', id)).status).toBe(200);
      expect(await roomIn('1')).toMatchObject({ state: 'arriving-unclean' });
    });

    test('and one with guests of before in it is nobody’s to check in to', async () => {
      const gone = await inHouse(nights(0, 1));
      const room = await roomId('1');
      const next = await book(nights(1, 2), { roomIds: [room] });
      await at(1, '22:30');
      await act('cleanRoom', room, { isClean: true });
      const refused = await act('checkIn', next, { isUncleanAccepted: true });
      expect(refused.body.message).toMatch(/^Amara Osei-Lindqvist is still in room 1\. Check them out first/);
      motel.clock.advance(60_000);
      await act('checkOut', gone);
      expect((await act('checkIn', next)).body.issues).toMatchObject([{ field: 'isUncleanAccepted' }]);
    });
  });

  describe('S5 S8 S13 guests past their time', () => {
    const missed = async () =>
      (await tonight()).missed.map(({ id }: { id: string }) => id).toSorted() as string[];

    test('are loud on Tonight, the key board, housekeeping and the morning check', async () => {
      const overdue = await inHouse(nights(0, 1));
      const missed = await book(nights(0, 1));
      await at(2, '19:00');
      const board = await tonight();
      expect(board.overdue).toMatchObject([{ id: overdue, rooms: [{ number: '1' }] }]);
      expect(board.missed).toMatchObject([{ id: missed }]);
      const tiles = board.types.flatMap(({ rooms }: { rooms: object[] }) => rooms);
      expect(tiles.filter(({ state }: { state: string }) => state === 'overdue')).toHaveLength(1);
      expect((await wren.call('chores')).body.chores).toMatchObject([
        { number: '1', kind: 'departure', isGone: false, isOverdue: true },
      ]);
      expect(await faults('guests')).toMatchObject([
        { sentence: expect.stringMatching(/were to leave on .*, and are not checked out/) },
        { sentence: expect.stringMatching(/were to come on .*, and are not checked in/) },
      ]);
    });

    test('who never came, however long ago, are a no-show, or checked in', async () => {
      const [never, came] = [await book(nights(0, 1)), await book(nights(0, 1))];
      await at(100, '19:00');
      expect(await look(never)).toMatchObject({ state: 'missing' });
      expect((await look(never)).cannot.change).toMatch(/its guests were never checked in/);
      expect(await missed()).toEqual([never, came].toSorted());
      await checkIn(came);
      expect((await act('checkOut', came)).status).toBe(200);
      expect([(await tonight()).overdue, await missed()]).toEqual([[], [never]]);
      expect(await faults('guests')).toMatchObject([{ remedy: { kind: 'stay', id: never } }]);
      expect((await cancel(never, true)).status).toBe(200);
      expect(await look(never)).toMatchObject({ isNoShow: true, folio: { total: 98_00, balance: 0 } });
      expect([(await tonight()).missed, await faults('guests')]).toEqual([[], []]);
    });

    test('are missed from the owner’s hour, not before their own', async () => {
      const [silent, said] = [await book(nights(0, 2)), await book(nights(0, 2))];
      await act('expectGuest', said, { time: '02:00' });
      // 10:59 PM at the motel.
      await at(1, '04:59');
      expect(await missed()).toEqual([]);
      await at(1, '05:00');
      expect(await missed()).toEqual([silent]);
      await at(1, '08:00');
      expect(await missed()).toEqual([silent, said].toSorted());
    });

    test('S8 are due a payment by check-in and check-out alike', async () => {
      const id = await book(nights(0, 1), { pay: 'later' });
      expect(await checkIn(id)).toMatchObject({ balance: 98 });
      await at(1, '19:00');
      expect((await act('checkOut', id)).body.issues).toMatchObject([{ field: 'isBalanceAccepted' }]);
    });
  });
});
