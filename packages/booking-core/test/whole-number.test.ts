import { it } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { isWholeNumber, requireWholeNumber } from '../src/result/whole-number.ts';
import { anyNumber } from './support/arbitraries.ts';

describe('[R2] documented ranges', () => {
  test.each([
    [1, true],
    [365, true],
    [0, false],
    [366, false],
    [1.5, false],
    [Number.NaN, false],
    [Number.POSITIVE_INFINITY, false],
  ])('[R2] %s from 1 to 365: %s', (value, expected) => {
    expect(isWholeNumber(value, 1, 365)).toBe(expected);
  });

  test('[R2] the error names a value outside', () => {
    expect(() => requireWholeNumber('nights', 10_000, 1, 365)).toThrow(
      new RangeError('nights must be a whole number from 1 to 365, not 10000'),
    );
  });

  it.prop([anyNumber])('[R2] the check throws exactly when the value is outside', (value) => {
    const guard = () => requireWholeNumber('count', value, 0, 10);
    if (isWholeNumber(value, 0, 10)) expect(guard).not.toThrow();
    else expect(guard).toThrow(RangeError);
  });
});
