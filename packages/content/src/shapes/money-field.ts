import { cents, formatDollars, MAX_RATE } from '@motel/booking-core';
import * as z from 'zod/mini';

/** An amount in cents within a tariff's range (F3); its error is in dollars. */
export function money(least: number) {
  const error = `must be from $${formatDollars(cents(least))} to $${formatDollars(cents(MAX_RATE))}`;
  return z.pipe(z.int(error).check(z.gte(least, error), z.lte(MAX_RATE, error)), z.transform(cents));
}
