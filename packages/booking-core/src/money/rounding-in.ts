import type { SmallestUnit } from './currencies.ts';
import { ROUNDINGS, type RoundingName } from './rounding.ts';
import type { Rounding } from './share.ts';
import { requireUnit } from './units.ts';

/**
 * Returns the rounding of a tariff in its currency: where nothing less than a whole unit can be paid, a rounding to cents is
 * one to whole units (M9).
 */
export function roundingIn(unit: SmallestUnit, rounding: RoundingName): RoundingName {
  requireUnit(unit);
  return unit === 1 ? rounding : (rounding.replace('cent', 'dollar') as RoundingName);
}

/**
 * Returns the rounding to the nearest amount that can be paid in a currency, a half up (M9).
 * @throws RangeError for anything but 1 and 100
 * @example
 * nearestIn(smallestUnitOf('JPY')) === ROUNDINGS.dollar; // → true
 */
export function nearestIn(unit: SmallestUnit): Rounding {
  return ROUNDINGS[roundingIn(unit, 'cent')];
}
