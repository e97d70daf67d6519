declare const centsBrand: unique symbol;

/** An amount of money as a whole number of cents within ±(2⁵³ − 1); never a fraction, never `-0` (M1). */
export type Cents = number & {
  /** @hidden */
  readonly [centsBrand]: true;
};

/**
 * Makes an amount of money from a whole number of cents (M1).
 * @throws RangeError when the value is not a safe integer: money is never silently inexact
 * @example
 * cents(8950); // → 8950
 */
export function cents(value: number): Cents {
  if (!Number.isSafeInteger(value)) {
    throw new RangeError(`An amount of money must be a whole number of cents, not ${String(value)}`);
  }
  return (value + 0) as Cents; // −0 becomes 0
}

/** $0. */
export const NO_MONEY: Cents = cents(0);

/**
 * Adds amounts.
 * @throws RangeError when an intermediate sum is no safe integer, even if a later amount would bring it back (M1)
 * @example
 * sum(dollars('89'), dollars('4.45')); // → 9345
 */
export function sum(...amounts: readonly Cents[]): Cents {
  let total = NO_MONEY;
  for (const amount of amounts) total = cents(total + cents(amount));
  return total;
}

/** Subtracts an amount; the difference may be negative (M1). */
export function subtract(from: Cents, amount: Cents): Cents {
  return cents(cents(from) - cents(amount));
}

/**
 * Multiplies an amount by a whole number (M1).
 * @throws RangeError when `count` is not a whole number: `shareOf` takes a part of an amount, with a rounding
 * @example
 * times(dollars('89'), 2); // → 17800
 */
export function times(amount: Cents, count: number): Cents {
  if (!Number.isSafeInteger(count))
    throw new RangeError(`Money is taken a whole number of times, not ${String(count)}`);
  return cents(cents(amount) * count);
}

/** Returns the smaller of two amounts. */
export function smaller(a: Cents, b: Cents): Cents {
  return Math.min(cents(a), cents(b)) as Cents;
}
