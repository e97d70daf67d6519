import { type Cents, cents } from './cents.ts';
import type { SmallestUnit } from './currencies.ts';

/**
 * Returns how many of a currency's smallest unit an amount is (M9).
 * @throws RangeError for an amount that is no multiple of it, or another unit
 */
export function unitsOf(amount: Cents, unit: SmallestUnit): number {
  requireUnit(unit);
  if (cents(amount) % unit === 0) return amount / unit + 0; // −0 becomes 0
  throw new RangeError(`An amount in this currency must be a multiple of ${unit}, not ${amount}`);
}

/** @throws RangeError for anything but 1 and 100 */
export function requireUnit(unit: SmallestUnit): void {
  if (unit !== 1 && unit !== 100) throw new RangeError(`unit must be 1 or 100, not ${String(unit)}`);
}
