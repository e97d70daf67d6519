import { padded } from '../result/text.ts';
import { type Cents, cents } from './cents.ts';

/** With two places these are 15 digits, the most that a JSON number carries without loss. */
const DECIMAL_DOLLARS = /^(\d{1,13})(?:\.(\d{1,2}))?$/;

/**
 * Reads decimal dollars from a person or another program, such as `89`, `89.5`, `"98.50"` (M2).
 * @returns the amount, $0 to $9,999,999,999,999.99, or `undefined` for anything that is not a non-negative
 * decimal of at most 13 digits and two places
 * @example
 * parseDollars('98.50'); // → 9850
 * parseDollars('98.505'); // → undefined
 */
export function parseDollars(value: unknown): Cents | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined;
  const match = DECIMAL_DOLLARS.exec(String(value));
  if (match === null) return undefined;
  return cents(Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')));
}

/**
 * Returns an amount that the program itself has written as decimal dollars (M2).
 * @throws RangeError for anything that `parseDollars` does not read
 * @example
 * dollars('89'); // → 8900
 */
export function dollars(value: string | number): Cents {
  const amount = parseDollars(value);
  if (amount === undefined) throw new RangeError(`Not an amount of dollars: ${String(value)}`);
  return amount;
}

/**
 * Returns decimal dollars for JSON; `parseDollars` reads amounts of $0 to $9,999,999,999,999.99 back exactly (M2).
 * @example
 * toDollars(dollars('98.50')); // → 98.5
 */
export function toDollars(amount: Cents): number {
  return cents(amount) / 100;
}

/**
 * Writes an amount in plain digits, without a currency sign: `98` or `1234.50` (M3).
 * @example
 * dollarDigits(dollars('1234.5')); // → 1234.50
 */
export function dollarDigits(amount: Cents): string {
  return written(amount, '');
}

/**
 * Writes an amount for a reader of English, without a currency sign: `98`, `1,234.50` (M3). `format` writes it in the
 * way of any language.
 * @example
 * formatDollars(dollars('1234')); // → 1,234
 */
export function formatDollars(amount: Cents): string {
  return written(amount, ',');
}

function written(amount: Cents, separator: string): string {
  const size = Math.abs(cents(amount));
  const rest = size % 100;
  const whole = String((size - rest) / 100).replace(/\B(?=(\d{3})+$)/g, separator);
  return `${amount < 0 ? '-' : ''}${whole}${rest === 0 ? '' : `.${padded(rest, 2)}`}`;
}
