import { type Cents, format } from '@motel/booking-core';

/** `$1,234.50`, `−$20.00`: always with its cents, so that columns align. */
export function shownMoney(amount: Cents): string {
  return format(amount, 'en-CA').replace('-', '−');
}

/** A difference: `+$318.00`, `−$20.00`, `$0.00`. */
export function shownDifference(amount: Cents): string {
  return amount > 0 ? `+${shownMoney(amount)}` : shownMoney(amount);
}
