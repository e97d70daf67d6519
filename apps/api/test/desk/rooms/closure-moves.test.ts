import type { Stay } from '@motel/booking-core';
import { emptyBooks } from '../../support/books.ts';
import { bookPaid } from '../../support/paid-stay.ts';
import { rowsOf } from '../../support/rows.ts';
import { nightsFrom, ROOMS } from '../../support/test-booking.ts';
import { testDesk } from '../../support/test-desk.ts';
import { testMotelWithBooks, testStaff } from '../../support/test-motel.ts';

interface ShownMove {
  readonly stayId: string;
  readonly name: string;
  readonly to: readonly (Stay & { readonly roomId: string; readonly number: string })[];
}

describe('§14.4: a closure that moves stays', () => {
  const motel = testMotelWithBooks();
  const wren = testStaff(motel, 'owner');
  beforeEach(() => emptyBooks(motel.db));

  const { act, look, roomId } = testDesk(motel, wren);
  const paidStay = async (stay: Stay, type = ROOMS.many) => (await bookPaid(motel, stay, type)).id;
  async function stayIn(number: string, stay: Stay): Promise<string> {
    const id = await paidStay(stay);
    expect((await act('assignRoom', id, { roomId: await roomId(number) })).status).toBe(200);
    return id;
  }
  async function preview(number: string, { checkIn, checkOut }: Stay) {
    const parts = { id: await roomId(number) };
    return wren.call('previewClosure', { parts, query: { checkIn, checkOut } });
  }
  const shownMoves = async (number: string, stay: Stay): Promise<ShownMove[]> =>
    (await preview(number, stay)).body.moves;
  async function close(number: string, stay: Stay, moves: readonly ShownMove[]) {
    const shown = moves.flatMap(({ stayId, to }) =>
      to.map(({ number: _, ...nights }) => ({ stayId, ...nights })),
    );
    return act('closeRoom', await roomId(number), { ...stay, reason: 'New shower', moves: shown });
  }
  /** Expects its rooms, each with its nights from a day on. */
  async function expectRooms(id: string, ...rooms: readonly [number: string | undefined, nights: Stay][]) {
    const own = (await look(id)).rooms.map(({ number, checkIn, checkOut }) => ({
      number,
      checkIn,
      checkOut,
    }));
    expect(own).toEqual(rooms.map(([number, nights]) => ({ number, ...nights })));
  }

  test('it shows each stay with its other room, and moves them as shown', async () => {
    const first = await stayIn('1', nightsFrom(2, 2));
    const second = await stayIn('1', nightsFrom(4, 3));
    // Room 3 has a gap that the second stay fills exactly.
    await stayIn('3', nightsFrom(1, 3));
    await stayIn('3', nightsFrom(7, 1));
    const closure = nightsFrom(3, 2);
    const moves = await shownMoves('1', closure);
    expect(moves.map(({ stayId }) => stayId)).toEqual([first, second]);
    expect(moves[1]?.to).toMatchObject([{ number: '3', ...nightsFrom(4, 3) }]);
    await expectRooms(first, ['1', nightsFrom(2, 2)]);

    expect((await close('1', closure, moves)).status).toBe(200);
    await expectRooms(second, ['3', nightsFrom(4, 3)]);
    expect((await look(first)).story).toContainEqual(expect.objectContaining({ by: wren.person.name }));
    const log = await rowsOf(motel.db, 'desk_log');
    expect(log.filter(({ details }) => details.endsWith('because 1 closes'))).toHaveLength(2);
  });

  test('without the moves it names the stays, and changes nothing', async () => {
    const id = await stayIn('1', nightsFrom(2, 2));
    const { body, status } = await close('1', nightsFrom(2, 1), []);
    expect([status, body.code]).toEqual([409, 'sold-out']);
    expect(body.message).toMatch(/^Room 1 cannot close: \w+ \(GDL-\w{5}\) is booked there from Nov/);
    await expectRooms(id, ['1', nightsFrom(2, 2)]);
    expect(await rowsOf(motel.db, 'room_closures')).toEqual([]);
  });

  test('guests who are in the house move on the first closed night', async () => {
    const id = await stayIn('1', nightsFrom(0, 5));
    await act('checkIn', id);
    const closure = nightsFrom(3, 1);
    const moves = await shownMoves('1', closure);
    expect((await close('1', closure, moves)).status).toBe(200);
    await expectRooms(id, ['1', nightsFrom(0, 3)], [moves[0]?.to[0]?.number, nightsFrom(3, 2)]);
  });

  test('another stay in the shown room since then is a sentence', async () => {
    const id = await stayIn('1', nightsFrom(2, 2));
    const closure = nightsFrom(2, 2);
    const moves = await shownMoves('1', closure);
    await stayIn(moves[0]?.to[0]?.number ?? '', nightsFrom(3, 1));
    const { status, body } = await close('1', closure, moves);
    expect([status, body.code]).toEqual([409, 'changed-meanwhile']);
    expect(body.message).toMatch(/^The stays in this room changed a moment ago/);
    await expectRooms(id, ['1', nightsFrom(2, 2)]);
    expect((await close('1', closure, await shownMoves('1', closure))).status).toBe(200);
  });

  test('where every room or number is taken, the nights and stays are named', async () => {
    const id = await paidStay(nightsFrom(1, 3), ROOMS.single);
    const { status, body } = await preview('13', nightsFrom(2, 5));
    expect([status, body.code]).toEqual([409, 'sold-out']);
    expect(body.message).toMatch(
      /^Every room of this kind is sold or closed on Nov 22, 2026 and Nov 23, 2026\. .* \(GDL-\w{5}\)\.$/,
    );
    await act('assignRoom', id, { roomId: await roomId('13') });
    expect(await preview('13', nightsFrom(2, 1))).toSay(
      /^409 \w+ \(GDL-\w{5}\) has no other room on Nov 22, 2026\. /,
    );
  });
});
