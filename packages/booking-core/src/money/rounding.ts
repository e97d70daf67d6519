import { requireWholeNumber } from '../result/whole-number.ts';
import type { Cents } from './cents.ts';
import { checkedShareOf, type Rounding, WHOLE_SHARE } from './share.ts';

/** How a share becomes money: to the nearest cent or dollar (a half counts up), always up, or always down (M4). */
export type RoundingName = 'cent' | 'cent-up' | 'cent-down' | 'dollar' | 'dollar-up' | 'dollar-down';

/** Each rounding by its name in a tariff (M4). */
export const ROUNDINGS: Readonly<Record<RoundingName, Rounding>> = Object.freeze({
  cent: Object.freeze({ unit: 1, counts: WHOLE_SHARE / 2 }),
  'cent-up': Object.freeze({ unit: 1, counts: 1 }),
  'cent-down': Object.freeze({ unit: 1, counts: WHOLE_SHARE }),
  dollar: Object.freeze({ unit: 100, counts: 50 * WHOLE_SHARE }),
  'dollar-up': Object.freeze({ unit: 100, counts: 1 }),
  'dollar-down': Object.freeze({ unit: 100, counts: 100 * WHOLE_SHARE }),
});

/**
 * Rounds an amount of $0 or more (M4).
 * @throws RangeError for an amount below $0, or a rounding that is none of `ROUNDINGS`
 * @example
 * roundMoney(dollars('98.50'), ROUNDINGS['dollar-up']); // → 9900
 */
export function roundMoney(amount: Cents, rounding: Rounding): Cents {
  return shareOf(amount, WHOLE_SHARE, rounding);
}

/**
 * Returns a share of an amount of $0 or more, rounded once from its exact product (M5).
 * @param share whole millionths, 0 to 1,000,000: 5 % is 50,000
 * @throws RangeError for an amount below $0, another share, or a rounding that is none of `ROUNDINGS`
 * @example
 * shareOf(dollars('140'), 50_000, ROUNDINGS['dollar-up']); // → 700
 */
export function shareOf(amount: Cents, share: number, rounding: Rounding): Cents {
  requireWholeNumber('amount', amount, 0, Number.MAX_SAFE_INTEGER);
  requireWholeNumber('share', share, 0, WHOLE_SHARE);
  if (!Object.values(ROUNDINGS).includes(rounding))
    throw new RangeError('A rounding must be one of ROUNDINGS');
  return checkedShareOf(amount, share, rounding);
}
