import { cents, formatDollars, MAX_RATE } from '@motel/booking-core';
import * as z from 'zod/mini';

/** An amount in cents within what a tariff can carry (F3), told in dollars. */
export function money(least: number) {
  const error = `must be from $${formatDollars(cents(least))} to $${formatDollars(cents(MAX_RATE))}`;
  return z.int(error).check(z.gte(least, error), z.lte(MAX_RATE, error));
}
