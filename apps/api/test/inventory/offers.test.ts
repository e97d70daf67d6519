import { randomUUID } from 'node:crypto';
import { ENDPOINTS, type OffersWire, offers } from '@motel/api-client/contracts';
import { addDays, civilDate, type Stay } from '@motel/booking-core';
import pg from 'pg';
import { flatTariff } from '../support/flat-tariff.ts';
import { publishTariff } from '../support/publish-tariff.ts';
import { freshStay, ROOMS, signInGuest, TODAY } from '../support/test-booking.ts';
import { motelOfThisTest, testMotel } from '../support/test-motel.ts';

type OfferWire = OffersWire['offers'][number];

const TERMS = ['Free cancellation until 24 hours before', 'Paid when you book'];
const NIGHT: Stay = { checkIn: civilDate('2027-05-03'), checkOut: civilDate('2027-05-04') };

function pathOf({ checkIn, checkOut }: Partial<Stay>, party: Record<string, number | string> = {}): string {
  const counts = { adults: 1, children: 0, infants: 0, pets: 0, rooms: 1, ...party };
  const asked = { ...(checkIn && { from: checkIn }), ...(checkOut && { to: checkOut }), ...counts };
  const query = Object.entries(asked).map(([name, value]): [string, string] => [name, `${value}`]);
  return `${ENDPOINTS.offers.path}?${new URLSearchParams(query)}`;
}

describe('§2.9: offers for a search', () => {
  const motel = testMotel();

  async function offersFor(stay: Stay, party?: Record<string, number>) {
    const { status, body } = await motel.call(pathOf(stay, party));
    expect(status).toBe(200);
    expect(offers.parse(body).offers).toHaveLength(body.offers.length);
    return new Map<string, OfferWire>(body.offers.map((offer: { _id: string }) => [offer._id, offer]));
  }

  test('each listed room has one, in the owner’s order', async () => {
    const found = await offersFor(NIGHT);
    expect([...found.keys()]).toEqual(['many', 'single', 'no-pets', 'closed', 'free']);
  });

  const way = (rooms: number, extraPersons: number, total: number) => ({ rooms, extraPersons, total });
  test.each([
    ['D1, D3 the total is the price to pay', 'many', {}, way(1, 0, 98)],
    [
      'D3 an extra person where another room is dearer',
      'many',
      { adults: 4 },
      way(1, 2, 142),
      way(2, 0, 195),
    ],
    ['another room where extra persons are dearer', 'free', { adults: 4 }, way(2, 0, 0), way(1, 2, 44)],
    ['Q13 one room left is the only way', 'single', { adults: 3 }, way(1, 1, 120)],
    ['P6 the searched rooms are the least', 'many', { adults: 2, rooms: 3 }, way(3, 0, 292)],
  ] as const)('%s', async (_, room, party, stay, instead = undefined) => {
    const offer = { _id: room, free: ROOMS[room].rooms, terms: TERMS, stay, instead };
    expect((await offersFor(NIGHT, party)).get(room)).toEqual(offer);
  });

  test('the party of an offer can be booked at its total', async () => {
    const guest = await signInGuest(motel);
    const stay = freshStay();
    const { rooms, total } = (await offersFor(stay, { adults: 3, pets: 1 })).get('many')!.stay!;
    const wanted = { party: { adults: 3, pets: 1 }, rooms };
    const overrides = { totalAmount: `${total}` };
    expect((await guest.book(stay, ROOMS.many, { ...wanted, overrides })).status).toBe(200);
  });

  test('rooms left are those of the fullest night', async () => {
    const guest = await signInGuest(motel);
    const stay = freshStay();
    await guest.book({ ...stay, checkIn: addDays(stay.checkIn, 1) }, ROOMS.many, { rooms: 5 });
    expect((await offersFor(stay)).get('many')?.free).toBe(7);
  });

  test('sold out names the first such night; the others are not asked about', async () => {
    const guest = await signInGuest(motel);
    const stay = freshStay();
    const second = { ...stay, checkIn: addDays(stay.checkIn, 1) };
    await guest.book(second, ROOMS.single);
    const found = await offersFor(stay);
    const message = `Sold out on ${second.checkIn}.`;
    // H5: the nearest stays of as many nights.
    const at = (days: number) => ({ from: addDays(stay.checkIn, days), to: addDays(stay.checkOut, days) });
    const near = [-1, 2].map((days) => ({ ...at(days), total: 195 }));
    const soldOut = { _id: 'single', free: 0, reason: { code: 'sold-out', message }, near };
    expect(found.get('single')).toEqual(soldOut);
    expect(found.get('many')?.free).toBe(12);
    const first = await offersFor({ checkIn: stay.checkIn, checkOut: second.checkIn });
    expect(first.get('single')?.free).toBe(1);
  });

  test('too few rooms left for the party say how many there are', async () => {
    const { reason } = (await offersFor(NIGHT, { adults: 5 })).get('single')!;
    const message = 'Only 1 of this kind left on 2027-05-03, and your party needs 2.';
    expect(reason).toEqual({ code: 'few-rooms-left', message });
  });

  test('C7, D13 pets, and a room out of stock, have their reasons', async () => {
    const found = await offersFor(NIGHT, { pets: 1 });
    expect(found.get('no-pets')?.reason).toEqual({
      code: 'pets-not-allowed',
      message: 'Pets are not allowed at this property',
    });
    expect(found.get('closed')).toEqual({
      _id: 'closed',
      free: 0,
      reason: { code: 'out-of-stock', message: 'This room is currently not available.' },
    });
    const three = await offersFor(NIGHT, { pets: 3 });
    expect(three.get('many')?.reason).toEqual({ code: 'pets-too-many', message: 'Maximum 2 pets allowed' });
  });

  test('H5, H10, F6, F7, F8 refused nights have a reason and the nearest stays', async () => {
    const own = await motelOfThisTest();
    const { checkIn: night } = NIGHT;
    const isOn = (room: string, rule: object) => ({ room, from: night, to: night, ...rule });
    const nightly = [
      ...flatTariff(Object.values(ROOMS)).nightly!,
      isOn('many', { closed: true }),
      isOn('single', { minNights: 2 }),
      isOn('no-pets', { closedToArrival: true }),
    ];
    const steps = [
      { fromNight: 7, off: '15%' },
      { fromNight: 28, off: '30%' },
    ];
    await publishTariff(own, { nightly, steps });
    const { body } = await own.call(pathOf(NIGHT));
    const refused = body.offers.slice(0, 3) as OfferWire[];
    expect(refused.map(({ reason }) => reason)).toEqual([
      { code: 'night-closed', message: 'The night of 2027-05-03 is closed.' },
      { code: 'stay-too-short', message: 'These dates need a stay of at least 2 nights.' },
      { code: 'closed-to-arrival', message: expect.any(String) },
    ]);
    const later = { from: '2027-05-04', to: '2027-05-05', total: 98 };
    const earlier = { from: '2027-05-02', to: '2027-05-03', total: 98 };
    const longer = { from: '2027-05-03', to: '2027-05-05', total: 195 };
    expect(refused.map(({ near }) => near)).toEqual([
      [later, earlier],
      [longer, later],
      [later, earlier],
    ]);
    const { longer: worked } = (await own.call('/api/property/getPropertyDetail/many')).body;
    expect(worked).toEqual(['7 nights $609.65, $13.35 less', '30 nights $2,309.55, $360.45 less']);
  });

  test.each([
    ['no dates', pathOf({})],
    ['an impossible date', pathOf({ ...NIGHT, checkIn: '2027-13-03' as never })],
    ['no adult', pathOf(NIGHT, { adults: 0 })],
    ['no room', pathOf(NIGHT, { rooms: 0 })],
    ['more than 1000', pathOf(NIGHT, { pets: 1001 })],
    ['half a child', pathOf(NIGHT, { children: 0.5 })],
    ['a blank count', pathOf(NIGHT, { infants: '' })],
  ])('%s is malformed', async (_, path) => {
    expect(await motel.call(path)).toMatchObject({ status: 400, body: { code: 'malformed' } });
  });

  test.each([
    ['W2', { ...NIGHT, checkIn: addDays(civilDate(TODAY), -1) }],
    ['W3', { ...NIGHT, checkOut: NIGHT.checkIn }],
    ['W3', { ...NIGHT, checkOut: addDays(NIGHT.checkIn, 366) }],
    ['W4', { checkIn: addDays(civilDate(TODAY), 731), checkOut: addDays(civilDate(TODAY), 732) }],
  ])('%s dates that nobody can book are refused', async (rule, stay) => {
    const { status, body } = await motel.call(pathOf(stay));
    expect([status, body.code, body.issues[0].rule]).toEqual([422, 'rule-broken', rule]);
  });
});

test('all rooms are four statements with the limit, none when kept', async () => {
  const motel = await motelOfThisTest();
  await motel.call(pathOf(NIGHT));
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const sent = () => query.mock.calls.map(([statement]) => String(statement));
  const ask = () => motel.call(pathOf(NIGHT, { adults: 7 }), { headers: { 'x-request-id': randomUUID() } });
  await ask();
  expect(sent().length, sent().join('\n')).toBeLessThanOrEqual(4);
  query.mockClear();
  await ask();
  expect(sent().length, sent().join('\n')).toBe(0);
  query.mockRestore();
});
