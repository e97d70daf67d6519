import type { BookingEvent, BookingStatus, Cents } from '@motel/booking-core';
import { applyBookingEvent } from '../../db/bookings.ts';
import type { RefundReason, Trx } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { isSoldOut } from '../../db/nights.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import type { OutboxMessage } from '../../mail/outbox-message.ts';
import { bookingConfirmedMail } from '../../mail/templates/booking-confirmed-mail.ts';
import { latePaymentRefundedMail } from '../../mail/templates/late-payment-refunded-mail.ts';
import { newBookingMail } from '../../mail/templates/new-booking-mail.ts';
import type { OpenItem } from '../../mail/templates/open-item-mail.ts';
import { paymentRefundedMail } from '../../mail/templates/payment-refunded-mail.ts';
import type { Context } from '../context.ts';
import { noteOpenItem } from './open-item.ts';
import { findPaidBooking, type PaidBooking } from './paid-booking.ts';
import { type ReceivedEvent, recordEvent } from './record-event.ts';
import { requestRefund } from './request-refund.ts';

/** Money that the provider says it has taken. */
export interface Payment {
  readonly bookingId: string;
  readonly sessionId: string;
  readonly paymentReference: string;
  readonly amount: Cents;
}

/** `paid` as long as there may be a room, `paid-without-room` once there is none. */
type PaidEvent = Extract<BookingEvent, 'paid' | 'paid-without-room'>;

/**
 * Turns a payment into a confirmed stay, or into a refund in full: when the hold was lost and the rooms are gone,
 * when it is not the price, or when the booking was paid before. Doing it again changes nothing.
 * @param received the event that tells of it; without one, the provider was asked
 */
export async function settlePayment(
  context: Context,
  payment: Payment,
  received?: ReceivedEvent,
): Promise<void> {
  const settle = (event: PaidEvent) =>
    inTransaction(context.db, async (trx) => {
      if (received !== undefined && !(await recordEvent(trx, received, context.clock.now())))
        return undefined;
      return settleWithin(trx, context, payment, event);
    });
  const settled = await settle('paid').catch((error: unknown) => {
    if (!isSoldOut(error)) throw error;
    return settle('paid-without-room');
  });
  if (settled !== undefined) context.meter.payment(settled);
}

/** @returns what became of the payment; `undefined` when nothing did */
async function settleWithin(
  trx: Trx,
  { clock, logger, payments }: Context,
  payment: Payment,
  event: PaidEvent,
): Promise<'confirmed' | RefundReason | undefined> {
  const now = clock.now();
  const booking = await findPaidBooking(trx, payment.bookingId);
  if (booking === undefined) {
    logger.error({ bookingId: payment.bookingId }, 'A payment names a booking that does not exist');
    await noteOpenItem(trx, unmatched(payments.name, payment), undefined, now);
    return undefined;
  }
  if (!(await recordPayment(trx, booking, payment, now))) return undefined;

  const isPrice = payment.amount === booking.total;
  const status = isPrice
    ? await applyBookingEvent(trx, booking, event, now)
    : await endWithoutRoom(trx, booking, now);
  if (status === 'confirmed') {
    await announce(trx, booking, now);
    return status;
  }

  const reason = refundReason(isPrice, status);
  if (reason !== 'room-gone') logger.error({ bookingId: booking.bookingId, reason }, 'A payment is refunded');
  await requestRefund(trx, booking, { ...payment, reason }, now);
  await enqueueMail(trx, now, refundMail(booking, payment, reason));
  return reason;
}

/**
 * It may be of a time that a restored backup does not know, or of another shop in the same account: money that may
 * be somebody else's never goes back by itself.
 */
function unmatched(provider: string, { paymentReference, bookingId, amount }: Payment): OpenItem {
  return {
    provider,
    reference: paymentReference,
    kind: 'unmatched-payment',
    paymentReference,
    bookingId,
    amount,
  };
}

/** @returns false when the payment is known already */
async function recordPayment(
  trx: Trx,
  { propertyId, bookingId }: PaidBooking,
  payment: Payment,
  now: Date,
): Promise<boolean> {
  const recorded = await trx
    .insertInto('payments')
    .values({
      property_id: propertyId,
      booking_id: bookingId,
      reference: payment.paymentReference,
      session_id: payment.sessionId,
      amount: payment.amount,
      recorded_at: now,
    })
    .onConflict((conflict) => conflict.columns(['property_id', 'booking_id', 'reference']).doNothing())
    .returning('reference')
    .executeTakeFirst();
  return recorded !== undefined;
}

/** A hold that was paid with another amount is no stay; a stay that was rightly paid before remains one. */
async function endWithoutRoom(trx: Trx, booking: PaidBooking, now: Date): Promise<BookingStatus | undefined> {
  await applyBookingEvent(trx, booking, 'hold-released', now);
  return applyBookingEvent(trx, booking, 'paid-without-room', now);
}

/** Why a payment buys no stay. */
type UnusablePayment = Exclude<RefundReason, 'cancelled'>;

function refundReason(isPrice: boolean, status: BookingStatus | undefined): UnusablePayment {
  if (!isPrice) return 'wrong-amount';
  return status === 'refunded' ? 'room-gone' : 'already-paid';
}

function refundMail(booking: PaidBooking, payment: Payment, reason: UnusablePayment): OutboxMessage {
  if (reason === 'room-gone') return latePaymentRefundedMail(booking);
  return paymentRefundedMail(booking, { ...payment, reason, hasStay: booking.status === 'confirmed' });
}

async function announce(trx: Trx, booking: PaidBooking, now: Date): Promise<void> {
  await enqueueMail(trx, now, bookingConfirmedMail(booking, now.getTime()), newBookingMail(booking));
}
