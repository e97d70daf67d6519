import { fc, it } from '@fast-check/vitest';
import { addDays, civilDate, dayNumber, daysBetween, fromDayNumber, parseCivilDate } from '../src/index.ts';
import { dates } from './support/arbitraries.ts';

/** Milliseconds for a run through centuries on a machine that is busy with other tests. */
const LONG_TIMEOUT = 60_000;
const DAY = 86_400_000;
const FIRST = dayNumber(civilDate('0001-01-01'));
const LAST = dayNumber(civilDate('9999-12-31'));
const anyDay = fc.integer({ min: FIRST, max: LAST });

/** Returns the date by JavaScript's calendar, in UTC: the oracle. */
const utcDate = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);

describe('[T1] calendar days', () => {
  test.each([
    ['2026-02-30', '2023-02-29', '2100-02-29', '2200-02-29', '2026-04-31', '2026-13-01', '2026-00-10'],
    ['2026-01-00', '0000-01-01', '2026-1-1', '10000-01-01', '-001-01-01', ' 2026-01-01', '2026-01-01\n'],
    ['2026-01-01T00:00', '2026/01/01', '', 20260101, new Date(0), ['2026-11-21']],
    [{ toString: (): string => '2026-11-21' }, null, undefined],
  ])('[T1] %o, and the rest of its row, are no calendar days', (...values) => {
    for (const value of values) expect(parseCivilDate(value)).toBeUndefined();
  });

  test('[T1] a program that writes a wrong date gets an error', () => {
    expect(() => civilDate('2026-02-30')).toThrow(new RangeError('Not a calendar date: 2026-02-30'));
  });

  test(
    '[T1] February has as many days as in JavaScript, in years 1 to 9999',
    () => {
      const wrong = [];
      for (let year = 1; year <= 9999; year++) {
        const last = new Date(new Date(0).setUTCFullYear(year, 2, 0)).getUTCDate();
        const february = (day: number) => parseCivilDate(`${String(year).padStart(4, '0')}-02-${day}`);
        if (february(last) === undefined || february(last + 1) !== undefined) wrong.push(year);
      }
      expect(wrong).toEqual([]);
    },
    LONG_TIMEOUT,
  );

  it.prop([
    fc.integer({ min: 1, max: 9999 }),
    fc.integer({ min: 0, max: 14 }),
    fc.integer({ min: 0, max: 33 }),
  ])('[T1] a day exists exactly when JavaScript’s calendar has it', (year, month, day) => {
    const text = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
    const instant = new Date(0);
    instant.setUTCFullYear(year, month - 1, day);
    const exists = instant.toISOString().slice(0, 10) === text;
    expect(parseCivilDate(text)).toBe(exists ? text : undefined);
  });

  it.prop([fc.oneof(fc.anything(), fc.string({ unit: fc.constantFrom('0', '1', '2', '-') }))])(
    '[T1] any input gives a date or undefined, never an error',
    (value) => {
      const date = parseCivilDate(value);
      if (date !== undefined) expect(utcDate(dayNumber(date))).toBe(value);
    },
  );
});

describe('[T2] counting days', () => {
  it.prop([anyDay])('[T2] any day from 0001 to 9999 agrees with JavaScript', (day) => {
    const date = fromDayNumber(day);
    expect(date).toBe(utcDate(day));
    expect(dayNumber(date)).toBe(day);
  });

  it.prop([dates, fc.integer({ min: -100_000, max: 100_000 })])(
    '[T2] adding days and counting them are inverse',
    (date, days) => {
      const other = addDays(date, days);
      expect(daysBetween(date, other)).toBe(days);
      expect(daysBetween(other, date)).toBe(0 - days);
      expect(addDays(other, -days)).toBe(date);
    },
  );

  it.prop([anyDay, anyDay])('[T1] dates compare like their day numbers', (a, b) => {
    expect(fromDayNumber(a) < fromDayNumber(b)).toBe(a < b);
  });

  test.each([
    ['9999-12-31', [1]],
    ['0001-01-01', [-1]],
    ['2026-11-21', [0.5, Number.NaN, 1e15]],
  ])('[T2] %s and %j days are no date', (from, wrong) => {
    for (const days of wrong) expect(() => addDays(civilDate(from), days)).toThrow(RangeError);
  });
});
