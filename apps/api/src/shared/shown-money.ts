import { type Cents, toDollars } from '@motel/booking-core';

const twoPlaces = new Intl.NumberFormat('en-CA', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** `$1,234.50`: an amount that a guest pays or has paid always shows its cents. */
export function shownMoney(amount: Cents): string {
  return `${amount < 0 ? '−' : ''}$${twoPlaces.format(Math.abs(toDollars(amount)))}`;
}
