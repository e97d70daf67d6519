import type { Cents } from '../../money/cents.ts';
import { formatDollars } from '../../money/dollars.ts';
import { currencySign } from '../../money/with-sign.ts';
import { SPACE } from './typography.ts';

/** An amount in French with its currency's own sign, without cents where it has none: `149 $`, `1 074,50 €`. */
export function amountIn(currency: string, amount: Cents): string {
  const digits = formatDollars(amount).replaceAll(',', SPACE).replace('.', ',');
  return `${digits}${SPACE}${currencySign(currency).trimEnd()}`;
}
