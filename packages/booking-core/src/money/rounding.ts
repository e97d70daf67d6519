import { requireWholeNumber } from '../result/kind.ts';
import { type Cents, cents } from './cents.ts';
import type { SmallestUnit } from './currencies.ts';
import { requireUnit } from './units.ts';

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

/** How a share becomes money: to the nearest cent or dollar (a half counts up), always up, or always down (M4). */
export type RoundingName = 'cent' | 'cent-up' | 'cent-down' | 'dollar' | 'dollar-up' | 'dollar-down';

/** Each rounding by its name in a tariff (M4). */
export const ROUNDINGS: Readonly<Record<RoundingName, Rounding>> = Object.freeze({
  cent: Object.freeze({ unit: 1, counts: WHOLE_SHARE / 2 }),
  'cent-up': Object.freeze({ unit: 1, counts: 1 }),
  'cent-down': Object.freeze({ unit: 1, counts: WHOLE_SHARE }),
  dollar: Object.freeze({ unit: 100, counts: 50 * WHOLE_SHARE }),
  'dollar-up': Object.freeze({ unit: 100, counts: 1 }),
  'dollar-down': Object.freeze({ unit: 100, counts: 100 * WHOLE_SHARE }),
});

/** The names of all roundings (M4). */
export const ROUNDING_NAMES = Object.keys(ROUNDINGS) as RoundingName[];

/**
 * Rounds an amount of $0 or more (M4).
 * @throws RangeError for an amount below $0, or a rounding that is none of `ROUNDINGS`
 * @example
 * roundMoney(dollars('98.50'), ROUNDINGS['dollar-up']); // → 9900
 */
export function roundMoney(amount: Cents, rounding: Rounding): Cents {
  return shareOf(amount, WHOLE_SHARE, rounding);
}

/**
 * Returns a share of an amount of $0 or more, rounded once from its exact product (M5).
 * @param share whole millionths, 0 to 1,000,000: 5 % is 50,000
 * @throws RangeError for an amount below $0, another share, or a rounding that is none of `ROUNDINGS`
 * @example
 * shareOf(dollars('140'), 50_000, ROUNDINGS['dollar-up']); // → 700
 */
export function shareOf(amount: Cents, share: number, rounding: Rounding): Cents {
  requireWholeNumber('amount', amount, 0, Number.MAX_SAFE_INTEGER);
  requireWholeNumber('share', share, 0, WHOLE_SHARE);
  if (!Object.values(ROUNDINGS).includes(rounding))
    throw new RangeError('A rounding must be one of ROUNDINGS');
  return checkedShareOf(amount, share, rounding);
}

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
