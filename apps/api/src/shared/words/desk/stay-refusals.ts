import { type Cents, formatDollars } from '@motel/booking-core';

/** About stays at the desk. */
export const STAY_REFUSALS = {
  'car-too-long': ({ most }: { most: number }) => `The car can have at most ${most} characters.`,
  'desk-price-changed': ({ total }: { total: Cents }) =>
    `The price has changed while you were reading: it is $${formatDollars(total)} now. Nothing is done yet.`,
  'desk-price-missing': 'This stay has no price. Set one by hand.',
  'nothing-to-pay': 'There is nothing to pay.',
  'number-unreadable': 'No telephone has this number. Give its country code, unless it is of this country.',
  'price-by-hand': 'Price by hand',
  'stay-changed-elsewhere':
    'The guest or the payment provider changed this stay a moment ago. Your change was not saved.',
};
