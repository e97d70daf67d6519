import { toDollars } from '@motel/booking-core';
import type { NewEntry } from '../booking/index.ts';

type Charge = { readonly [Field in 'label' | 'detail']?: NewEntry[Field] | undefined } & Pick<
  NewEntry,
  'amount'
>;

/** Charges as they cross the wire. */
export function shownCharges(charges: readonly Charge[]) {
  return charges.map(({ label, detail, amount }) => ({
    label: label ?? '',
    ...(typeof detail === 'string' && detail !== '' && { detail }),
    amount: toDollars(amount),
  }));
}
