import { it } from '@fast-check/vitest';
import { isWholeNumber, requireWholeNumber } from '../src/result/kind.ts';
import { anyNumber } from './support/arbitraries.ts';

describe('[R2] documented ranges', () => {
  test('[R2] 1 and 365 are from 1 to 365, others are not', () => {
    const wrong = [0, 366, 1.5, Number.NaN, Number.POSITIVE_INFINITY];
    expect([1, 365, ...wrong].filter((value) => isWholeNumber(value, 1, 365))).toEqual([1, 365]);
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
