import { fc, it } from '@fast-check/vitest';
import { CURRENCIES } from '@motel/booking-core';
import {
  COUNTRIES,
  LANGUAGE_CODES,
  likelier,
  typedAmounts,
  typedFigures,
  typedPercents,
  typedTimes,
} from '../src/desk-motel.ts';
import { moneyOf } from '../src/words/money.ts';

const ALBERTA = { country: 'CA', languages: ['en'] };
const MATANE = { country: 'CA', languages: ['fr'] };
const MEXICO = { country: 'MX', languages: ['es'] };
const BERLIN = { country: 'DE', languages: ['en'] };
const [CAD, MXN, EUR] = ['CAD', 'MXN', 'EUR'].map((currency) => moneyOf({ currency }));

describe('§14.15: numbers as they are typed', () => {
  test.each<[string, (typeof CAD)[], object, readonly number[]]>([
    ['2850', [CAD], ALBERTA, [2850]],
    ['2,850', [CAD], ALBERTA, [2850]],
    ['2,850', [MXN], MEXICO, [2850]],
    ['2,850', [CAD], MATANE, [2850]],
    ['2,850.50', [MXN], MEXICO, [2850.5]],
    ['2.850,00', [EUR], BERLIN, [2850]],
    ['2.850', [EUR], BERLIN, [2850]],
    ['2.850', [CAD], ALBERTA, [2850, 2.85]],
    ['2 850,00', [CAD], ALBERTA, [2850]],
    ['2 850,00 $ CA', [CAD], MATANE, [2850]],
    ['12,50', [CAD], MATANE, [12.5]],
    ['12,50', [CAD], ALBERTA, [12.5, 1250]],
    ['1,00,000.50', [CAD], ALBERTA, [100_000.5]],
    ['CA$ 129', [CAD], ALBERTA, [129]],
    ['12.345', [CAD], ALBERTA, []],
    ['1200,500', [CAD], ALBERTA, []],
    ['-5', [CAD], ALBERTA, []],
    ['129 nights', [CAD], ALBERTA, []],
    ['USD 129', [CAD], ALBERTA, []],
    ['2 x 129', [CAD], ALBERTA, []],
    ['', [CAD], ALBERTA, []],
  ])('the amount “%s”', (text, [money], writers, amounts) => {
    expect(typedAmounts(text, writers, money!)).toEqual(amounts);
  });

  const anywhere = fc.tuple(
    fc.constantFrom(...COUNTRIES),
    fc.constantFrom(...LANGUAGE_CODES),
    fc.constantFrom(...CURRENCIES),
    fc.integer({ min: 0, max: 1e10 }),
  );
  it.prop([anywhere])(
    'an amount as a country and a language write it is read back, or asked',
    ([country, language, currency, count]) => {
      const money = moneyOf({ currency });
      const amount = (count * money.unit) / 100;
      const text = new Intl.NumberFormat(`${language}-${country}`, {
        style: 'currency',
        currency,
        numberingSystem: 'latn',
        minimumFractionDigits: money.decimals,
        maximumFractionDigits: money.decimals,
      }).format(amount);
      const read = typedAmounts(text, { country, languages: [language] }, money);
      expect(read).toContain(amount);
      if (money.decimals < 3) expect(read).toHaveLength(1);
    },
  );

  test.each([
    ['30 %', 30],
    ['9.975', 9.975],
    ['9,975', 9.975],
    ['12,5', 12.5],
    ['140', undefined],
    ['none', undefined],
  ])('“%s” per cent', (text, share) =>
    expect(typedPercents(text, ALBERTA)).toEqual([share].flatMap((one) => one ?? [])),
  );

  test.each([
    ['48,85', 48.85],
    ['-112.7135', -112.7135],
    ['48,857', 48.857],
    ['200', undefined],
  ])('“%s” on the map', (text, degrees) =>
    expect(typedFigures(text, ALBERTA, 180)).toEqual([degrees].flatMap((one) => one ?? [])),
  );

  test.each<[string, object, readonly number[]]>([
    ['16:00', ALBERTA, [16]],
    ['4 pm', BERLIN, [16]],
    ['4:30 p.m.', ALBERTA, [16.5]],
    ['16 h 30', MATANE, [16.5]],
    ['16h', ALBERTA, [16]],
    ['12 am', ALBERTA, [0]],
    ['4', BERLIN, [4]],
    ['4', ALBERTA, [4, 16]],
    ['04:00', ALBERTA, [4]],
    ['25', ALBERTA, []],
    ['noonish', ALBERTA, []],
  ])('the time “%s”', (text, writers, hours) => {
    expect(typedTimes(text, writers).map((minutes) => minutes / 60)).toEqual(hours);
  });

  test.each([
    [2.85, [2850, 1900], 2850],
    [28_500, [2850, 1900], 2850],
    [2850, [1900], undefined],
    [129, [], undefined],
  ])('%s beside %j is rather %s', (amount, others, meant) => expect(likelier(amount, others)).toBe(meant));
});
