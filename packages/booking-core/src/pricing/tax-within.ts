import { type Cents, cents } from '../money/cents.ts';
import type { SmallestUnit } from '../money/currencies.ts';
import { WHOLE_SHARE } from '../money/rounding.ts';

/**
 * Returns a tax and its base within a price that has taxes in it (F27): its percentage of the price without them, to the
 * nearest amount of its currency, a half up. The base of a tax that is alone in a price is the rest of it.
 * @param percent 0 to 100 with at most 4 decimals
 * @param percents of all taxes in the price, at least `percent`
 * @param unit of the currency
 */
export function taxWithin(
  price: Cents,
  percent: number,
  percents: number,
  unit: SmallestUnit,
): { readonly base: Cents; readonly amount: Cents } {
  const base = cents(price - partOf(price, percents, percents, unit));
  return { base, amount: partOf(price, percent, percents, unit) };
}

function partOf(price: Cents, percent: number, percents: number, unit: SmallestUnit): Cents {
  const whole = BigInt(unit * (WHOLE_SHARE + Math.round(percents * 10_000)));
  const part = BigInt(price) * BigInt(Math.round(percent * 10_000));
  return cents(unit * Number((2n * part + whole) / (2n * whole)));
}
