import { type Cents, cents, parseDollars } from '@motel/booking-core';
import * as z from 'zod/mini';

/** Decimal dollars with at most two places on the wire, whole cents inside (M2). */
export const money = z.pipe(
  z.number(),
  z.transform((dollars, context) => toCents(dollars, context)),
);

/** Decimal dollars that may be below $0, such as a saving; whole cents inside. */
export const signedMoney = z.pipe(
  z.number(),
  z.transform((dollars, context): Cents => {
    const amount = parseDollars(Math.abs(dollars));
    if (amount !== undefined) return cents(dollars < 0 ? -amount : amount);
    context.issues.push({ code: 'custom', input: dollars, message: 'must be dollars with at most 2 places' });
    return z.NEVER;
  }),
);

/** An amount that some answers carry as text, e.g. `"98.50"`. */
export const moneyOrText = z.pipe(
  z.union([z.number(), z.string()]),
  z.transform((dollars, context) => toCents(dollars, context)),
);

function toCents(dollars: number | string, context: z.core.ParsePayload): Cents {
  const amount = parseDollars(dollars);
  if (amount !== undefined) return amount;
  const message = 'must be decimal dollars with at most 2 places';
  context.issues.push({ code: 'custom', input: dollars, message });
  return z.NEVER;
}

/** Text that may be absent, null or blank: all three mean that it is missing. */
export const optionalText = z.pipe(
  z.optional(z.nullable(z.string())),
  z.transform((text): string | undefined => text?.trim() || undefined),
);

export const count = z.int().check(z.gte(0));
