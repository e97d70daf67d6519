import { type BookingStatus, subtract } from '@motel/booking-core';
import { type Booking, loadBooking, moveBooking } from '../../booking/index.ts';
import type { Trx } from '../../db/index.ts';
import {
  bookingConfirmedMail,
  enqueueMail,
  isMailedStranger,
  latePaymentRefundedMail,
  newBookingMail,
} from '../../mail/index.ts';
import { type OnPaid, requestRefund } from '../../money/index.ts';
import { refundUnused } from '../pay/refund-unused.ts';

/**
 * Confirms the stay that was paid for, or refunds the payment in full: when the hold was lost and the rooms are gone, when
 * it is not the price, or when the booking was paid before.
 */
export const settleStay: OnPaid['stay'] = async (
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
