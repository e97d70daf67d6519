import { type Cents, cents, formatDollars, MAX_RATE, parseDollars } from '@motel/booking-core';
import * as z from 'zod/mini';

const FORM = 'must be an amount with at most two places, such as 89 or 104.50';

/** An amount in an owner's notation, within a tariff's range (F3), read as cents. @param least in cents */
export function dollars(least: number) {
  const range = `must be from ${formatDollars(cents(least))} to ${formatDollars(cents(MAX_RATE))}`;
  const amount = z.number(FORM).check(
    z.refine((written) => parseDollars(written) !== undefined, { error: FORM, abort: true }),
    z.refine((written) => {
      const read = parseDollars(written) ?? least;
      return read >= least && read <= MAX_RATE;
    }, range),
  );
  return z.pipe(
    amount,
    z.transform((written): Cents => parseDollars(written) ?? cents(least)),
  );
}
