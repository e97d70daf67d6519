import { type Cents, cents } from './cents.ts';
import type { SmallestUnit } from './currencies.ts';

/**
 * Whether an amount can be paid in a currency: whether it is a multiple of the smallest unit (M9).
 * @example
 * isPayable(dollars('72.50'), smallestUnitOf('JPY')); // → false
 */
export function isPayable(amount: Cents, unit: SmallestUnit): boolean {
  requireUnit(unit);
  return cents(amount) % unit === 0;
}

/**
 * Returns how many of a currency's smallest unit an amount is (M9).
 * @throws RangeError for an amount that is no multiple of it, or another unit
 */
export function unitsOf(amount: Cents, unit: SmallestUnit): number {
  if (isPayable(amount, unit)) return amount / unit;
  throw new RangeError(`An amount in this currency must be a multiple of ${unit}, not ${amount}`);
}

/** @throws RangeError for anything but 1 and 100 */
export function requireUnit(unit: SmallestUnit): void {
  if (unit !== 1 && unit !== 100) throw new RangeError(`unit must be 1 or 100, not ${String(unit)}`);
}
