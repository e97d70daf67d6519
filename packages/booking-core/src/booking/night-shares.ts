import { type Cents, cents } from '../money/cents.ts';
import type { SmallestUnit } from '../money/currencies.ts';
import { divide } from '../money/divide.ts';
import type { NightRun } from '../pricing/quote.ts';
import { requireObject, requireObjects, requireWholeNumber } from '../result/kind.ts';
import { MAX_NIGHTS } from '../stay/bookable-stay.ts';
import { nightsOf, type Stay } from '../stay/stay.ts';

/**
 * Returns the part of each night in an amount of a stay's price, in the proportion of the nights' prices (L8); in even
 * parts where the prices are not known or $0. The parts add up to the amount, each less than the smallest unit from its
 * exact share.
 * @param amount of the rooms, of extras or of a tax; below $0 for what was taken off
 * @param stay with the `nights` of its quote
 * @param unit of the currency: a cent, unless said
 * @throws RangeError for a stay of 0 nights or more than 365, a price below $0, or an amount that is no multiple of the unit
 * @example
 * const [checkIn, checkOut] = [civilDate('2027-07-04'), civilDate('2027-07-06')];
 * const nights = [
 *   { from: checkIn, nights: 1, price: dollars('100') },
 *   { from: civilDate('2027-07-05'), nights: 1, price: dollars('150') },
 * ];
 * nightShares(dollars('50'), { checkIn, checkOut, nights }); // → [2000, 3000]
 */
export function nightShares(
  amount: Cents,
  stay: Stay & { readonly nights: readonly NightRun[] },
  unit: SmallestUnit = 1,
): Cents[] {
  const length = nightsOf(requireObject('stay', stay));
  requireWholeNumber('nights', length, 1, MAX_NIGHTS);
  const prices = requireObjects('nights', stay.nights).flatMap((run) => {
    requireWholeNumber('nights', run.nights, 1, MAX_NIGHTS);
    requireWholeNumber('price', run.price, 0, Number.MAX_SAFE_INTEGER);
    return Array.from({ length: run.nights }, () => run.price);
  });
  const isPriced = prices.length === length && prices.some((price) => price > 0);
  return divide(amount, isPriced ? prices : Array.from({ length }, () => cents(1)), unit);
}
