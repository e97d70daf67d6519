import { requireList } from '../result/kind.ts';
import { type Cents, cents, NO_MONEY } from './cents.ts';

/**
 * Divides an amount into parts in the proportion of weights (M7). The parts add up to it, each less than a cent from its exact
 * share; weights that add up to the amount are the parts. Without any weight the first part is all.
 * @param weights amounts that add up to $0 or more; some may be below $0, such as a discount
 * @example
 * divide(dollars('10'), [dollars('1'), dollars('2')]); // → [333, 667]
 */
export function divide(amount: Cents, weights: readonly Cents[]): Cents[] {
  const whole = requireList('weights', weights).reduce<bigint>(
    (sum, weight) => sum + BigInt(cents(weight)),
    0n,
  );
  if (whole <= 0n) return weights.map((_, at) => (at === 0 ? amount : NO_MONEY));
  let weight = 0n;
  let given = 0n;
  return weights.map((own) => {
    weight += BigInt(own);
    const until = (BigInt(cents(amount)) * weight) / whole;
    const part = until - given;
    given = until;
    return cents(Number(part));
  });
}
