import { type Cents, parseDollars } from '@motel/booking-core';
import { isPayable } from '@motel/content/desk-motel';
import type { DeskMotel } from '../motel.tsx';

/** A comma stands between thousands only: `12,50` may be $12.50 or a slip, so it is no amount. */
const THOUSANDS = /^\d{1,3}(?:,\d{3})+(?=\.|$)/;

/** Reads an amount as people type it: `120`, `$1,200.50`. @returns `undefined` for what cannot be paid */
export function typedDollars({ money }: DeskMotel, typed: string): Cents | undefined {
  const text = typed.trim();
  const digits = text.startsWith(money.sign) ? text.slice(money.sign.length).trim() : text;
  const amount = parseDollars(digits.replace(THOUSANDS, (whole) => whole.replaceAll(',', '')));
  return amount !== undefined && isPayable(money, amount) ? amount : undefined;
}

/** How an amount is typed, for a field whose text is none. */
export function amountHint({ money }: DeskMotel): string {
  return money.decimals === 0
    ? 'Type an amount without decimals, such as 12000.'
    : 'Type an amount, such as 120 or 120.50.';
}
