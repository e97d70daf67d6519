import { fc, it } from '@fast-check/vitest';
import { withinTotal } from '../src/booking.ts';
import {
  type Cents,
  CURRENCIES,
  cents,
  decimalsOf,
  divide,
  format,
  fromMinorUnits,
  highestRate,
  isPayable,
  nearestIn,
  parseTariff,
  type Quote,
  ROUNDINGS,
  smallestUnitOf,
  split,
  type TariffData,
  toMinorUnits,
} from '../src/index.ts';
import { changedRate, mean } from '../src/rates.ts';
import { articleLines, price } from './support/english.ts';
import { quoteOf, stayOf, tariffWith } from './support/pricing.ts';
import { Chance, randomRequest, randomTariff } from './support/random-cases.ts';
import { runs } from './support/runs.ts';

const amounts = fc.integer({ min: 0, max: 2_000_000 }).map(cents);
const inYen = (amount: number): Cents => cents(amount * 100);

describe('[M9] the table of currencies', () => {
  test('[M9] has each code once, in alphabetical order', () => {
    expect(CURRENCIES).toEqual([...new Set(CURRENCIES)].sort());
    expect(CURRENCIES).toHaveLength(155);
    expect(CURRENCIES.every((code) => /^[A-Z]{3}$/.test(code))).toBe(true);
  });

  test.each([
    [2, 1, ['CAD', 'EUR']],
    [0, 100, ['JPY', 'KRW', 'VND', 'XPF', 'BIF']],
    [3, 1, ['KWD', 'TND', 'BHD']],
  ] as const)('[M9] %i decimals, paid in steps of %i: %j', (decimals, unit, codes) => {
    for (const code of codes) expect([decimalsOf(code), smallestUnitOf(code)]).toEqual([decimals, unit]);
  });

  test('[M9] has 28 currencies without decimals, and six with three', () => {
    const withDecimals = (count: number) => CURRENCIES.filter((code) => decimalsOf(code) === count);
    expect(withDecimals(0)).toHaveLength(28);
    expect(withDecimals(3)).toEqual(['BHD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND']);
  });

  test.each(['cad', 'XXX', 'CADX', '', undefined, null])('[M9] [R2] %s is none', (code) => {
    expect(() => decimalsOf(code as string)).toThrow(
      new RangeError(`Not a currency that is known: ${String(code)}`),
    );
    expect(() => smallestUnitOf(code as string)).toThrow(RangeError);
  });

  test('[M3] [M9] an amount is written with the decimals of its currency', () => {
    expect(format(cents(720_000), 'ja-JP', 'JPY')).toMatch(/^[¥￥]7,200$/);
    expect(format(cents(12_34), 'en-CA', 'KWD').replace(/\s/, ' ')).toBe('KWD 12.340');
    expect(format(cents(12_30), 'en-US', 'USD')).toBe('$12.30');
    // Engines differ from the table, and from each other, in these two.
    expect(format(cents(12_50), 'en-CA', 'HUF').replace(/\s/, ' ')).toBe('HUF 12.50');
    expect(format(cents(1_200_000), 'en-CA', 'MNT').replace(/\s/, ' ')).toBe('MNT 12,000');
  });
});

describe('[M9] a currency without decimals', () => {
  test('[M9] an amount as card providers count it', () => {
    const counts = [0, 2, 3] as const;
    const minor = counts.map((decimals) => toMinorUnits(cents(7200_00), decimals));
    expect(minor).toEqual([7200, 720_000, 7_200_000]);
    expect(counts.map((decimals) => fromMinorUnits(7255, decimals))).toEqual([7255_00, 7255, 726]);
    expect(fromMinorUnits(7254, 3)).toBe(725);
    expect(() => toMinorUnits(cents(7250), 0)).toThrow(/^units must be a whole number/);
    expect(() => fromMinorUnits(72.5, 2)).toThrow(/^units must be a whole number/);
    expect(() => fromMinorUnits(7250, 1 as never)).toThrow(
      new RangeError('decimals must be 0, 2 or 3, not 1'),
    );
    expect([isPayable(cents(7200), 100), isPayable(cents(1), 1)]).toEqual([true, true]);
    expect(isPayable(cents(7250), 100)).toBe(false);
    expect([highestRate(1), highestRate(100)]).toEqual([99_999_99, 9_999_999_00]);
  });

  test('[M9] the nearest amount is a whole one', () => {
    expect([nearestIn(1), nearestIn(100)]).toEqual([ROUNDINGS.cent, ROUNDINGS.dollar]);
  });

  test('[M9] [R2] an amount with hundredths is refused', () => {
    const refused = new RangeError('An amount in this currency must be a multiple of 100, not 7250');
    expect(() => split(cents(7250), 2, 100)).toThrow(refused);
    expect(split(cents(-0), 1, 100)).toStrictEqual([0]);
    for (const unit of [0, 10, -1, Number.NaN, '1', null])
      expect(() => split(cents(100), 2, unit as never)).toThrow(
        new RangeError(`unit must be 1 or 100, not ${unit}`),
      );
    expect(() => divide(cents(7250), [cents(1)], 100)).toThrow(refused);
    expect(() => divide(cents(7200), 72 as never, 100)).toThrow(/^weights must be a list/);
    expect(() => withinTotal(cents(7250), [{ amount: cents(100) }], 100)).toThrow(refused);
    const tariff = tariffWith({ currency: 'JPY', nightly: [{ price: 100 }], articles: [{ id: 'tea' }] });
    expect(() => changedRate(cents(7200_00), { amount: 72.5 }, 100)).toThrow(refused);
    expect(() => articleLines(tariff, { article: 'tea', amount: cents(7250) })).toThrow(refused);
  });

  test.each([
    ['price', { nightly: [{ price: '99.50' }] }, 'nightly[0].price'],
    ['fee', { fees: [{ id: 'fee', amount: 0.5 }] }, 'fees[0].amount'],
    ['rate above the most', { nightly: [{ price: 10_000_000 }] }, 'nightly[0].price'],
  ])('[M9] [F1] [F3] a %s is a fault of the tariff', (_, data, path) => {
    expect(() => tariffWith({ currency: 'JPY', nightly: [{ price: 1 }], ...data })).toThrow(
      `${path}: whole-amount`,
    );
  });

  test('[F3] [Q6] 9,999,999 a night is a price, and no total of it is inexact', () => {
    const prices = { nightly: [{ price: 9_999_999 }], steps: [{ fromNight: 7, off: '12.345%' }] };
    const quote = quoteOf(tariffWith({ currency: 'VND', ...prices }), stayOf(365, { party: { adults: 1 } }));
    // 3,649,999,635, less 12.345 % of the 359 nights from the seventh on, which is 443,185,455.68.
    expect(quote.total).toBe(3_206_814_179_00);
  });

  it.prop([amounts, fc.array(amounts, { minLength: 1, maxLength: 6 }), fc.integer({ min: 1, max: 90 })])(
    '[M6] [M7] [M8] [M9] parts and means are those of as many cents',
    (amount, weights, count) => {
      const whole = weights.map(inYen);
      expect(divide(inYen(amount), whole, 100)).toEqual(divide(amount, weights).map(inYen));
      expect(split(inYen(amount), count, 100)).toEqual(split(amount, count).map(inYen));
      expect(mean(inYen(amount), count, 100)).toBe(inYen(mean(amount, count)));
    },
  );

  it.prop([amounts, fc.integer({ min: -10_000, max: 40_000 }), fc.integer({ min: 0, max: 5_000 })])(
    '[F18] [M9] a changed rate is that of as many cents',
    (rate, share, more) => {
      const percent = share / 100;
      const inCents = changedRate(rate, { percent, amount: more / 100 });
      expect(changedRate(inYen(rate), { percent, amount: more }, 100)).toBe(inYen(inCents));
    },
  );

  it.prop([fc.integer()], runs(5))(
    '[M9] [Q1] [Q5] every figure of a quote is that of as many cents',
    (seed) => {
      const chance = new Chance(seed);
      const data = toCent(randomTariff(chance));
      const [cad, yen] = [parseTariff(data), parseTariff(inWholes(data))];
      const request = randomRequest(chance, data);
      const [inCad, inYens] = [price(cad, request), price(yen, request)];
      expect(inYens.ok).toBe(inCad.ok);
      if (!inCad.ok || !inYens.ok) return;
      expect(figuresOf(inYens.quote, 1)).toEqual(figuresOf(inCad.quote, 100));
      const total = Math.floor(inCad.quote.total / 3);
      const parts = withinTotal(cents(total), inCad.quote.lines);
      const yenParts = withinTotal(inYen(total), inYens.quote.lines, 100);
      expect(yenParts.map(({ amount }) => amount)).toEqual(parts.map(({ amount }) => amount * 100));
      const bases = parts.map(({ share }) => share && share.base * 100);
      expect(yenParts.map(({ share }) => share?.base)).toEqual(bases);
    },
  );

  test('[F29] [M9] the taxes of an article are in whole units', () => {
    const tariff = tariffWith({
      currency: 'JPY',
      nightly: [{ price: 9000 }],
      fees: [
        { id: 'vat', percent: 10, of: ['rooms'] },
        { id: 'bath', percent: 3, of: ['rooms'] },
      ],
      articles: [{ id: 'tea', price: 155, taxes: ['vat', 'bath'] }],
    });
    // 15.5 counts up, 4.65 too.
    const lines = articleLines(tariff, { article: 'tea' });
    expect(lines.map(({ amount }) => amount)).toEqual([155_00, 16_00, 5_00]);
    expect(lines[1]?.share?.round).toBe('dollar');
  });
});

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** The tariff with every rounding to cents. */
const toCent = (data: TariffData): TariffData =>
  mapped(data, (name, value) => (name === 'round' ? String(value).replace('dollar', 'cent') : value));

/** The tariff in yen, with as many of them as it had cents. */
function inWholes(data: TariffData): TariffData {
  const isAmount = (value: Json) => Number.isFinite(Number(value)) && typeof value !== 'boolean';
  const money = ['price', 'amount', 'most', 'off', 'deposit', 'perPerson', 'floor', 'ceiling'];
  const wholes = mapped(data, (name, value, under) => {
    const isMoney = money.includes(name) || under === 'amount';
    return isMoney && isAmount(value) ? Math.round(Number(value) * 100) : value;
  });
  return { ...wholes, currency: 'JPY' };
}

/** Each text and number with another value, by the name of its field, and of the field that holds its object. */
function mapped(data: TariffData, change: (name: string, value: Json, under: string) => Json): TariffData {
  const walk = (value: Json, name: string, under: string): Json => {
    if (Array.isArray(value)) return value.map((entry) => walk(entry, name, under));
    if (typeof value !== 'object' || value === null) return change(name, value, under);
    return Object.fromEntries(Object.entries(value).map(([field, own]) => [field, walk(own, field, name)]));
  };
  return walk(data as unknown as Json, '', '') as unknown as TariffData;
}

function figuresOf({ nights, lines, total, policy }: Quote, times: number) {
  return {
    nights: nights.map((run) => ({ ...run, price: run.price * times })),
    lines: lines.map(({ kind, rule, amount, unitAmount = 0, quantity, share }) => {
      const { base = 0, percent, included } = share ?? {};
      return {
        kind,
        rule,
        amount: amount * times,
        unitAmount: unitAmount * times,
        quantity,
        percent,
        base: base * times,
        included: included && [included.amount * times, included.price * times, included.percents],
      };
    }),
    total: total * times,
    late: policy.late * times,
    noShow: (policy.noShow?.amount ?? 0) * times,
    deposit: (policy.deposit ?? 0) * times,
  };
}
