import { fc, it } from '@fast-check/vitest';
import { cents, NO_MONEY, smaller, subtract, sum, times } from '../src/index.ts';

const anyAmount = fc.maxSafeInteger().map(cents);

const isSafe = (value: bigint): boolean =>
  value <= BigInt(Number.MAX_SAFE_INTEGER) && value >= BigInt(Number.MIN_SAFE_INTEGER);

describe('[M1] money is a whole number of cents', () => {
  test.each([0.5, 8.9, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, -(2 ** 53)])(
    '[M1] %s is no amount',
    (value) => {
      expect(() => cents(value)).toThrow(
        new RangeError(`An amount of money must be a whole number of cents, not ${value}`),
      );
    },
  );

  test('[M1] zero is never -0', () => {
    const products = [times(cents(-5), 0), times(cents(5), -0)];
    for (const zero of [cents(-0), NO_MONEY, subtract(cents(5), cents(5)), ...products, sum()])
      expect(Object.is(zero, 0)).toBe(true);
  });

  it.prop([fc.array(anyAmount, { maxLength: 5 })])(
    '[M1] a sum is exact or throws, never rounded',
    (parts) => {
      let exact = 0n;
      let staysSafe = true;
      for (const part of parts) {
        exact += BigInt(part);
        staysSafe &&= isSafe(exact);
      }
      if (staysSafe) expect(BigInt(sum(...parts))).toBe(exact);
      else expect(() => sum(...parts)).toThrow(RangeError);
    },
  );

  it.prop([anyAmount, anyAmount])('[M1] a difference is exact or throws', (from, amount) => {
    const exact = BigInt(from) - BigInt(amount);
    if (isSafe(exact)) expect(BigInt(subtract(from, amount))).toBe(exact);
    else expect(() => subtract(from, amount)).toThrow(RangeError);
  });

  it.prop([anyAmount, fc.oneof(fc.integer(), fc.integer({ min: 0, max: 2 }))])(
    '[M1] a multiple is exact or throws',
    (amount, count) => {
      const exact = BigInt(amount) * BigInt(count);
      if (isSafe(exact)) expect(BigInt(times(amount, count))).toBe(exact);
      else expect(() => times(amount, count)).toThrow(RangeError);
    },
  );

  test.each([0.5, 1 / 3, Number.NaN, 2 ** 53])('[M1] money cannot be multiplied by %s', (count) => {
    expect(() => times(cents(300), count)).toThrow(
      new RangeError(`Money is taken a whole number of times, not ${count}`),
    );
  });

  it.prop([anyAmount, anyAmount])(
    '[M1] `smaller` returns the smaller of two amounts, in either order',
    (a, b) => {
      expect(smaller(a, b)).toBe(Math.min(a, b));
    },
  );
});
