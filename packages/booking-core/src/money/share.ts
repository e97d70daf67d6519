import { type Cents, cents } from './cents.ts';
import type { SmallestUnit } from './currencies.ts';

export interface Rounding {
  /** In cents. */
  readonly unit: SmallestUnit;
  /** The least part of a unit that counts as a whole one, in millionths of a cent: half of it, any, or never. */
  readonly counts: number;
}

/** One whole as a share: shares are whole millionths, so that 9.975 % is exactly 99,750 (M5). */
export const WHOLE_SHARE = 1_000_000;

/** Up to here a product is exact, and so is its remainder. */
const EXACT = 9e15;

/**
 * Returns a share of an amount of $0 or more, rounded once from its exact product (M4, M5). No other code rounds money.
 * Its arguments have been checked.
 */
export function checkedShareOf(amount: Cents, share: number, { unit, counts }: Rounding): Cents {
  const whole = unit * WHOLE_SHARE;
  const product = amount * share;
  // Stryker disable next-line ConditionalExpression,EqualityOperator: it only saves time
  if (product > EXACT) return ofHugeProduct(amount, share, unit, counts);
  const units = Math.floor(product / whole); // exact: the nearest quotient below a whole number is far enough from it
  // Whole, and far from the ends of the range: `cents` would find nothing.
  return ((product - units * whole < counts ? units : units + 1) * unit) as Cents;
}

function ofHugeProduct(amount: Cents, share: number, unit: number, counts: number): Cents {
  const product = BigInt(amount) * BigInt(share);
  const whole = BigInt(unit * WHOLE_SHARE);
  const units = Number(product / whole);
  return cents((product % whole < BigInt(counts) ? units : units + 1) * unit);
}
