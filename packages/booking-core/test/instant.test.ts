import { describe, expect, test } from 'vitest';
import { dateAt, instant } from '../src/index.ts';

const FIRST = Date.UTC(1980, 0);
const LAST = Date.UTC(10_000, 0) - 1;

describe('[T8] an instant is milliseconds from 1980 to 9999', () => {
  test.each([FIRST, Date.UTC(2026, 10, 21), LAST])('[T8] %i is one', (value) => {
    expect(instant(value)).toBe(value);
  });

  test.each([
    ['seconds', Date.UTC(2026, 10, 21) / 1000],
    ['seconds of the year 9999', LAST / 1000],
    ['before 1980', FIRST - 1],
    ['after 9999', LAST + 1],
    ['no number', Number.NaN],
    ['text', '1764000000000'],
    ['a Date', new Date()],
    ['nothing', undefined],
  ])('[T8] %s is none', (_, value) => {
    const message = `An instant must be milliseconds from 1980 to 9999, not ${String(value)}`;
    expect(() => instant(value as number)).toThrow(new RangeError(message));
    expect(() => dateAt(value as number, 'America/Edmonton')).toThrow(RangeError);
  });
});
