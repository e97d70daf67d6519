import { type Cents, parseDollars } from '@motel/booking-core';

/**
 * Reads an amount in the way of any language: `258`, `$1,258.50`, `1.258,50 €`, `1 258,5`. The last mark with one or two
 * digits behind it is the decimal one. `undefined` for anything else, an amount below zero included.
 */
export function readAmount(text: string): Cents | undefined {
  const digits = text.replace(/[^\d.,-]/g, '');
  if (digits === '' || digits.includes('-')) return undefined;
  const [, whole = digits, fraction = ''] = /^(.*)[.,](\d{1,2})$/.exec(digits) ?? [];
  return parseDollars(`${whole.replace(/[.,]/g, '') || '0'}.${fraction.padEnd(2, '0')}`);
}
