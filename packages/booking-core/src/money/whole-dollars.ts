import { requireWholeNumber } from '../result/whole-number.ts';
import { type Cents, cents } from './cents.ts';

/** How a fee becomes whole dollars: `floor` gives the guest the cents, `ceil` the motel (M4). */
export type DollarRounding = 'floor' | 'ceil';

/**
 * Rounds an amount to whole dollars, by exact integer arithmetic (M4).
 * @throws RangeError for an amount below $0
 */
export function toWholeDollars(amount: Cents, rounding: DollarRounding): Cents {
  return roundToDollar(amount, 100, rounding);
}

/**
 * Returns a whole percentage of an amount, in whole dollars (M5): 5 % of $140.00 is exactly $7.00.
 * @param percent whole number, 0 to 100
 * @throws RangeError for another percentage, or an amount below $0
 */
export function percentOf(amount: Cents, percent: number, rounding: DollarRounding): Cents {
  requireWholeNumber('percent', percent, 0, 100);
  return roundToDollar(amount * percent, 100 * 100, rounding);
}

/** Rounds `numerator / unitsPerDollar` dollars without an intermediate fraction. No other code rounds money. */
function roundToDollar(numerator: number, unitsPerDollar: number, rounding: DollarRounding): Cents {
  if (!Number.isSafeInteger(numerator) || numerator < 0) {
    throw new RangeError(`Only a non-negative whole amount can be rounded, not ${numerator}`);
  }
  const rest = numerator % unitsPerDollar;
  const dollars = (numerator - rest) / unitsPerDollar;
  return cents((rounding === 'ceil' && rest > 0 ? dollars + 1 : dollars) * 100);
}
