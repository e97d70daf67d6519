import { type Cents, toDollars } from '@motel/booking-core';

const twoPlaces = new Intl.NumberFormat('en-CA', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** `$1,234.50`: where money is asked for or confirmed, cents are always written out. */
export function shownMoney(amount: Cents): string {
  return `${amount < 0 ? '-' : ''}$${twoPlaces.format(Math.abs(toDollars(amount)))}`;
}
