import { type Cents, parseDollars } from '@motel/booking-core';

/** A currency's words or sign, the digits with or without marks between their thousands, and a currency again. */
const AMOUNT =
  /^[\p{L}\p{Sc}\s]*(?<whole>\d{1,3}(?:[.,'’\s]\d{3})+|\d+|(?=[.,]\d))(?:[.,](?<fraction>\d{1,2}))?[\p{L}\p{Sc}\s]*$/u;

/**
 * Reads an amount in the way of any language: `258`, `$1,258.50`, `1.258,50 €`, `1 258,5`. The last mark with one or two
 * digits behind it is the decimal one. `undefined` for anything else, such as `2 x 129`, `(20.00)` or an amount below zero.
 */
export function readAmount(text: string): Cents | undefined {
  const { whole, fraction = '' } = AMOUNT.exec(text)?.groups ?? {};
  if (whole === undefined) return undefined;
  return parseDollars(`${whole.replace(/\D/g, '') || '0'}.${fraction.padEnd(2, '0')}`);
}
