import { type Cents, parseDollars } from '@motel/booking-core';

/**
 * Parses an amount in an owner's notation.
 * @param amount dollars with at most two places, such as `89` or `104.5`
 * @throws Error naming an amount that is not of this form
 */
export function readDollars(amount: number, name: string): Cents {
  const read = parseDollars(amount);
  if (read === undefined) {
    throw new Error(`${name} must be dollars with at most two places, such as 89 or 104.50, not ${amount}.`);
  }
  return read;
}
