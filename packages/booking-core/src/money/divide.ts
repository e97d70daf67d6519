import { requireList } from '../result/kind.ts';
import { type Cents, cents, NO_MONEY } from './cents.ts';
import type { SmallestUnit } from './currencies.ts';
import { unitsOf } from './units.ts';

/**
 * Divides an amount into parts in the proportion of weights (M7). The parts add up to it, each less than the smallest unit from
 * its exact share; weights that add up to the amount are the parts. Without any weight the first part is all.
 * @param weights amounts that add up to $0 or more; some may be below $0, such as a discount
 * @param unit of the currency: a cent, unless said
 * @throws RangeError for an amount that is no multiple of the unit
 * @example
 * divide(dollars('10'), [dollars('1'), dollars('2')]); // → [333, 667]
 */
export function divide(amount: Cents, weights: readonly Cents[], unit: SmallestUnit = 1): Cents[] {
  const units = BigInt(unitsOf(amount, unit));
  const whole = requireList('weights', weights).reduce<bigint>(
    (sum, weight) => sum + BigInt(cents(weight)),
    0n,
  );
  if (whole <= 0n) return weights.map((_, at) => (at === 0 ? amount : NO_MONEY));
  let weight = 0n;
  let given = 0n;
  return weights.map((own) => {
    weight += BigInt(own);
    const until = (units * weight) / whole;
    const part = until - given;
    given = until;
    return cents(Number(part) * unit);
  });
}
