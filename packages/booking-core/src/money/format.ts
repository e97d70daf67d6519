import { requireText } from '../result/text.ts';
import { type Cents, cents } from './cents.ts';
import { CURRENCIES } from './currencies.ts';

/**
 * Writes an amount in the way of a language, with the sign of its currency (M3).
 * @param locale BCP 47 tag, such as `en-CA` or `fr-CA`
 * @param currency ISO code of a currency with two decimals
 * @throws RangeError for a language tag or a currency that is not valid, or a currency without cents
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
    if (!CURRENCIES.includes(currency)) throw new RangeError(`Not a currency with two decimals: ${currency}`);
    formatter = new Intl.NumberFormat(locale, { style: 'currency', currency, minimumFractionDigits: 2 });
    // Stryker disable next-line CallExpression: it only saves time
    formatters.set(key, formatter);
  }
  return formatter.format(cents(amount) / 100);
}

/** Formatters are slow to create and never change. */
const formatters = new Map<string, Intl.NumberFormat>();
