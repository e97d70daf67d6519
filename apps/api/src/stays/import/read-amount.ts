import { type Cents, parseDollars } from '@motel/booking-core';
import { isPayable } from '@motel/content/words';

/** A currency's words or sign, the digits with or without marks between their thousands, and a currency again. */
const AMOUNT =
  /^[\p{L}\p{Sc}\s]*(?<whole>\d{1,3}(?:[.,'’\s]\d{3})+|\d+|(?=[.,]\d))(?:[.,](?<fraction>\d{1,2}))?[\p{L}\p{Sc}\s]*$/u;

/**
 * Reads an amount in the way of any language: `258`, `$1,258.50`, `1.258,50 €`, `1 258,5`. The last mark with one or two
 * digits behind it is the decimal one. `undefined` for anything else, such as `2 x 129`, `(20.00)`, an amount below
 * zero, or one that cannot be paid in the motel's currency (M9).
 */
export function readAmount(text: string): Cents | undefined {
  const { whole, fraction = '' } = AMOUNT.exec(text)?.groups ?? {};
  if (whole === undefined) return undefined;
  const amount = parseDollars(`${whole.replace(/\D/g, '') || '0'}.${fraction.padEnd(2, '0')}`);
  return amount !== undefined && isPayable(amount) ? amount : undefined;
}
