import { requireWholeNumber } from '../result/whole-number.ts';
import { type Cents, cents } from './cents.ts';
import type { SmallestUnit } from './currencies.ts';
import { unitsOf } from './units.ts';

/**
 * Splits an amount into parts that differ by at most the smallest unit and add up to it, the larger ones first (M6).
 * @param parts 1 to 10,000
 * @param unit of the currency: a cent, unless said
 * @throws RangeError for another number of parts, or an amount that is no multiple of the unit
 * @example
 * split(dollars('100'), 3); // → [3334, 3333, 3333]
 */
export function split(amount: Cents, parts: number, unit: SmallestUnit = 1): Cents[] {
  requireWholeNumber('parts', parts, 1, 10_000);
  const units = unitsOf(amount, unit);
  const rest = units % parts;
  const least = (units - rest) / parts;
  const step = Math.sign(rest);
  return Array.from({ length: parts }, (_, index) =>
    cents((least + (index < Math.abs(rest) ? step : 0)) * unit),
  );
}
