import { fc, it } from '@fast-check/vitest';
import { cents, format, ROUNDINGS, type RoundingName, roundMoney, shareOf, split } from '../src/index.ts';
import { amounts } from './support/arbitraries.ts';
import { plainSum } from './support/exact.ts';

const MOST = Number.MAX_SAFE_INTEGER - 100;
const names = fc.constantFrom(...(Object.keys(ROUNDINGS) as RoundingName[]));
const shares = fc.integer({ min: 0, max: 1_000_000 });

/** Rounds cents and millionths by their exact fraction: the oracle. */
function exactRounded(amount: number, share: number, name: RoundingName): bigint {
  const unit = name.startsWith('dollar') ? 100n : 1n;
  const whole = 1_000_000n * unit;
  const exact = BigInt(amount) * BigInt(share);
  const down = exact / whole;
  const rest = exact % whole;
  const isUp = name.endsWith('-up') ? rest > 0n : !name.endsWith('-down') && rest * 2n >= whole;
  return (down + (isUp ? 1n : 0n)) * unit;
}

describe('[M4] rounding', () => {
  test.each<[RoundingName, number[]]>([
    ['cent', [0, 1, 49, 50, 51, 99, 100, 150]],
    ['cent-up', [0, 1, 49, 50, 51, 99, 100, 150]],
    ['cent-down', [0, 1, 49, 50, 51, 99, 100, 150]],
    ['dollar', [0, 0, 0, 100, 100, 100, 100, 200]],
    ['dollar-up', [0, 100, 100, 100, 100, 100, 100, 200]],
    ['dollar-down', [0, 0, 0, 0, 0, 0, 100, 100]],
  ])('[M4] %s, of amounts', (name, expected) => {
    const given = [0, 1, 49, 50, 51, 99, 100, 150];
    expect(given.map((amount) => roundMoney(cents(amount), ROUNDINGS[name]))).toEqual(expected);
  });

  test.each<[RoundingName, number[]]>([
    // 10 %, 50 % and 90 % of a cent, and of a dollar.
    ['cent', [0, 1, 1, 10, 50, 90]],
    ['cent-up', [1, 1, 1, 10, 50, 90]],
    ['cent-down', [0, 0, 0, 10, 50, 90]],
    ['dollar', [0, 0, 0, 0, 100, 100]],
    ['dollar-up', [100, 100, 100, 100, 100, 100]],
    ['dollar-down', [0, 0, 0, 0, 0, 0]],
  ])('[M4] [M5] %s, of shares', (name, expected) => {
    const given = [1, 100].flatMap((of) => [100_000, 500_000, 900_000].map((share) => [of, share] as const));
    expect(given.map(([of, share]) => shareOf(cents(of), share, ROUNDINGS[name]))).toEqual(expected);
  });

  it.prop([amounts(MOST), names])('[M4] equals exact integer arithmetic, and rounds once', (amount, name) => {
    const rounded = roundMoney(amount, ROUNDINGS[name]);
    expect(BigInt(rounded)).toBe(exactRounded(amount, 1_000_000, name));
    expect(roundMoney(rounded, ROUNDINGS[name])).toBe(rounded);
  });

  test('[M4] [M5] [R2] an amount below $0, and another rounding, are refused', () => {
    const least = new RangeError(
      `amount must be a whole number from 0 to ${Number.MAX_SAFE_INTEGER}, not -1`,
    );
    expect(() => roundMoney(cents(-1), ROUNDINGS.cent)).toThrow(least);
    expect(() => shareOf(cents(-1), 50_000, ROUNDINGS.cent)).toThrow(least);
    const refused = new RangeError('A rounding must be one of ROUNDINGS');
    const counted = [0, 1_000_001].map((counts) => ({ unit: 1, counts }));
    for (const rounding of [...counted, { unit: 50, counts: 1 }, {}])
      expect(() => roundMoney(cents(5), rounding as never)).toThrow(refused);
  });

  test('[M4] nobody can change a rounding', () => {
    expect(Object.isFrozen(ROUNDINGS)).toBe(true);
    for (const rounding of Object.values(ROUNDINGS)) expect(Object.isFrozen(rounding)).toBe(true);
  });
});

describe('[M5] a share', () => {
  test.each([
    // In floating point 0.07 × $100.00 is 7.000000000000001, which would round up to one dollar too much.
    [10_000, 7, 700],
    [10_000, 14, 1400],
    [10_000, 28, 2800],
    [10_000, 29, 2900],
    [300_000, 55, 165_000],
    [14_000, 5, 700],
  ])('[M5] no dollar too much: %i cents at %i %% are %i', (amount, percent, expected) => {
    expect(shareOf(cents(amount), percent * 10_000, ROUNDINGS['dollar-up'])).toBe(expected);
    expect(shareOf(cents(amount), percent * 10_000, ROUNDINGS['dollar-down'])).toBe(expected);
  });

  it.prop([amounts(MOST), shares, names])(
    '[M4] [M5] equals exact integer arithmetic, for every amount',
    (amount, share, name) => {
      expect(BigInt(shareOf(amount, share, ROUNDINGS[name]))).toBe(exactRounded(amount, share, name));
    },
  );

  test('[M5] half a cent of a huge amount counts up, and less does not', () => {
    const huge = cents(20_000_000_001);
    expect(shareOf(huge, 500_000, ROUNDINGS.cent)).toBe(10_000_000_001);
    expect(shareOf(cents(huge + 1), 500_000, ROUNDINGS['cent-up'])).toBe(10_000_000_001);
    expect(shareOf(huge, 499_999, ROUNDINGS.cent)).toBe(9_999_980_000);
  });

  test.each([-1, 1_000_001, 5.5, Number.NaN])('[M5] [R2] %s is no share', (share) => {
    expect(() => shareOf(cents(10_000), share, ROUNDINGS.cent)).toThrow(
      new RangeError(`share must be a whole number from 0 to 1000000, not ${share}`),
    );
  });
});

describe('[M6] splitting an amount', () => {
  it.prop([fc.maxSafeInteger(), fc.integer({ min: 1, max: 200 })])(
    '[M6] the parts add up and differ by at most a cent',
    (amount, parts) => {
      const shares = split(cents(amount), parts);
      expect(shares).toHaveLength(parts);
      expect(shares.reduce((sum, share) => sum + BigInt(share), 0n)).toBe(BigInt(amount));
      expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
      expect(shares.some((share) => Object.is(share, -0))).toBe(false);
      expect(shares.map(Math.abs)).toEqual(shares.map(Math.abs).toSorted((a, b) => b - a));
    },
  );

  test('[M6] 10,000 parts at most', () => {
    expect(plainSum(split(cents(123), 10_000))).toBe(123);
    for (const parts of [0, -1, 1.5, 10_001, Number.NaN]) {
      expect(() => split(cents(100), parts)).toThrow(
        new RangeError(`parts must be a whole number from 1 to 10000, not ${parts}`),
      );
    }
  });
});

describe('[M3] an amount in the way of a language', () => {
  test('[M3] has the sign of its currency', () => {
    expect(format(cents(123_450), 'en-CA')).toBe('$1,234.50');
    expect(format(cents(-500), 'en-US', 'CAD')).toBe('-CA$5.00');
    expect(format(cents(123_450), 'fr-CA').replace(/\s/g, ' ')).toBe('1 234,50 $');
  });

  test('[M3] [R2] another language, currency or amount is refused', () => {
    expect(() => format(0.5 as never, 'en-CA')).toThrow(RangeError);
    expect(() => format(cents(5), 'no language')).toThrow(RangeError);
    expect(() => format(cents(5), undefined as never)).toThrow(
      new RangeError('locale must be text, not undefined'),
    );
    expect(() => format(cents(5), 'en-CA', 'DOLLAR')).toThrow(RangeError);
    expect(() => format(cents(5), 'en-CA', null as never)).toThrow(
      new RangeError('currency must be text, not null'),
    );
  });
});
