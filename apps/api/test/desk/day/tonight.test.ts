import type { Hand } from '@motel/api-client/desk-contracts';
import { addDays, cents, civilDate } from '@motel/booking-core';
import pg from 'pg';
import { inTransaction } from '../../../src/db/index.ts';
import { recordOpenItem } from '../../../src/money/index.ts';
import { plantBlock } from '../../support/by-hand.ts';
import { payAtDesk } from '../../support/paid-stay.ts';
import { plantStays } from '../../support/planted-stays.ts';
import { rowOf } from '../../support/rows.ts';
import { nightsFrom, ROOMS, TODAY } from '../../support/test-booking.ts';
import { testClock } from '../../support/test-clock.ts';
import { motelOfThisTest, type TestMotel, testMotel, testStaff } from '../../support/test-motel.ts';
import { signInStaff } from '../../support/test-staff.ts';

const FRIDAY = civilDate(TODAY);

describe('§14.2: the board of the desk', () => {
  const motel = testMotel();
  const wren = testStaff(motel);
  beforeAll(async () => {
    const CAME = { arrivedAt: new Date('2026-11-20T18:00:00Z') };
    const until = (instant: string) => ({ status: 'held', heldUntil: new Date(instant) }) as const;
    await plantStays(motel.db, [
      { ...nightsFrom(0, 2), name: 'Kofi Mensah', paid: 50_00, expectedTime: '23:45' },
      { ...nightsFrom(0, 1), name: 'Wesley Halvorsen', expectedTime: '11:00' },
      { ...nightsFrom(0, 3), name: 'Juno Eriksen', ...CAME },
      { ...nightsFrom(-1, 2), name: 'Viktor Khoury', ...CAME },
      { ...nightsFrom(-2, 2), name: 'Owen Orr', ...CAME },
      { ...nightsFrom(1, 1), name: 'Delphine Beaulieu' },
      { ...nightsFrom(0, 1), name: 'Nora Gone', status: 'cancelled' },
      { ...nightsFrom(5, 1), name: 'Amiri Soon', ...until('2026-11-20T19:05:00Z') },
      { ...nightsFrom(5, 1), name: 'Worku Later', ...until('2026-11-22T19:05:00Z') },
    ]);
    await plantBlock(motel, 'many', nightsFrom(-1, 20), { rooms: 2, reason: 'New floors' });
  });

  const board = async (day?: string) => (await wren.call('tonight', { query: day ? { day } : {} })).body;
  const names = (stays: readonly { lastName: string }[]) => stays.map(({ lastName }) => lastName);

  test('has arrivals, guests in the house and departures, and no others', async () => {
    const { today, day, arriving, arrived, inHouse, leavingThatDay, leavingNextDay } = await board();
    expect([today, day]).toEqual([TODAY, TODAY]);
    expect(names(arriving)).toEqual(['Halvorsen', 'Mensah']);
    expect(arriving[0].lateSince).toBe('2026-11-20T17:00:00.000Z');
    expect(arriving[1]).toMatchObject({ balance: 150, expectedAt: '2026-11-21T05:45:00.000Z' });
    expect(arriving[1]).not.toHaveProperty('lateSince');
    expect(arrived).toMatchObject({ count: 1, last: { lastName: 'Eriksen' } });
    expect(names(inHouse).toSorted()).toEqual(['Eriksen', 'Khoury', 'Orr']);
    expect(names(leavingThatDay)).toEqual(['Orr']);
    expect(names(leavingNextDay)).toEqual(['Khoury']);
  });

  test('has each kind of room with its price and what is sold and closed', async () => {
    const { types } = await board();
    const { rooms, ...many } = types.find(({ type }: { type: { id: string } }) => type.id === 'many');
    expect(rooms).toHaveLength(12);
    expect(many).toEqual({
      type: { id: 'many', title: 'Room many' },
      isForSale: true,
      capacity: 12,
      // Four stays and the closure: Orr's nights are over.
      sold: 6,
      closed: 2,
      closedUntil: addDays(FRIDAY, 19),
      price: 89,
    });
    expect(types).toHaveLength(Object.keys(ROOMS).length);
    // Out of stock: no guest is promised a room that the desk cannot book.
    const closed = types.find(({ type }: { type: { id: string } }) => type.id === 'closed');
    expect(closed).toMatchObject({ isForSale: false, capacity: 0, sold: 0 });
  });

  test('keeps its date until 4:00 AM, and shows last night and tomorrow', async () => {
    const before = motel.clock.now().toISOString();
    motel.clock.setTo('2026-11-21T03:59:00-06:00');
    // The evening's session has ended in its quiet hours.
    await wren.signInNext('Wren of the night');
    expect(await board()).toMatchObject({ today: TODAY, day: TODAY });
    motel.clock.setTo('2026-11-21T04:00:00-06:00');
    const next = await board();
    expect(next).toMatchObject({ today: '2026-11-21', day: '2026-11-21' });
    expect(names(next.arriving)).toEqual(['Mensah', 'Beaulieu']);
    expect(names((await board(TODAY)).arriving)).toEqual(['Halvorsen', 'Mensah']);
    motel.clock.setTo(before);
    expect(names((await board('2026-11-21')).arriving)).toEqual(['Beaulieu']);
    expect(names((await board('2026-11-19')).inHouse).toSorted()).toEqual(['Khoury', 'Orr']);
  });

  test('lists what waits for a hand, each with its one remedy', async () => {
    const { id: bookingId, reference } = await rowOf(motel.db, 'bookings');
    const about = { paymentReference: 'p', bookingId, amount: cents(98_00) };
    const item = { provider: 'embedded', reference: 'dp_1', kind: 'disputed', ...about } as const;
    const now = motel.clock.now();
    await inTransaction(motel.db, (trx) => recordOpenItem(trx, motel.motel, item, undefined, now));
    const { waiting } = await board();
    expect(waiting.filter(({ kind }: Hand) => kind !== 'number')).toEqual([
      {
        id: 'item embedded dp_1',
        kind: 'money',
        isUrgent: true,
        title: 'A payment of $98.00 CAD is disputed by the guest’s bank.',
        details: `Stay ${reference}.`,
        remedy: { do: 'open-stay', label: 'Open the stay', reference },
      },
      expect.objectContaining({
        kind: 'hold',
        title: 'A hold ends at 1:05 PM.',
        details: 'Amiri Soon, Room many, has not paid yet.',
      }),
    ]);
    expect(waiting.filter(({ kind }: Hand) => kind === 'number')).toEqual([
      expect.objectContaining({ title: 'Viktor Khoury is in the house without a room number.' }),
      expect.objectContaining({ title: 'Juno Eriksen is in the house without a room number.' }),
      {
        id: 'numbers',
        kind: 'number',
        isUrgent: false,
        title: '3 stays have no room number.',
        details: 'The first arrives tonight.',
        remedy: { do: 'propose-rooms', label: 'Propose numbers' },
      },
    ]);
  });

  test('says that a till of the days before is not signed off', async () => {
    const { id } = await rowOf(motel.db, 'bookings');
    const yesterday = { ...motel, clock: testClock('2026-11-20T05:00:00Z') } as TestMotel;
    const paid = { amount: 20_00, charge: 0, what: 'cash', by: 'Wren' } as const;
    const payment_reference = await payAtDesk(yesterday, id, paid);
    expect((await board()).waiting.at(-1)).toMatchObject({
      title: 'The till of Wren on Nov 19, 2026 is not signed off.',
      remedy: { do: 'open-page', label: 'Look at the till', page: 'till?date=2026-11-19' },
    });
    await motel.db.deleteFrom('folio_entries').where('payment_reference', '=', payment_reference).execute();
  });

  test('shows the notes of the day desk until done, and is the same until then', async () => {
    const { body } = await wren.call('leaveNote', { body: { text: 'Keep 19 for last.' } });
    const first = await wren.call('tonight', { query: {} });
    expect(first.body.notes).toEqual([body]);
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
    const ask = () => wren.call('tonight', { query: {}, headers });
    motel.clock.advance(4000);
    expect((await ask()).status).toBe(304);
    await wren.call('finishNote', { parts: { id: body.id }, body: { isDone: true } });
    expect(await ask()).toMatchObject({ status: 200, body: { notes: [] } });
  });

  test('a guest who telephones is expected at that hour', async () => {
    const [{ id }] = (await board('2026-11-21')).arriving;
    const expected = (time: string | null) => wren.call('expectGuest', { parts: { id }, body: { time } });
    expect((await expected('01:30')).status).toBe(200);
    expect((await board('2026-11-21')).arriving[0].expectedAt).toBe('2026-11-22T07:30:00.000Z');
    await expected(null);
    expect((await board('2026-11-21')).arriving[0]).not.toHaveProperty('expectedAt');
    for (const time of ['24:00', '1:30', 'late']) expect((await expected(time)).status).toBe(400);
    const { id: gone } = await rowOf(motel.db, 'bookings', { status: 'cancelled' });
    const refused = await wren.call('expectGuest', { parts: { id: gone }, body: { time: '22:00' } });
    expect(refused.body.message).toBe('This stay is no longer booked: no guest is expected.');
  });

  test('a night that is no date, or too far, is refused in a sentence', async () => {
    expect((await wren.call('tonight', { query: { day: 'soon' } })).status).toBe(400);
    expect((await wren.call('tonight', { query: { day: '9999-12-31' } })).status).toBe(400);
    expect(await wren.call('tonight', { query: { day: '2199-12-31' } })).toSay(
      '422 The board shows nights from a year ago to a year ahead.',
    );
  });
});

test('§14.2: the board takes the same statements for any number of stays', async () => {
  const motel = await motelOfThisTest();
  const wren = await signInStaff(motel);
  const statements = async () => {
    const query = vi.spyOn(pg.Client.prototype, 'query');
    expect((await wren.call('tonight', { query: {} })).status).toBe(200);
    const sent = query.mock.calls.length;
    query.mockRestore();
    return sent;
  };
  await plantStays(motel.db, [nightsFrom(0, 1)]);
  await statements();
  const few = await statements();
  await plantStays(
    motel.db,
    Array.from({ length: 10 }, (_, index) => ({ ...nightsFrom(0, 1 + index), paid: 0 })),
  );
  expect(await statements()).toBe(few);
  expect(few).toBeLessThanOrEqual(29);
});
