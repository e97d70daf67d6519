import { whyNotInState } from '@motel/booking-core';
import { loadBooking, stateOf } from '../../booking/index.ts';
import { enqueueMail, receiptMail } from '../../mail/index.ts';
import type { OnPaid } from '../../money/index.ts';
import { refundUnused } from './refund-unused.ts';

/** Takes a payment of what was left of the price of a stay. Where it was paid another way first, it goes back. */
export const settleBalance: OnPaid['balance'] = async (trx, { motel }, { payment, booking }, now) => {
  const isOpen = whyNotInState(stateOf(motel, booking, now), 'pay') === undefined;
  if (!isOpen || booking.status === 'held' || payment.amount > booking.folio.balance) {
    return refundUnused(trx, motel, { payment, booking }, { reason: 'already-paid' }, now);
  }
  const paid = (await loadBooking(trx, booking.id)) ?? booking;
  await enqueueMail(trx, now, receiptMail(motel, paid, now.getTime()));
  return 'balance';
};
