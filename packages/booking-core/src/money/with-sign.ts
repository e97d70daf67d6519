import type { Cents } from './cents.ts';
import { currencySign } from './currency-sign.ts';
import { formatDollars } from './dollars.ts';

/** An amount in English with its currency's own sign, without cents where it has none: `$149`, `€74.50`, `CHF 90`. */
export function withSign(amount: Cents, currency: string): string {
  return currencySign(currency) + formatDollars(amount);
}
