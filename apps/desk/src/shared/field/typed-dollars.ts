import { type Cents, parseDollars } from '@motel/booking-core';

/** Reads dollars as people type them: `120`, `$1,200.50`. @returns `undefined` for what is no amount */
export function typedDollars(typed: string): Cents | undefined {
  return parseDollars(typed.trim().replace(/^\$/, '').replaceAll(',', ''));
}
