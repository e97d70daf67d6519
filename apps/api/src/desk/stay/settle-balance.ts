import { whyNotInState } from '@motel/booking-core';
import { loadBooking, stateOf } from '../../booking/index.ts';
import { enqueueMail, paymentRefundedMail, receiptMail } from '../../mail/index.ts';
import { type OnPaid, requestRefund } from '../../money/index.ts';

/** Takes a payment of what was left of the price of a stay. Where it was paid another way first, it goes back. */
export const settleBalance: OnPaid['balance'] = async (trx, _, { payment, booking }, now) => {
  const { paymentReference, amount } = payment;
  const isOpen = whyNotInState(stateOf(booking, now), 'pay') === undefined;
  if (isOpen && booking.status !== 'held' && amount <= booking.folio.balance) {
    const paid = (await loadBooking(trx, booking.id)) ?? booking;
    await enqueueMail(trx, now, receiptMail(paid, now.getTime()));
    return 'balance';
  }
  const reason = 'already-paid';
  await requestRefund(trx, booking.id, { paymentReference, amount, reason }, now);
  const hasStay = booking.status === 'confirmed';
  await enqueueMail(trx, now, paymentRefundedMail(booking, { ...payment, reason, hasStay }));
  return reason;
};
