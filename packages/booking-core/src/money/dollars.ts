import { type Cents, cents } from './cents.ts';

/** With two places these are 15 digits, the most that a JSON number carries without loss. */
const DECIMAL_DOLLARS = /^(\d{1,13})(?:\.(\d{1,2}))?$/;

/**
 * Reads decimal dollars in the form of the wire, e.g. `89`, `89.5`, `"98.50"` (M2).
 * @returns the amount, $0 to $9,999,999,999,999.99, or `undefined` for anything that is not a non-negative
 * decimal of at most 13 digits and two places
 */
export function parseDollars(value: unknown): Cents | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined;
  const match = DECIMAL_DOLLARS.exec(String(value));
  if (match === null) return undefined;
  const [, dollars = '', fraction = ''] = match;
  return cents(Number(dollars) * 100 + Number(fraction.padEnd(2, '0')));
}

/** Returns decimal dollars for the wire; `parseDollars` reads the whole range back exactly (M2). */
export function toDollars(amount: Cents): number {
  return amount / 100;
}

/** Writes the amount in plain digits, in the form of the checkout payload's `totalAmount`: `98` or `1234.50` (M3). */
export function dollarDigits(amount: Cents): string {
  const rest = Math.abs(amount) % 100;
  const dollars = (Math.abs(amount) - rest) / 100;
  return `${amount < 0 ? '-' : ''}${dollars}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`;
}

/** Writes the amount for a guest, without the currency sign: `98`, `1,234.50` (M3). */
export function formatDollars(amount: Cents): string {
  return dollarDigits(amount).replace(/\d(?=(?:\d{3})+(?:\.|$))/g, '$&,');
}
