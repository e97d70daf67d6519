import { type Cents, cents, formatDollars, parseDollars } from '@motel/booking-core';
import * as z from 'zod/mini';

const FORM = 'must be an amount with at most two places, such as 89 or 104.50';

/**
 * An amount in an owner's notation, read as cents. Whether it can be a price in the motel's currency (F3, M9), the check of
 * all files says.
 * @param least in cents
 */
export function dollars(least: number) {
  const range = `must be ${formatDollars(cents(least))} or more`;
  const amount = z.number(FORM).check(
    z.refine((written) => parseDollars(written) !== undefined, { error: FORM, abort: true }),
    z.refine((written) => {
      const read = parseDollars(written) ?? least;
      return read >= least;
    }, range),
  );
  return z.pipe(
    amount,
    z.transform((written): Cents => parseDollars(written) ?? cents(least)),
  );
}
