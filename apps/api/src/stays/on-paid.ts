import { type BookingStatus, subtract, whyNotInState } from '@motel/booking-core';
import { type Booking, keepGuarantee, loadBooking, moveBooking, stateOf } from '../booking/index.ts';
import type { Trx } from '../db/index.ts';
import {
  bookingConfirmedMail,
  enqueueMail,
  isMailedStranger,
  latePaymentRefundedMail,
  newBookingMail,
  receiptMail,
} from '../mail/index.ts';
import { type OnPaid, requestRefund } from '../money/index.ts';
import { settleChange } from './change/settle-change.ts';
import { refundUnused } from './pay/refund-unused.ts';

/** Confirms the stay that a card guarantees: nothing is paid yet (F32). */
const settleGuarantee: OnPaid['guarantee'] = async (trx, motel, { booking, guaranteeReference }, now) => {
  if ((await moveBooking(trx, booking, 'paid', now)) !== 'confirmed') return false;
  await keepGuarantee(trx, booking.id, guaranteeReference, now);
  const stay = { ...booking, guarantee: guaranteeReference };
  const letter = bookingConfirmedMail(motel, stay, now.getTime(), 'later');
  await enqueueMail(
    trx,
    now,
    letter,
    newBookingMail(motel, stay, 'A card guarantees it: nothing is paid yet.'),
  );
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

/**
 * Confirms the stay that was paid for, or refunds the payment in full: when the hold was lost and the rooms are gone, when
 * it is not the price, or when the booking was paid before.
 */
const settleStay: OnPaid['stay'] = async (
  trx,
  { logger, motel, words },
  { payment, booking, event },
  now,
) => {
  const { paymentReference, amount } = payment;
  // A deposit is less than the price.
  const isPrice = amount === (booking.request?.amount ?? booking.folio.price);
  const status = isPrice
    ? await moveBooking(trx, booking, event, now)
    : await endWithoutRoom(trx, booking, now);
  if (status === 'confirmed') {
    const rest = subtract(booking.folio.price, amount);
    await enqueueMail(
      trx,
      now,
      rest > 0
        ? bookingConfirmedMail(motel, booking, now.getTime(), 'later', rest)
        : bookingConfirmedMail(motel, booking, now.getTime()),
      newBookingMail(
        motel,
        booking,
        rest > 0 ? `A deposit of ${words.shownMoney(amount)} was paid.` : undefined,
      ),
    );
    return status;
  }

  const isHeldBack = await isMailedStranger(trx, booking.guest.email, now);
  if (isPrice && status === 'refunded') {
    const reason = 'room-gone';
    await requestRefund(trx, booking.id, { paymentReference, amount, reason }, now);
    await enqueueMail(trx, now, { ...latePaymentRefundedMail(motel, booking), isHeldBack });
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

/** The effects of a paid request on its stay, by the request's purpose. */
export const onPaid: OnPaid = {
  stay: settleStay,
  change: settleChange,
  balance: settleBalance,
  guarantee: settleGuarantee,
};
