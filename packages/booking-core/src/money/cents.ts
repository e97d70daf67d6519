declare const centsBrand: unique symbol;

/** An amount of Canadian money as a whole number of cents; never a fraction, never `-0` (M1). */
export type Cents = number & { readonly [centsBrand]: true };

/**
 * Brands a whole number as an amount of money (M1).
 * @throws RangeError when the value is not a safe integer: money is never silently inexact.
 */
export function cents(value: number): Cents {
  if (!Number.isSafeInteger(value)) {
    throw new RangeError(`An amount of money must be a whole number of cents, not ${value}`);
  }
  return (value === 0 ? 0 : value) as Cents; // 0 is written out because -0 is a safe integer too
}

export const NO_MONEY: Cents = cents(0);

/**
 * Adds amounts.
 * @throws RangeError when an intermediate sum is no safe integer, even if a later amount would bring it back (M1)
 */
export function sum(...amounts: readonly Cents[]): Cents {
  let total = NO_MONEY;
  for (const amount of amounts) total = cents(total + amount);
  return total;
}

/** Subtracts an amount; the difference may be negative (M1). */
export function subtract(from: Cents, amount: Cents): Cents {
  return cents(from - amount);
}

/**
 * Multiplies an amount by a whole number (M1).
 * @throws RangeError when `count` is not a whole number: a share of an amount needs a rounding rule.
 */
export function times(amount: Cents, count: number): Cents {
  if (!Number.isSafeInteger(count))
    throw new RangeError(`Money is taken a whole number of times, not ${count}`);
  return cents(amount * count);
}

export function smaller(a: Cents, b: Cents): Cents {
  return a < b ? a : b;
}
