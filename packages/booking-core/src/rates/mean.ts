import { type Cents, cents } from '../money/cents.ts';
import type { SmallestUnit } from '../money/currencies.ts';
import { requireUnit } from '../money/units.ts';
import { requireWholeNumber } from '../result/kind.ts';

/**
 * Returns the mean of an amount over a count, to the nearest amount of its currency, a half up (M8).
 * @param amount $0 or more
 * @param count 1 or more
 * @param unit of the currency: a cent, unless said
 * @example
 * mean(dollars('100'), 3); // → 3333
 */
export function mean(amount: Cents, count: number, unit: SmallestUnit = 1): Cents {
  requireWholeNumber('amount', amount, 0, Number.MAX_SAFE_INTEGER);
  requireWholeNumber('count', count, 1, Number.MAX_SAFE_INTEGER);
  requireUnit(unit);
  const whole = count * unit;
  const rest = amount % whole;
  return cents(((amount - rest) / whole + (rest >= whole - rest ? 1 : 0)) * unit);
}
