import { DESK_CALLS, type DeskCall, type DeskCallName } from '@motel/api-client/desk-contracts';
import { emptyBooks } from '../support/books.ts';
import { everythingStored } from '../support/looks.ts';
import { freshStay, ROOMS } from '../support/test-booking.ts';
import { TWO_ADULTS, TYPED_GUEST, testDesk } from '../support/test-desk.ts';
import { testMotel, testStaff } from '../support/test-motel.ts';

/** The calls that act on one stay. */
const PRESSES = Object.entries<DeskCall>(DESK_CALLS)
  .filter(([, { method, path }]) => method === 'POST' && path.startsWith('/api/desk/stays/{id}/'))
  .map(([name]) => name as DeskCallName);

describe('§14.5 each press on a stay carries the version that its person saw', () => {
  const motel = testMotel();
  const wren = testStaff(motel);
  const sam = testStaff(motel, 'clerk', 'Sam');
  const { act, book, look, numbersOf, roomId } = testDesk(motel, wren);
  beforeEach(() => emptyBooks(motel.db));

  const reason = 'as agreed';
  const guest = { ...TYPED_GUEST, language: 'en' };
  const stay = freshStay(2);
  /** The bodies of these calls, besides the version. */
  const said: Partial<Record<DeskCallName, object>> = {
    noteStay: { text: 'Asked for a cot' },
    messageStay: { text: 'The road is closed' },
    editGuest: { guest },
    takePayment: { way: 'cash', amount: 10 },
    chargeGuarantee: { amount: 10 },
    waive: { amount: 10, reason },
    chargeArticle: { article: 'parking', quantity: 1, total: 10 },
    takeBackCharge: { charge: 1, reason },
    undoPayment: { payment: 'one' },
    movePayment: { payment: 'one', to: 'another', amount: 10 },
    refund: { amount: 10, reason, isOwedAgain: false },
    cancelStay: { isNoShow: false, kept: 0, refunded: 195 },
    reinstateStay: { balance: 0 },
    changeStay: { typeId: ROOMS.many.id, ...stay, party: TWO_ADULTS, difference: 0, pay: 'later' },
    issueReceipt: { kind: 'receipt', total: 195 },
    assignRoom: { roomId: 'one' },
    giveRooms: { roomIds: ['one'] },
    setWishes: { wishes: ['quiet'] },
    expectGuest: { time: '22:00' },
  };

  test('all calls that act on a stay, and none does anything to another version', async () => {
    expect(PRESSES.length).toBeGreaterThan(20);
    const id = await book({ stay });
    const before = await everythingStored(motel);
    for (const name of PRESSES) {
      const { status, body } = await act(name, id, { version: 'of before', ...said[name] });
      expect([name, status, body.code]).toEqual([name, 409, 'changed-meanwhile']);
    }
    expect(await everythingStored(motel)).toEqual(before);
  });

  test('of two clerks who move a guest at once, the second is told who did what', async () => {
    const id = await book({ stay, roomIds: [await roomId('1')] });
    const { version } = await look(id);
    const to = async (staff: typeof wren, number: string) =>
      staff.call('giveRooms', { parts: { id }, body: { version, roomIds: [await roomId(number)] } });
    expect((await to(sam, '3')).status).toBe(200);
    expect(await to(wren, '2')).toSay(
      '409 Sam changed this a moment ago: room 1 to 3. Your change was not saved.',
    );
    expect(await numbersOf(id)).toEqual(['3']);
  });

  test('an hour of arrival, a wish or a room gives another version', async () => {
    const id = await book({ stay });
    for (const [name, body] of [
      ['expectGuest', { time: '23:00' }],
      ['setWishes', { wishes: ['quiet'] }],
    ] as const) {
      const { version } = await look(id);
      expect((await act(name, id, body)).status).toBe(200);
      expect((await look(id)).version).not.toBe(version);
    }
    // A press answers with the version after it.
    const { body } = await act('giveRooms', id, { roomIds: [await roomId('4')] });
    expect(body.version).toBe((await look(id)).version);
  });
});
