import type { Cents } from './cents.ts';
import { formatDollars } from './dollars.ts';

/** An amount in English with its currency's own sign, without cents where it has none: `$149`, `€74.50`, `CHF 90`. */
export function withSign(amount: Cents, currency: string): string {
  return currencySign(currency) + formatDollars(amount);
}

/** The sign of a currency before the digits of an English amount: `$`, `€`, `CHF` with a space that does not break. */
export function currencySign(currency: string): string {
  let sign = signs.get(currency);
  // Stryker disable next-line ConditionalExpression: it only saves time
  if (sign === undefined) {
    const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
    sign = new Intl.NumberFormat('en', style).format(0).replace(/[\d.]+/, '');
    // Stryker disable next-line CallExpression: it only saves time
    signs.set(currency, sign);
  }
  return sign;
}

/** Formatters are slow to create; a sign never changes. */
const signs = new Map<string, string>();
