import { requireWholeNumber } from '../result/kind.ts';
import { type Cents, cents } from './cents.ts';

/**
 * Returns an amount as card providers count it: whole yen, cents, or thousandths of a dinar (M9).
 * @param decimals by which the provider counts the currency; it may count others than are written
 * @throws RangeError for an amount that has more decimals, or other decimals
 * @example
 * toMinorUnits(dollars('7200'), 0); // → 7200
 */
export function toMinorUnits(amount: Cents, decimals: 0 | 2 | 3): number {
  const [times, parts] = ratioOf(decimals);
  const units = (cents(amount) * times) / parts;
  requireWholeNumber('units', units, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
  return units;
}

/**
 * Returns an amount that a card provider has counted; thousandths are rounded to the nearest hundredth, a half up (M9).
 * @param decimals by which the provider counts the currency
 * @throws RangeError for no whole number, or other decimals
 * @example
 * fromMinorUnits(12_340, 3); // → 1234
 */
export function fromMinorUnits(units: number, decimals: 0 | 2 | 3): Cents {
  const [times, parts] = ratioOf(decimals);
  requireWholeNumber('units', units, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
  return cents(Math.round((units * parts) / times));
}

/** How many of the provider's units are how many hundredths. */
function ratioOf(decimals: 0 | 2 | 3): readonly [units: number, hundredths: number] {
  if (decimals === 0) return [1, 100];
  if (decimals === 3) return [10, 1];
  if (decimals === 2) return [1, 1];
  throw new RangeError(`decimals must be 0, 2 or 3, not ${String(decimals)}`);
}
