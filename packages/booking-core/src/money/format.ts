import { requireText } from '../result/text.ts';
import { type Cents, cents } from './cents.ts';
import { decimalsOf } from './currencies.ts';

/**
 * Writes an amount in the way of a language, with the sign of its currency (M3).
 * @param locale BCP 47 tag, such as `en-CA` or `fr-CA`
 * @param currency one of `CURRENCIES`
 * @throws RangeError for a language tag that is not valid, or another currency
 * @example
 * format(dollars('1234.5'), 'en-CA'); // → $1,234.50
 */
export function format(amount: Cents, locale: string, currency = 'CAD'): string {
  const key = `${locale} ${currency}`;
  let formatter = formatters.get(key);
  // Stryker disable next-line ConditionalExpression: it only saves time
  if (formatter === undefined) {
    // Without a language the formatter would take the machine's own.
    requireText('locale', locale);
    requireText('currency', currency);
    const decimals = decimalsOf(currency);
    const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
    formatter = new Intl.NumberFormat(locale, { style: 'currency', currency, ...digits });
    // Stryker disable next-line CallExpression: it only saves time
    formatters.set(key, formatter);
  }
  return formatter.format(cents(amount) / 100);
}

/** Formatters are slow to create and never change. */
const formatters = new Map<string, Intl.NumberFormat>();
