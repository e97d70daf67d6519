import type { Cents } from '@motel/booking-core';
import { shownMoney } from '@motel/content/words';

/** A difference: `+$318.00`, `−$20.00`, `$0.00`. */
export function shownDifference(amount: Cents): string {
  return amount > 0 ? `+${shownMoney(amount)}` : shownMoney(amount);
}
