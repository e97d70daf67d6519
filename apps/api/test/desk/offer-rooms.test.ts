import { freshStay, ROOMS, TODAY } from '../support/test-booking.ts';
import { bookAtDesk, stayQuery } from '../support/test-desk.ts';
import { testMotel, testStaff } from '../support/test-motel.ts';

const PARTY = { adults: '2', children: '0', infants: '0', pets: '0', rooms: '1' };

describe('§14.5: what the desk can sell', () => {
  const motel = testMotel();
  const wren = testStaff(motel);

  const offersOf = async (query: Record<string, string>) => {
    const { status, body } = await wren.call('offers', { query: { ...PARTY, ...query } });
    expect(status).toBe(200);
    return body;
  };
  const offerOf = async (query: Record<string, string>) =>
    (await offersOf(query)).offers.find(({ type }: { type: { id: string } }) => type.id === ROOMS.many.id);

  test('a kind of room has the price of its quote, and one room less once booked', async () => {
    const stay = freshStay(2);
    const query = { checkIn: stay.checkIn, nights: '2' };
    const before = await offerOf(query);
    const { total } = (await wren.call('quoteStay', { query: stayQuery(stay) })).body;
    expect(before).toMatchObject({ total });
    expect((await bookAtDesk(wren, { stay })).status).toBe(200);
    expect(await offerOf(query)).toEqual({ ...before, free: before.free - 1 });
  });

  test('a kind that the party does not fit into says why', async () => {
    const { checkIn } = freshStay(1);
    const offer = await offerOf({ checkIn, nights: '1', adults: '9' });
    expect(offer).toMatchObject({ free: 0, refusal: 'Minimum 3 room(s) required for 9 paying guests' });
    expect(offer).not.toHaveProperty('total');
    expect((await offersOf({ nights: '1' })).checkIn, 'the night of the desk').toBe(TODAY);
  });

  test.each(['0001-01-01', '9999-12-31'])('%s is no day to ask for, of any call', async (day) => {
    const stay = { checkIn: day, checkOut: day };
    const asked = await Promise.all([
      wren.call('offers', { query: { ...PARTY, checkIn: day, nights: '2' } }),
      wren.call('quoteStay', { query: { ...PARTY, typeId: ROOMS.many.id, ...stay } }),
      wren.call('freeRooms', { query: { typeId: ROOMS.many.id, ...stay } }),
      wren.call('plan', { query: { from: day, days: '14' } }),
      wren.call('tonight', { query: { day } }),
      wren.call('till', { query: { date: day } }),
      wren.call('closeRoom', { parts: { id: 'any' }, body: { ...stay, reason: 'Sink' } }),
    ]);
    expect(asked.map(({ status }) => status)).toEqual(asked.map(() => 400));
  });

  test.each(['0', '9999'])('%s nights are refused', async (nights) => {
    const { status, body } = await wren.call('offers', { query: { ...PARTY, nights } });
    expect([status, body.code]).toEqual([400, 'malformed']);
  });
});
