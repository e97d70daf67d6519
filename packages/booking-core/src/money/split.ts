import { requireWholeNumber } from '../result/whole-number.ts';
import { type Cents, cents } from './cents.ts';

/**
 * Splits an amount into parts that differ by at most a cent and add up to it, the larger ones first (M6).
 * @param parts 1 to 10,000
 * @example
 * split(dollars('100'), 3); // → [3334, 3333, 3333]
 */
export function split(amount: Cents, parts: number): Cents[] {
  requireWholeNumber('parts', parts, 1, 10_000);
  const rest = cents(amount) % parts;
  const least = (amount - rest) / parts;
  const step = Math.sign(rest);
  return Array.from({ length: parts }, (_, index) => cents(least + (index < Math.abs(rest) ? step : 0)));
}
