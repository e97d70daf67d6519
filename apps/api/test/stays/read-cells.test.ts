import { DATE_ORDERS } from '@motel/api-client/desk-contracts';
import { fromDayNumber } from '@motel/booking-core';
import { motel as content } from '@motel/content/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readDate } from '../../src/stays/import/read-date.ts';
import { readAmount } from '../../src/stays/import/read-row.ts';
import { typeCalled } from '../../src/stays/import/type-called.ts';

describe('§14.14: the cells of a file', () => {
  test.each<[string, number | undefined]>([
    ['258', 258_00],
    ['$1,258.50', 1258_50],
    ['1.258,50 $', 1258_50],
    ['1.258,50 €', undefined],
    ['1 258,5', 1258_50],
    ['CA$ 1,258', 1258_00],
    ['1.258', 1258_00],
    ['0,05', 5],
    ['.5', 50],
    ['258 $ CA', 258_00],
    ['-12', undefined],
    ['−12', undefined],
    ['(12.00)', undefined],
    ['2 x 129', undefined],
    ['12 nights at 100', undefined],
    ['1.5.2', undefined],
    ['258.00000000000006', undefined],
    ['free', undefined],
    ['', undefined],
  ])('“%s” is %s cents', (text, amount) => {
    expect(readAmount(content, text)).toBe(amount);
  });

  test('an amount as a language writes it is read back', () => {
    const languages = fc.constantFrom('en-CA', 'fr-CA', 'de-DE', 'de-CH');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), languages, (amount, language) => {
        const format = new Intl.NumberFormat(language, { style: 'currency', currency: 'CAD' });
        expect(readAmount(content, format.format(amount / 100))).toBe(amount);
      }),
    );
  });

  test('a date in each order is read back', () => {
    const marks = fc.constantFrom('-', '/', '.');
    fc.assert(
      fc.property(fc.integer({ min: 10_957, max: 47_481 }), marks, (day, mark) => {
        const date = fromDayNumber(day);
        const [year, month, dayOfMonth] = date.split('-').map(Number);
        expect(readDate([year, month, dayOfMonth].join(mark), 'year-month-day')).toBe(date);
        expect(readDate([dayOfMonth, month, year].join(mark), 'day-month-year')).toBe(date);
        expect(readDate([month, dayOfMonth, year].join(mark), 'month-day-year')).toBe(date);
        expect(readDate(`${date}T15:00:00.000Z`, 'year-month-day')).toBe(date);
      }),
    );
  });

  test.each([
    'Jun 4, 2027',
    'June 4 2027',
    '04-Jun-27',
    '4 juin 2027',
    '4 Jun. 2027',
    '2027-06-04 15:00',
    '2027-06-04T15:00:00+00:00',
    'Jun 4, 2027 3:00 PM',
  ])('“%s” is June 4, 2027, in any order', (text) => {
    for (const order of DATE_ORDERS) {
      if (/[a-z]/.test(text) || order === 'year-month-day') expect(readDate(text, order)).toBe('2027-06-04');
    }
  });

  test('a month’s letters are read in English and in French', () => {
    const [august, august2, february] = ['3 août 2027', 'Aug 3, 2027', '3 févr. 2027'].map((text) =>
      readDate(text, 'year-month-day'),
    );
    expect([august, august2, february]).toEqual(['2027-08-03', '2027-08-03', '2027-02-03']);
    expect(readDate('6/4/2027 3:00 PM', 'month-day-year')).toBe('2027-06-04');
    // “jui” begins June and July, “mar” March alone.
    expect(readDate('4 jui 2027', 'year-month-day')).toBeUndefined();
    expect(readDate('4 mar 2027', 'year-month-day')).toBe('2027-03-04');
  });

  test.each(['2027-02-30', '2027-6', 'June 4', 'Foo 4, 2027', '20270604', '204-6-4', ''])(
    '“%s” is no date',
    (text) => {
      for (const order of DATE_ORDERS) expect(readDate(text, order)).toBeUndefined();
    },
  );

  test('a kind of room is found by its title, its id, or a word’s beginning', () => {
    const types = [
      { id: 'jardin', title: 'Chambre Jardin' },
      { id: 'loft', title: 'Loft du Large' },
      { id: 'suite', title: 'Chambre Étoile' },
    ];
    const called = (name: string) => typeCalled(name, types)?.id;
    expect(['JAR', 'chambre jardin', 'loft', 'Loft-du-large', 'etoile', 'ÉTOILE'].map(called)).toEqual([
      'jardin',
      'jardin',
      'loft',
      'loft',
      'suite',
      'suite',
    ]);
    expect(['Chambre', 'FAM', '', '?'].map(called)).toEqual([undefined, undefined, undefined, undefined]);
  });
});
