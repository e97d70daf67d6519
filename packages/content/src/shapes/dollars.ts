import { type Cents, parseDollars } from '@motel/booking-core';

/**
 * Reads an amount as an owner writes it.
 * @param amount dollars with at most two places, such as `89` or `104.5`
 * @throws Error saying which amount cannot be read
 */
export function dollars(amount: number, name: string): Cents {
  const read = parseDollars(amount);
  if (read === undefined) {
    throw new Error(`${name} must be dollars with at most two places, such as 89 or 104.50, not ${amount}.`);
  }
  return read;
}
