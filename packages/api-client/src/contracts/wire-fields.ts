import { type Cents, cents, isPayable, parseDollars, type SmallestUnit } from '@motel/booking-core';
import * as z from 'zod/mini';

let smallestUnit: SmallestUnit = 1;

/** Reads by contracts that refuse an amount which cannot be paid in a currency (M9). @param read waits for nothing */
export function readingAmountsIn<T>(unit: SmallestUnit, read: () => T): T {
  smallestUnit = unit;
  try {
    return read();
  } finally {
    smallestUnit = 1;
  }
}

/** Decimal dollars with at most two places on the wire, whole cents inside (M2). */
export const money = z.pipe(
  z.number(),
  z.transform((dollars, context) => toCents(dollars, context)),
);

/** Decimal dollars that may be below $0, such as a saving; whole cents inside. */
export const signedMoney = z.pipe(
  z.number(),
  z.transform((dollars, context): Cents => {
    const amount = toCents(Math.abs(dollars), context);
    return dollars < 0 && context.issues.length === 0 ? cents(-amount) : amount;
  }),
);

/** As text, such as in an address. */
export const moneyText = z.pipe(
  z.string(),
  z.transform((digits, context) => toCents(digits, context)),
);

/** An amount that some answers carry as text, e.g. `"98.50"`. */
export const moneyOrText = z.pipe(
  z.union([z.number(), z.string()]),
  z.transform((dollars, context) => toCents(dollars, context)),
);

function toCents(dollars: number | string, context: z.core.ParsePayload): Cents {
  const amount = parseDollars(dollars);
  if (amount !== undefined && isPayable(amount, smallestUnit)) return amount;
  const message = `must be an amount with at most ${smallestUnit === 1 ? 2 : 0} decimal places`;
  context.issues.push({ code: 'custom', input: dollars, message });
  return z.NEVER;
}

/** Text that may be absent, null or blank: all three mean that it is missing. */
export const optionalText = z.optional(
  z.pipe(
    z.nullable(z.string()),
    z.transform((text): string | undefined => text?.trim() || undefined),
  ),
);

export const count = z.int().check(z.gte(0));
