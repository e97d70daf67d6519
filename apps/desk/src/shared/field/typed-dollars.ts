import { type Cents, parseDollars } from '@motel/booking-core';

/** A comma stands between thousands only: `12,50` may be $12.50 or a slip, so it is no amount. */
const THOUSANDS = /^\d{1,3}(?:,\d{3})+(?=\.|$)/;

/** Reads dollars as people type them: `120`, `$1,200.50`. @returns `undefined` for what is no amount */
export function typedDollars(typed: string): Cents | undefined {
  const digits = typed.trim().replace(/^\$ ?/, '');
  return parseDollars(digits.replace(THOUSANDS, (whole) => whole.replaceAll(',', '')));
}
