import { type Cents, cents } from '../money/cents.ts';
import { requireWholeNumber } from '../result/whole-number.ts';

/**
 * Returns the mean of an amount over a count, to the nearest cent, a half up (M8).
 * @param amount $0 or more
 * @param count 1 or more
 * @example
 * mean(dollars('100'), 3); // → 3333
 */
export function mean(amount: Cents, count: number): Cents {
  requireWholeNumber('amount', amount, 0, Number.MAX_SAFE_INTEGER);
  requireWholeNumber('count', count, 1, Number.MAX_SAFE_INTEGER);
  const rest = amount % count;
  return cents((amount - rest) / count + (rest >= count - rest ? 1 : 0));
}
