import { type Cents, subtract, sum, times } from '../money/cents.ts';
import type { SmallestUnit } from '../money/currencies.ts';
import { dollars, toDollars } from '../money/dollars.ts';
import { checkedShareOf, nearestIn, WHOLE_SHARE } from '../money/rounding.ts';
import { unitsOf } from '../money/units.ts';
import { requireObject, requireWholeNumber } from '../result/kind.ts';
import { highestRate } from '../tariff/field-reader.ts';

/** How much more than a rate, or less. */
export interface MoreOrLess {
  /** Decimal dollars, at most 2 decimals; below 0 less. @default 0 */
  readonly amount?: number | undefined;
  /** Of the rate, −100 to 1000, with at most 4 decimals. @default 0 */
  readonly percent?: number | undefined;
}

const MOST_PERCENT = 1000;

/**
 * Returns a rate put up or down by a percentage, to the nearest amount of its currency, a half up, and then by an amount (F18).
 * @param rate $0 to $99,999.99, or to 9,999,999 of a currency without decimals
 * @param unit of the currency: a cent, unless said
 * @returns below $0 where the amount is too large
 * @throws RangeError for another rate, percentage or amount
 * @example
 * changedRate(dollars('16.10'), { percent: 15 }); // → 1852
 */
export function changedRate(rate: Cents, more: MoreOrLess, unit: SmallestUnit = 1): Cents {
  const { amount = 0, percent = 0 } = requireObject('more', more);
  requireWholeNumber('rate', rate, 0, highestRate(unit));
  const share = WHOLE_SHARE + Math.round(percent * 10_000);
  requireWholeNumber('percent', share, 0, WHOLE_SHARE + MOST_PERCENT * 10_000);
  const whole = Math.floor(share / WHOLE_SHARE);
  const part = checkedShareOf(rate, share - whole * WHOLE_SHARE, nearestIn(unit));
  const changed = sum(times(rate, whole), part);
  const size = dollars(Math.abs(amount));
  unitsOf(size, unit);
  return amount < 0 ? subtract(changed, size) : sum(changed, size);
}

/**
 * Returns how much more the second of two amounts is than the first, in decimal dollars as the wire has them (M2).
 * @throws RangeError for anything but amounts of the wire
 * @example
 * dollarsMore(129.5, 118.8); // → -10.7
 */
export function dollarsMore(from: number, to: number): number {
  return toDollars(subtract(dollars(to), dollars(from)));
}
