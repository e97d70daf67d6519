import { fc, it } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { addDays, civilDate, needsYear } from '../src/index.ts';
import { bookableDates } from './support/arbitraries.ts';

describe('[T9] the year of a date', () => {
  test.each([
    ['2026-11-23', '2027-09-19', false],
    ['2026-11-23', '2027-09-20', true],
    ['2026-11-23', '2027-11-24', true],
    ['2026-11-23', '2026-01-27', false],
    ['2026-11-23', '2026-01-26', true],
  ])('[T9] on %s, the year of %s is written: %s', (today, date, isWritten) => {
    expect(needsYear(civilDate(date), civilDate(today))).toBe(isWritten);
  });

  it.prop([bookableDates, fc.integer({ min: 0, max: 300 }), fc.integer({ min: 360, max: 370 })])(
    '[T9] of two days a year apart, at most one is written without it',
    (today, near, year) => {
      const dates = [addDays(today, near), addDays(today, near + year)];
      expect(dates.map((date) => needsYear(date, today))).toEqual([false, true]);
    },
  );
});
