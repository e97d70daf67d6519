import { toDollars } from '@motel/booking-core';
import type { NewEntry } from '../booking/index.ts';

/** The charges of a price as they cross the wire. */
export function shownCharges(charges: readonly NewEntry[]) {
  return charges.map(({ label, detail, amount }) => ({
    label: label ?? '',
    ...(typeof detail === 'string' && detail !== '' && { detail }),
    amount: toDollars(amount),
  }));
}
