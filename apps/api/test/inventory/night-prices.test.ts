import { ENDPOINTS, nightPrices } from '@motel/api-client/contracts';
import { addDays, civilDate, nightDates } from '@motel/booking-core';
import pg from 'pg';
import { publishTariff } from '../support/publish-tariff.ts';
import { freshStay, ROOMS, signInGuest, TODAY } from '../support/test-booking.ts';
import { motelOfThisTest, type TestMotel, testMotel } from '../support/test-motel.ts';

type Asked = Readonly<Record<string, string | number>>;

const COUNTS = { adults: 1, children: 0, infants: 0, pets: 0, rooms: 1 };
const pathOf = (path: string, asked: Asked) =>
  `${path}?${new URLSearchParams(Object.entries({ ...COUNTS, ...asked }).map(([name, value]) => [name, `${value}`]))}`;

async function nightsOf(motel: TestMotel, asked: Asked) {
  const { status, body } = await motel.call(pathOf(ENDPOINTS.nightPrices.path, asked));
  expect(status).toBe(200);
  return nightPrices.parse(body).nights;
}

describe('Q16 prices of nights', () => {
  const motel = testMotel();

  test('each night costs as its cheapest offer, or in one kind; sold out says so', async () => {
    const { checkIn: from, checkOut: to } = freshStay();
    const next = addDays(from, 1);
    await (await signInGuest(motel)).book({ checkIn: from, checkOut: next }, ROOMS.single);
    const { offers } = (await motel.call(pathOf(ENDPOINTS.offers.path, { from, to: next, adults: 3 }))).body;
    const totals = offers.flatMap(({ stay }: { stay?: { total: number } }) => (stay ? [stay.total] : []));
    const total = Math.min(...totals);
    expect((await nightsOf(motel, { from, to, adults: 3 }))[0]).toEqual({ date: from, total });
    const single = await nightsOf(motel, { from, to, adults: 3, room: 'single' });
    expect(single[0]).toEqual({ date: from, isFull: true });
    expect(single[1]).toEqual({ date: next, total: 120 });
  });

  test('no night before today, out of stock or with too many pets has one', async () => {
    const range = { from: addDays(civilDate(TODAY), -1), to: addDays(civilDate(TODAY), 1) };
    const [before, now] = await nightsOf(motel, range);
    expect(before).toEqual({ date: range.from });
    expect(now?.total).toBeDefined();
    for (const unfit of [{ room: 'closed' }, { room: 'many', pets: 3 }])
      expect((await nightsOf(motel, { ...range, ...unfit }))[1]).toEqual({ date: TODAY });
  });

  test.each([
    [{ to: '2027-05-01' }, 422],
    [{ to: '2027-07-03' }, 422],
    [{ arrival: 'soon' }, 400],
    [{ adults: 0 }, 400],
    [{ room: 'cellar' }, 404],
  ])('%o are refused', async (wrong, status) => {
    const asked = { from: '2027-05-01', to: '2027-05-03', ...wrong };
    expect((await motel.call(pathOf(ENDPOINTS.nightPrices.path, asked))).status).toBe(status);
  });
});

test('Q16 F33 from an arrival on plans count that are sold on all nights', async () => {
  const own = await motelOfThisTest();
  const plans = [{ id: 'flexible' }, { id: 'saver', percent: '-20', to: '2027-05-04' }];
  await publishTariff(own, { plans });
  const range = { from: '2027-05-03', to: '2027-05-07', room: 'many' };
  const totals = async (more: Asked) =>
    (await nightsOf(own, { ...range, ...more })).map(({ total }) => total);
  expect(await totals({})).toEqual([79, 79, 98, 98]);
  expect(await totals({ arrival: '2027-05-04' })).toEqual([79, 79, 116, 98]);
  expect(await totals({ arrival: '2027-05-05' })).toEqual([79, 79, 98, 98]);
});

test('two months from an arrival take three statements, none when kept', async () => {
  const motel = await motelOfThisTest();
  await nightsOf(motel, { from: '2027-05-01', to: '2027-05-02' });
  const query = vi.spyOn(pg.Client.prototype, 'query');
  onTestFinished(() => query.mockRestore());
  const asked = { from: '2027-05-01', to: '2027-07-02', arrival: '2027-04-20' };
  expect(await nightsOf(motel, asked)).toHaveLength(
    nightDates({ checkIn: civilDate(asked.from), checkOut: civilDate(asked.to) }).length,
  );
  expect(query.mock.calls.length).toBeLessThanOrEqual(4);
  query.mockClear();
  await nightsOf(motel, asked);
  expect(query).not.toHaveBeenCalled();
});
