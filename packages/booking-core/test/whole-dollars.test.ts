import { fc, it } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { cents, type DollarRounding, percentOf, toWholeDollars } from '../src/index.ts';
import { amounts } from './support/arbitraries.ts';
import { exactDollars } from './support/exact.ts';

/** The largest amount of which 100 % can be taken. */
const MOST = Math.floor(Number.MAX_SAFE_INTEGER / 100);
const roundings = fc.constantFrom<DollarRounding>('floor', 'ceil');
const percents = fc.integer({ min: 0, max: 100 });

describe('[M4] whole dollars', () => {
  test.each([
    [0, 0, 0],
    [1, 0, 100],
    [99, 0, 100],
    [100, 100, 100],
    [101, 100, 200],
    [14_199, 14_100, 14_200],
  ])('[M4] %i cents: %i rounded down, %i rounded up', (amount, down, up) => {
    expect(toWholeDollars(cents(amount), 'floor')).toBe(down);
    expect(toWholeDollars(cents(amount), 'ceil')).toBe(up);
  });

  it.prop([amounts(Number.MAX_SAFE_INTEGER - 100), roundings])(
    '[M4] moves by less than a dollar, one way; whole dollars do not change',
    (amount, rounding) => {
      const rounded = toWholeDollars(amount, rounding);
      const off = rounding === 'ceil' ? rounded - amount : amount - rounded;
      expect(rounded % 100).toBe(0);
      expect(off).toBeGreaterThanOrEqual(0);
      expect(off).toBeLessThan(100);
      expect(toWholeDollars(rounded, rounding)).toBe(rounded);
      if (amount % 100 === 0) expect(rounded).toBe(amount);
    },
  );

  test('[M4] an amount below $0 is refused', () => {
    expect(() => toWholeDollars(cents(-1), 'ceil')).toThrow(
      new RangeError('Only a non-negative whole amount can be rounded, not -1'),
    );
  });
});

describe('[M5] a percentage in whole dollars', () => {
  test('[M5] 5 % of $140.00 is exactly $7.00 by both roundings', () => {
    expect(percentOf(cents(14_000), 5, 'ceil')).toBe(700);
    expect(percentOf(cents(14_000), 5, 'floor')).toBe(700);
  });

  test.each([
    // In floating point 0.07 × $100.00 is 7.000000000000001, which would round up to one dollar too much.
    [10_000, 7, 700],
    [10_000, 14, 1400],
    [10_000, 28, 2800],
    [10_000, 29, 2900],
    [300_000, 55, 165_000],
  ])('[M5] no dollar too much: %i cents at %i %% are %i', (amount, percent, expected) => {
    expect(percentOf(cents(amount), percent, 'ceil')).toBe(expected);
    expect(percentOf(cents(amount), percent, 'floor')).toBe(expected);
  });

  it.prop([amounts(MOST), percents, roundings])(
    '[M5] equals exact integer arithmetic',
    (amount, percent, rounding) => {
      const exact = exactDollars(BigInt(amount) * BigInt(percent), 10_000n, rounding);
      expect(BigInt(percentOf(amount, percent, rounding))).toBe(exact);
    },
  );

  it.prop([fc.integer({ min: 0, max: 1_000_000 }), fc.integer({ min: 1, max: 100 }), roundings])(
    '[M5] a percentage that is a whole number of dollars is not rounded',
    (count, percent, rounding) => {
      const shared = greatestCommonDivisor(percent, 10_000);
      const amount = cents((count * 10_000) / shared);
      expect(percentOf(amount, percent, rounding)).toBe(((count * percent) / shared) * 100);
    },
  );

  it.prop([amounts(MOST), amounts(MOST), percents, roundings])(
    '[M5] a larger amount never has a smaller fee',
    (a, b, percent, rounding) => {
      const [less, more] = a < b ? [a, b] : [b, a];
      expect(percentOf(less, percent, rounding)).toBeLessThanOrEqual(percentOf(more, percent, rounding));
    },
  );

  test.each([-1, 101, 5.5, Number.NaN])('[M5] %s is no percentage', (percent) => {
    expect(() => percentOf(cents(10_000), percent, 'ceil')).toThrow(
      new RangeError(`percent must be a whole number from 0 to 100, not ${percent}`),
    );
  });

  test('[M5] an amount below $0, or too large for exactness, is refused', () => {
    expect(() => percentOf(cents(-100), 5, 'ceil')).toThrow(RangeError);
    expect(() => percentOf(cents(Number.MAX_SAFE_INTEGER), 2, 'ceil')).toThrow(RangeError);
  });
});

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
