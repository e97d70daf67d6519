import type { Cents } from '@motel/booking-core';
import type { DeskMotel } from '../motel.tsx';

/** A difference: `+$318.00`, `−$20.00`, `$0.00`. */
export function shownDifference({ shownMoney }: DeskMotel, amount: Cents): string {
  return amount > 0 ? `+${shownMoney(amount)}` : shownMoney(amount);
}
