import { fc, it } from '@fast-check/vitest';
import {
  addDays,
  type CivilDate,
  cents,
  civilDate,
  dollars,
  type NightlyData,
  nightDates,
  nightPrices,
  parseTariff,
  priceTotal,
  specificationTariff,
  type Tariff,
  type TariffData,
} from '../src/index.ts';
import {
  changedRate,
  changedRates,
  dollarsMore,
  endSeasonWithin,
  feeAmount,
  findCode,
  hasCodes,
  houseFees,
  isInTheWay,
  isOn,
  isTaxFee,
  isUndone,
  layerOf,
  mean,
  roomTariff,
  type SeasonRows,
  seasonReach,
  seasonsOf,
  setNights,
  setSeason,
  withHouseFees,
  withoutChange,
  withTaxes,
} from '../src/rates.ts';
import { runs } from './support/runs.ts';

const FIRST = civilDate('2027-06-01');
const DAYS = 40;
const ROOMS = ['queen', 'suite'];
const DATA: TariffData = {
  id: 'usual',
  currency: 'CAD',
  rooms: { queen: { sleeps: 2 }, suite: { sleeps: 4 } },
  nightly: [{ price: '89' }, { price: '109', on: ['fri', 'sat'] }],
  codes: [{ code: 'Summer', off: '10%', room: 'queen' }],
  fees: [{ id: 'pet', amount: { queen: '15' }, each: 'pet' }],
};
const day = (number: number) => addDays(FIRST, number);
const pricesOf = (tariff: Tariff, room: string) => nightPrices(tariff, room, FIRST, day(DAYS));
const spans = fc
  .tuple(fc.nat({ max: DAYS - 8 }), fc.integer({ min: 1, max: 12 }))
  .map(([from, length]) => ({ from: day(from), to: day(Math.min(from + length, DAYS - 1)) }));
const byHand = fc
  .tuple(spans, fc.constantFrom(...ROOMS), fc.integer({ min: 50, max: 60 }))
  .map(([span, room, price]): NightlyData => ({ ...span, room, price }));
const seasons = fc
  .tuple(spans, fc.constantFrom('Spring', 'Fair'), fc.integer({ min: 200, max: 220 }))
  .map(([span, name, price]): SeasonRows => ({ name, ...span, rows: [{ rooms: ROOMS, price }] }));
const changes = fc.oneof(
  byHand.map((entry) => (data: TariffData) => setNights(data, entry)),
  seasons.map((season) => (data: TariffData) => setSeason(data, undefined, season)),
);
/** A tariff after some changes. */
const stories = fc
  .array(changes, { maxLength: 5 })
  .map((made) => made.reduce<TariffData>((data, change) => change(data), DATA));

describe('[M8] the mean of an amount', () => {
  it.prop([fc.integer({ min: 0, max: 1e12 }), fc.integer({ min: 1, max: 1e6 })])(
    '[M8] is the nearest cent, a half up',
    (amount, count) => {
      const rest = amount - mean(cents(amount), count) * count;
      expect(2 * rest < count && 2 * rest >= -count).toBe(true);
    },
  );
});

describe('[F18] a price that is put up or down', () => {
  test.each([
    ['16.10', { percent: 15 }, 18.52],
    ['16.10', { percent: -15 }, 13.69],
    ['89', { amount: 20 }, 109],
    ['89', { amount: -100 }, -11],
    ['89', { percent: -100 }, 0],
    ['10', { percent: 250, amount: 0.5 }, 35.5],
    ['10', {}, 10],
  ])('[F18] $%s by %o is $%d', (rate, more, expected) => {
    expect(changedRate(dollars(rate), more) / 100).toBe(expected);
  });

  it.prop([fc.integer({ min: 0, max: 9_999_999 }), fc.integer({ min: -1_000_000, max: 10_000_000 })])(
    '[F18] is rounded once from the exact product, a half up',
    (rate, share) => {
      const exact = BigInt(rate) * BigInt(1_000_000 + share);
      const rounded = Number((2n * exact + 1_000_000n) / 2_000_000n);
      expect(changedRate(cents(rate), { percent: share / 10_000 })).toBe(rounded);
    },
  );

  test.each([{ percent: -101 }, { percent: 1001 }, { percent: Number.NaN }, { amount: 0.001 }])(
    '[F18] [R2] by %o is refused',
    (more) => {
      expect(() => changedRate(dollars('89'), more)).toThrow(RangeError);
    },
  );

  it.prop([fc.integer({ min: 0, max: 9_999_999 }), fc.integer({ min: 0, max: 9_999_999 })])(
    '[M2] the difference of two amounts of the wire is exact',
    (from, to) => {
      expect(dollarsMore(from / 100, to / 100)).toBe((to - from) / 100);
    },
  );
});

describe('[F19] [F20] nights that are set by hand', () => {
  test.each<[Partial<NightlyData>, string]>([
    [{}, 'base'],
    [{ on: ['fri'] }, 'weekday'],
    [{ name: 'Fair', from: '2027-06-01', to: '2027-06-02' }, 'season'],
    [{ from: '2027-06-01', to: '2027-06-02' }, 'hand'],
  ])('[F19] %o is of the layer %s', (entry, layer) => {
    expect(layerOf(entry as NightlyData)).toBe(layer);
  });

  it.prop([stories, byHand], runs(3))('[F20] win, and change no other night', (data, entry) => {
    const [before, after] = [parseTariff(data), parseTariff(setNights(data, entry))];
    for (const room of ROOMS) {
      const were = pricesOf(before, room);
      for (const [at, { date, price }] of pricesOf(after, room).entries()) {
        const isSet = room === entry.room && isOn(entry, date);
        expect(price).toBe(isSet ? Number(entry.price) * 100 : were[at]?.price);
      }
    }
  });

  it.prop([stories, byHand])('[F20] drop what they cover', (data, entry) => {
    const twice = setNights(setNights(data, entry), entry);
    expect(twice.nightly).toEqual(setNights(data, entry).nightly);
  });
});

describe('[F21] a season', () => {
  it.prop([stories, seasons], runs(3))('[F21] is under shorter ones and nights by hand', (data, season) => {
    const tariff = parseTariff(setSeason(data, undefined, season));
    const were = pricesOf(parseTariff(data), 'queen');
    const length = nightsIn(season);
    for (const [at, { date, price }] of pricesOf(tariff, 'queen').entries()) {
      const above = data.nightly.filter(
        (entry) =>
          [entry.room ?? 'queen'].flat().includes('queen') &&
          isOn(entry, date) &&
          (layerOf(entry) === 'hand' || (layerOf(entry) === 'season' && nightsIn(entry) < length)),
      );
      const wins = isOn(season, date) && above.length === 0;
      expect(price).toBe(wins ? Number(season.rows[0]?.price) * 100 : were[at]?.price);
    }
  });

  it.prop([stories, seasons])('[F21] that is removed again leaves the tariff as it was', (data, season) => {
    const { name, from, to } = season;
    fc.pre(!seasonsOf(data).some((one) => one.name === name && one.from === from && one.to === to));
    expect(setSeason(setSeason(data, undefined, season), season, undefined)).toEqual(data);
  });

  it.prop([seasons, spans], runs(3))(
    '[F21] ends within some nights, and stays on others',
    (season, there) => {
      const tariff = setSeason(DATA, undefined, season);
      const ended = parseTariff(endSeasonWithin(tariff, season, there));
      const [usual, was] = [pricesOf(parseTariff(DATA), 'suite'), pricesOf(parseTariff(tariff), 'suite')];
      for (const [at, { date, price }] of pricesOf(ended, 'suite').entries()) {
        const isThere = there.from <= date && date <= there.to;
        expect(price).toBe((isThere ? usual : was)[at]?.price);
      }
    },
  );

  it.prop([stories, seasons], runs(3))('[F22] wins where its price is charged', (data, season) => {
    const tariff = setSeason(data, undefined, season);
    const { wins } = seasonReach(tariff, season, FIRST, day(DAYS - 1));
    const prices = ROOMS.flatMap((room) => pricesOf(parseTariff(tariff), room));
    const charged = Number(season.rows[0]?.price) * 100;
    for (const date of nightDates({ checkIn: FIRST, checkOut: day(DAYS) })) {
      const isWon = wins.some(({ from, to }) => from <= date && date <= to);
      // Another season may have the same price.
      if (isWon) expect(prices.some((night) => night.date === date && night.price === charged)).toBe(true);
    }
  });
});

describe('[F23] a change that is undone', () => {
  it.prop([stories, changes, fc.array(changes, { maxLength: 3 })], runs(3))(
    '[F23] gives its nights back, and keeps what came later',
    (data, change, later) => {
      const after = change(data);
      const now = later.reduce((all, one) => one(all), after);
      fc.pre(!isInTheWay([data, after], [after, now]));
      const undone = withoutChange(now, data, after);
      const [one, two, three, four] = [data, after, now, undone].map((all) => parseTariff(all));
      if (one === undefined || two === undefined || three === undefined || four === undefined) return;
      expect(isUndone({ before: one, after: two, now: three, undone: four }, FIRST, DAYS)).toBe(true);
    },
  );

  test('[F5] [F23] nights set again as they were win, until that is undone', () => {
    const first = { from: day(18), to: day(25), room: 'queen', price: 60 };
    const second = { from: day(11), to: day(18), room: 'queen', price: 50 };
    const data = { ...DATA, nightly: [...DATA.nightly, first, second] };
    const after = setNights(data, first);
    const priceOn = (all: TariffData) => nightPrices(parseTariff(all), 'queen', day(18), day(19))[0]?.price;
    expect([data, after].map(priceOn)).toEqual([50_00, 60_00]);
    expect(withoutChange(after, data, after)).toEqual(data);
    const { removed, added } = changedRates(data, after);
    expect([removed, added].map(({ length }) => length)).toEqual([1, 1]);
  });
});

describe('[F24] the part of a tariff about one room', () => {
  it.prop([stories, spans, fc.constantFrom(...ROOMS)], runs(3))(
    '[F24] prices its stays',
    (data, span, room) => {
      const request = { room, from: span.from, to: addDays(span.to as CivilDate, 1), party: { adults: 2 } };
      const part = parseTariff(roomTariff(parseTariff(data), room, FIRST));
      expect(priceTotal(part, request)).toBe(priceTotal(parseTariff(data), request));
      expect(part.data.codes).toBeUndefined();
    },
  );

  test('[F14] [F2] codes and fees are found by room, a code in any case', () => {
    const tariff = parseTariff(DATA);
    expect(findCode(tariff, ' SUMMER ')?.off).toBe('10%');
    expect([hasCodes(tariff, 'queen'), hasCodes(tariff, 'suite')]).toEqual([true, false]);
    expect([feeAmount(tariff, 'pet', 'queen'), feeAmount(tariff, 'pet', 'suite')]).toEqual([1500, 0]);
  });
});

function nightsIn({ from, to }: Partial<Record<'from' | 'to', string | undefined>>): number {
  if (from === undefined || to === undefined) return Number.POSITIVE_INFINITY;
  return Date.parse(to) - Date.parse(from);
}

describe('[F28] other taxes in the place of a tariff’s', () => {
  const gst = { id: 'gst', percent: 5, of: ['rooms', 'pet'], tax: { name: 'GST' } } as const;
  const city = { id: 'city', amount: 3, per: 'night', tax: { name: 'City tax' } } as const;
  const taxed = withTaxes(DATA, [gst, city]);

  test('they stand behind all other fees, and only they are exchanged', () => {
    expect(taxed.fees?.map(({ id }) => id)).toEqual(['pet', 'gst', 'city']);
    expect(taxed.fees?.map(isTaxFee)).toEqual([false, true, true]);
    const other = { ...gst, percent: 7 };
    expect(withTaxes(taxed, [other])).toEqual({ ...DATA, fees: [...(DATA.fees ?? []), other] });
    expect(withTaxes(taxed, [])).toEqual(DATA);
    expect(withTaxes({ ...DATA, fees: undefined } as never, [city]).fees).toEqual([city]);
  });

  test('[F23] a change of them is undone, unless they have changed again', () => {
    const again = withTaxes(taxed, [city]);
    expect(withoutChange(taxed, DATA, taxed)).toEqual({ ...DATA });
    expect(isInTheWay([DATA, taxed], [taxed, again])).toBe(true);
    expect(isInTheWay([DATA, taxed], [taxed, { ...taxed, steps: [] }])).toBe(false);
  });
});

test('[F39] other fees of the house, each with its taxes, before the taxes', () => {
  const room = { sleeps: 2, included: 2, pets: 1, pricePerNight: 100, petFee: 15, extraPersonCharge: 20 };
  const preset = specificationTariff({ queen: room });
  const [linen, cleaning] = [
    { id: 'linen', amount: 8, each: 'person', taxes: ['taxes', 'tourism-levy'] } as const,
    { id: 'cleaning', amount: { queen: 25 }, taxes: ['taxes'] },
  ];
  const stay = { room: 'queen', from: '2027-07-04', to: '2027-07-05', party: { adults: 2 } };
  expect(houseFees(preset)).toEqual([]);
  const first = withHouseFees(preset, [linen, cleaning]);
  expect(houseFees(first)).toEqual([linen, cleaning]);
  expect(priceTotal(parseTariff(first), stay)).toBe(100_00 + 16_00 + 25_00 + 8_00 + 5_00);
  const again = withHouseFees(first, [cleaning]);
  expect(again.fees?.map(({ id }) => id).slice(3)).toEqual(['cleaning', 'taxes', 'tourism-levy']);
  expect(priceTotal(parseTariff(again), stay)).toBe(100_00 + 25_00 + 7_00 + 4_00);
  expect(withHouseFees(again, [])).toEqual(preset);
  const city = { id: 'city', amount: 3, tax: { name: 'City tax' } };
  expect(withHouseFees({ ...DATA, fees: [city] }, [cleaning]).fees).toEqual([
    { id: 'cleaning', amount: { queen: 25 } },
    city,
  ]);
});

afterEach(() => vi.unstubAllEnvs());

describe('[F5] the day of the week on which a night begins', () => {
  test.each(['America/Edmonton', 'UTC', 'Pacific/Kiritimati'])('[F5] is the same in %s', (zone) => {
    vi.stubEnv('TZ', zone);
    expect(isOn({ on: ['fri'] }, '2027-07-09')).toBe(true);
    expect(isOn({ on: ['thu', 'sat'] }, '2027-07-09')).toBe(false);
  });
});
