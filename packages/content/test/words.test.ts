import { fc, it } from '@fast-check/vitest';
import { cents, civilDate } from '@motel/booking-core';
import { OWN_FOLDER } from '../src/folder/own-folder.ts';
import { readMotel } from '../src/folder/read-motel.ts';
import { moneyOf } from '../src/words/money.ts';
import { translated, wordsOf } from '../src/words-of.ts';

const motel = readMotel(OWN_FOLDER);
const words = wordsOf(motel);
const french = wordsOf(motel, 'fr');

describe('amounts of a motel in words', () => {
  test.each([
    [0, '$0.00'],
    [5, '$0.05'],
    [9800, '$98.00'],
    [123_450, '$1,234.50'],
    [-100, '−$1.00'],
  ])('%d cents are shown as %s', (amount, shown) => {
    expect(words.shownMoney(cents(amount))).toBe(shown);
  });

  it.prop([fc.integer({ min: -1e13, max: 1e13 })])('every amount is shown to the cent', (amount) => {
    const digits = words
      .shownMoney(cents(amount))
      .replace('−', '-')
      .replace(/[^\d-]/g, '');
    expect(Number(digits) + 0).toBe(amount + 0);
  });

  test.each([
    ['JPY', 7_200_00, '¥7,200'],
    ['JPY', -100, '−¥1'],
    ['KWD', 12_34, 'KWD\u00a012.340'],
    ['RON', 12_00, 'lei\u00a012.00'],
  ] as const)('M9: in %s, %i hundredths are %s', (currency, amount, shown) => {
    const money = moneyOf({ currency });
    expect(wordsOf({ ...motel, money, translated: {} }).shownMoney(cents(amount))).toBe(shown);
  });
});

describe('§13.4: a motel in two languages at once', () => {
  test('says each in its own words', () => {
    const date = civilDate('2028-02-29');
    expect([words.shownDate(date), french.shownDate(date)]).toEqual(['Feb 29, 2028', '29 févr. 2028']);
    expect([words.counted(0, 'night'), french.counted(0, 'night')]).toEqual(['0 nights', '0 nuit']);
    const at = new Date('2028-02-29T21:40:00Z');
    const before = new Date('2028-02-27T21:40:00Z');
    const times = [words, french].map(({ shownTime }) => shownTime(at, before));
    expect(times).toEqual(['3:40 PM on Feb 29', '15 h 40 le 29 févr.']);
    expect([words.t('Home'), french.t('Home')]).toEqual(['Home', 'Accueil']);
    expect(french.fullPrice(cents(14_250))).toBe('142,50\u00a0$\u00a0CAD');
    expect(french.shownHour(new Date('2028-02-29T21:00:00Z'))).toBe('15 h');
    expect([words.motel.tagline, french.motel.tagline]).toEqual([motel.tagline, '« Bonne nuit », dit-elle.']);
  });

  test.each([
    ['CA', 'fr', 'fr-CA', '15 h 40', '29 févr. 2028'],
    ['FR', 'fr', 'fr-FR', '15:40', '29 févr. 2028'],
    ['CA', 'es', 'es-CA', '3:40 p.m.', '29 feb 2028'],
    ['ES', 'es', 'es-ES', '15:40', '29 feb 2028'],
    ['CA', 'en', 'en-CA', '3:40 PM', 'Feb 29, 2028'],
    ['GB', 'en', 'en-GB', '15:40', '29 Feb 2028'],
  ] as const)('in %s, %s is %s: hours and dates are that country’s', (country, language, ...written) => {
    const there = wordsOf({ ...motel, country, translated: {} }, language);
    const at = new Date('2028-02-29T21:40:00Z');
    expect([there.locale, there.shownHour(at), there.shownDate(civilDate('2028-02-29'))]).toEqual(written);
  });

  test('a translation knows the others', () => {
    expect(translated(french.motel, 'en')).toBe(motel);
    expect(translated(motel, 'fr').translated).toBe(motel.translated);
  });
});
