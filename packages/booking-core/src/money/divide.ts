import { requireList, requireWholeNumber } from '../result/kind.ts';
import { type Cents, cents, NO_MONEY } from './cents.ts';
import type { SmallestUnit } from './currencies.ts';
import { unitsOf } from './units.ts';

/**
 * Divides an amount into parts in the proportion of weights (M7). The parts add up to it, each less than the smallest unit from
 * its exact share: odd units go to the largest remainders, of equal ones to the first. Weights that add up to the amount are
 * the parts. Without any weight the first part is all. What is taken off is divided as what it is taken off was. Of a tax
 * that is in a price (F27), the exact share of each line is the tax in that line alone.
 * @param weights amounts that add up to $0 or more; some may be below $0, such as a discount
 * @param unit of the currency: a cent, unless said
 * @param tax that the amount is, where the weights are the lines of the price that has it in it
 * @throws RangeError for an amount that is no multiple of the unit
 * @example
 * divide(dollars('10'), [dollars('1'), dollars('2')]); // → [333, 667]
 */
export function divide(
  amount: Cents,
  weights: readonly Cents[],
  unit: SmallestUnit = 1,
  tax?: { readonly percent: number; readonly percents: number },
): Cents[] {
  const sign = amount < 0 ? -unit : unit;
  const units = BigInt(Math.abs(unitsOf(amount, unit)));
  const all = requireList('weights', weights).reduce<bigint>(
    (sum, weight) => sum + BigInt(cents(weight)),
    0n,
  );
  if (all <= 0n) return weights.map((_, at) => (at === 0 ? amount : NO_MONEY));
  const share = (percent: number) => BigInt(Math.round(percent * 10_000));
  const [rate, whole] = tax ? [share(tax.percent), BigInt(unit) * share(100 + tax.percents)] : [units, all];
  const missing = units * whole - rate * all;
  // The price was of other lines, too.
  if (missing <= -whole || missing >= whole) return divide(amount, weights, unit);
  const parts = weights.map((weight) => {
    const exact = rate * BigInt(weight);
    const over = ((exact % whole) + whole) % whole;
    return { over, units: (exact - over) / whole };
  });
  const odd = units - parts.reduce((sum, part) => sum + part.units, 0n);
  const byRemainder = parts.toSorted((a, b) => (a.over < b.over ? 1 : a.over > b.over ? -1 : 0));
  for (const part of byRemainder.slice(0, Number(odd))) part.units += 1n;
  return parts.map((part) => cents(Number(part.units) * sign));
}

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
