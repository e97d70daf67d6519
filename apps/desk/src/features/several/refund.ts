import { WAY_WORDS } from '@motel/api-client/desk-contracts';
import { dollarDigits, nearestIn, shareOf, toDollars } from '@motel/booking-core';
import { callDesk } from '../../shared/wire/calls.ts';
import type { Deed } from './deed.ts';

/** Refunds the same share of what was paid for each stay, off its price, with one reason. */
export const REFUND: Deed = {
  title: 'Refund',
  said: ['Refunding', 'refunded'],
  columns: ['How', 'Refund'],
  choice: ['How much of what was paid', { 10: '10%', 25: '25%', 50: '50%', 100: 'All' }],
  field: {
    label: 'Reason',
    maxLength: 200,
    hint: 'It comes off the price of each, and goes back the way it was paid.',
  },
  read({ id }, percent, _, { money }) {
    const parts = { id };
    return async (signal) => {
      const { version, can } = await callDesk('stay', { parts, signal });
      const amount = shareOf(can.refund, Number(percent) * 10_000, nearestIn(money.unit));
      if (amount === 0) return 'Nothing was paid.';
      const query = { amount: dollarDigits(amount) };
      const { ways } = await callDesk('previewRefund', { parts, query, signal });
      const body = { version, amount: toDollars(amount), isOwedAgain: false };
      return {
        words: ways.map(({ way }) => WAY_WORDS[way]).join(', '),
        amount,
        press: (reason) => ['refund', { parts, body: { ...body, reason } }],
      };
    };
  },
};
