import type { FeeData } from '@motel/booking-core';
import { writtenAmount } from './written-amount.ts';

/** Such as `5%`, `7%, included`, `$15 a night`, `4%, under 28 nights`; `undefined` for one of $0. */
export function feeWords(fee: FeeData): string | undefined {
  const under = fee.exempt === undefined ? [] : [`under ${fee.exempt.fromNights} nights`];
  if ('percent' in fee)
    return [`${fee.percent}%`, ...(fee.included ? ['included'] : []), ...under].join(', ');
  const amounts = new Set(typeof fee.amount === 'object' ? Object.values(fee.amount) : [fee.amount]);
  const [only] = amounts;
  if (amounts.size === 1 && Number(only) === 0) return undefined;
  const amount = amounts.size === 1 ? writtenAmount(only) : 'by room type';
  return [`${amount}${fee.per === 'night' ? ' a night' : ''}`, ...under].join(', ');
}
