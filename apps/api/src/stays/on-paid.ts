import { type BookingStatus, whyNotInState } from '@motel/booking-core/booking';
import {
  type Booking,
  keepGuarantee,
  loadBooking,
  moveBooking,
  stateOf,
  withPayment,
} from '../booking/index.ts';
import type { Trx } from '../db/index.ts';
import { enqueueMail, isMailedStranger, latePaymentRefundedMail, receiptMail } from '../mail/index.ts';
import { type OnPaid, requestRefund } from '../money/index.ts';
import { settleChange } from './change/settle-change.ts';
import { mailConfirmed } from './mail-confirmed.ts';
import { refundUnused } from './pay/refund-unused.ts';

/** Confirms the stays that a card guarantees: nothing is paid yet (F32). */
const settleGuarantee: OnPaid['guarantee'] = async (trx, motel, { stays, guaranteeReference }, now) => {
  const confirmed: Booking[] = [];
  for (const stay of stays) {
    if ((await moveBooking(trx, stay, 'paid', now)) !== 'confirmed') return false;
    // A plan of an order may ask for no card.
    const guarantee = stay.policy.guarantee === 'none' ? null : guaranteeReference;
    await keepGuarantee(trx, stay, guarantee, now);
    confirmed.push({ ...stay, guarantee });
  }
  await mailConfirmed(trx, motel, confirmed, now);
  return true;
};

/** Takes a payment of what was left of the price of a stay. Where it was paid another way first, it goes back. */
const settleBalance: OnPaid['balance'] = async (trx, { motel }, { payment, booking }, now) => {
  const isOpen = whyNotInState(stateOf(motel, booking, now), 'pay') === undefined;
  if (!isOpen || booking.status === 'held' || payment.amount > booking.folio.balance)
    return refundUnused(trx, motel, { payment, booking }, { reason: 'already-paid' }, now);
  const paid = (await loadBooking(trx, booking.id)) ?? booking;
  await enqueueMail(trx, now, receiptMail(motel, paid, now.getTime()));
  return 'balance';
};

/** Confirms the paid stay, or refunds in full: rooms that are gone, another amount, a stay that was paid before. */
const settleStay: OnPaid['stay'] = async (
  trx,
  { logger, motel },
  { payment, booking, stays, event },
  now,
) => {
  const { paymentReference, amount } = payment;
  // A deposit is less than the price.
  const isPrice = amount === (booking.request?.amount ?? booking.folio.price);
  let status: BookingStatus | undefined;
  // The stays of an order are in one state until it is paid.
  for (const stay of stays)
    status = isPrice ? await moveBooking(trx, stay, event, now) : await endWithoutRoom(trx, stay, now);
  const partOf = ({ id }: Booking) => booking.request?.parts?.[id] ?? amount;
  if (status === 'confirmed') {
    const paid = stays.map((stay) => {
      const entered = { what: 'card', amount: partOf(stay), paymentReference, at: now };
      return { ...stay, folio: withPayment(stay.folio, entered) };
    });
    await mailConfirmed(trx, motel, paid, now);
    return status;
  }

  const isHeldBack = await isMailedStranger(trx, booking.guest.email, now);
  if (isPrice && status === 'refunded') {
    const reason = 'room-gone';
    for (const stay of stays) {
      const refund = { paymentReference, amount: partOf(stay), reason } as const;
      if (refund.amount > 0) await requestRefund(trx, stay.id, refund, now);
    }
    await enqueueMail(trx, now, { ...latePaymentRefundedMail(motel, booking, amount), isHeldBack });
    return reason;
  }
  const reason = isPrice ? 'already-paid' : 'wrong-amount';
  logger.error({ bookingId: booking.id, reason }, 'A payment is refunded');
  return refundUnused(trx, motel, { payment, booking }, { reason, isHeldBack }, now);
};

/** A hold that was paid with another amount is no stay; a stay that was rightly paid before remains one. */
async function endWithoutRoom(trx: Trx, booking: Booking, now: Date): Promise<BookingStatus | undefined> {
  await moveBooking(trx, booking, 'hold-released', now);
  const ended = await loadBooking(trx, booking.id);
  return ended && moveBooking(trx, ended, 'paid-without-room', now);
}

export const onPaid: OnPaid = {
  stay: settleStay,
  change: settleChange,
  balance: settleBalance,
  guarantee: settleGuarantee,
};
