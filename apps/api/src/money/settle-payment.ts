import { type BookingEvent, type BookingStatus, NO_MONEY, whyNotInState } from '@motel/booking-core';
import {
  type Booking,
  changeOfSession,
  enterPayment,
  linkOfSession,
  loadBooking,
  lockBooking,
  moveBooking,
  moveChange,
  moveLink,
  type PaymentLink,
  type StayChange,
  siteOf,
  stateOf,
} from '../booking/index.ts';
import { inTransaction, type Trx } from '../db/index.ts';
import { isSoldOut } from '../inventory/index.ts';
import {
  bookingConfirmedMail,
  enqueueMail,
  latePaymentRefundedMail,
  newBookingMail,
  paymentRefundedMail,
  receiptMail,
  stayChangedMails,
} from '../mail/index.ts';
import type { MoneyContext } from './money-context.ts';
import type { RefundReason } from './money-tables.ts';
import { recordOpenItem } from './open-items/open-items.ts';
import type { Payment, PaymentProblem } from './providers/payment-provider.ts';
import { type ReceivedEvent, recordEvent } from './received-event.ts';
import { requestRefund } from './refunds.ts';
import { isMailedStranger } from './strangers.ts';

/** `paid` as long as there may be a room, `paid-without-room` once there is none. */
type PaidEvent = Extract<BookingEvent, 'paid' | 'paid-without-room'>;

/** Why a payment is neither a stay nor a refund, the same for the webhook and for an answer of the provider. */
export function problemOf({
  amount,
  problem,
}: Pick<Payment, 'amount' | 'problem'>): PaymentProblem | undefined {
  return problem ?? (amount > 0 ? undefined : 'nothing-paid');
}

/**
 * Turns a payment into a confirmed or changed stay, or into a refund in full: when the hold was lost and the rooms are gone,
 * when it is not the price, or when the booking was paid before. One with a problem ends the hold and becomes an open
 * item. A repetition changes nothing.
 * @param received the event that reports it; without one, the provider was asked
 */
export async function settlePayment(
  context: MoneyContext,
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

/** @returns what the payment led to; `undefined` when it changed nothing */
async function settleWithin(
  trx: Trx,
  context: MoneyContext,
  payment: Payment,
  event: PaidEvent,
): Promise<'confirmed' | 'changed' | 'balance' | RefundReason | PaymentProblem | undefined> {
  const { clock, logger, payments } = context;
  const now = clock.now();
  const provider = payments.name;
  const { bookingId, sessionId, paymentReference, amount } = payment;
  const booking = await lockBooking(trx, bookingId);
  const isOfBooking = booking === undefined || booking.checkout.sessionId === sessionId;
  const change = isOfBooking ? undefined : await changeOfSession(trx, sessionId);
  const link = isOfBooking || change !== undefined ? undefined : await linkOfSession(trx, sessionId);
  const facts = { provider, reference: paymentReference, paymentReference, bookingId };
  const problem = problemOf(payment);
  if (problem !== undefined) {
    logger.error({ bookingId, problem }, 'A payment is not taken');
    if (booking !== undefined && change !== undefined) {
      await moveChange(trx, booking, change, 'hold-released', now);
    } else if (link !== undefined) await moveLink(trx, link.id, 'ended', now);
    else if (booking !== undefined) await moveBooking(trx, booking, 'hold-released', now);
    // Amounts in the books are of Canadian dollars.
    const item = { ...facts, kind: problem, amount: problem === 'wrong-currency' ? null : amount };
    return (await recordOpenItem(trx, item, booking, now)) ? problem : undefined;
  }
  if (booking === undefined) {
    logger.error({ bookingId }, 'A payment names a booking that does not exist');
    // The booking is newer than a restored backup: what the guest was promised then is not known.
    await recordOpenItem(trx, { ...facts, amount, kind: 'unmatched-payment' }, undefined, now);
    return undefined;
  }
  const entry = { kind: 'payment', what: 'card', amount, rule: 'L1', paymentReference, sessionId } as const;
  if (!(await enterPayment(trx, bookingId, { ...entry, by: provider }, now))) return undefined;

  if (change !== undefined) return settleChange(trx, context, { payment, booking, change, event }, now);
  if (link !== undefined) return settleLink(trx, { payment, booking, link }, now);

  const isPrice = amount === booking.folio.price;
  const status = isPrice
    ? await moveBooking(trx, booking, event, now)
    : await endWithoutRoom(trx, booking, now);
  if (status === 'confirmed') {
    await enqueueMail(trx, now, bookingConfirmedMail(booking, now.getTime()), newBookingMail(booking));
    return status;
  }

  const reason = refundReason(isPrice, status);
  if (reason !== 'room-gone') logger.error({ bookingId, reason }, 'A payment is refunded');
  await requestRefund(trx, bookingId, { paymentReference, amount, reason }, now);
  const hasStay = booking.status === 'confirmed';
  const mail =
    reason === 'room-gone'
      ? latePaymentRefundedMail(booking)
      : paymentRefundedMail(booking, { ...payment, reason, hasStay });
  await enqueueMail(trx, now, { ...mail, isHeldBack: await isMailedStranger(trx, booking.guest.email, now) });
  return reason;
}

/** A payment for a change of a locked booking. */
interface PaidChange {
  readonly payment: Payment;
  readonly booking: Booking;
  readonly change: StayChange;
  readonly event: PaidEvent;
}

/**
 * Makes the change that was paid for, or refunds the payment and leaves the stay as it was: when it is another amount, the
 * change was paid before, the stay has begun, or it or its rooms are no longer there to be changed.
 */
async function settleChange(
  trx: Trx,
  { logger, isGoneBy, giveChosenRoom }: Pick<MoneyContext, 'logger' | 'isGoneBy' | 'giveChosenRoom'>,
  { payment, booking, change, event }: PaidChange,
  now: Date,
): Promise<'changed' | RefundReason> {
  const { paymentReference, amount } = payment;
  const isDue = amount === change.due;
  const isSameStay = booking.status === 'confirmed' && booking.folio.changes === change.changesBefore;
  // A bank may decide days later: guests who have come cannot be moved to another date (S1–S12).
  const { checkIn, checkOut } = change.after;
  const isBefore = change.isByGuest
    ? whyNotInState(stateOf(booking, now), 'own-change') === undefined
    : whyNotInState(stateOf({ ...booking, checkIn, checkOut }, now), 'change') === undefined &&
      !isGoneBy(booking, change.after, now);
  const status =
    isDue && isSameStay && isBefore
      ? await moveChange(trx, booking, change, event, now)
      : await endChange(trx, booking, change, now);
  const after = await loadBooking(trx, booking.id);
  if (status === 'confirmed' && after !== undefined) {
    if (change.after.room !== undefined) await giveChosenRoom(trx, after, change.after.room, now);
    const money = { paid: amount, refunded: NO_MONEY };
    await enqueueMail(trx, now, ...stayChangedMails(booking, after, money, now.getTime()));
    return 'changed';
  }
  const reason = change.status === 'confirmed' ? 'already-paid' : isDue ? 'change-gone' : 'wrong-amount';
  logger.error({ bookingId: booking.id, reason }, 'A payment for a change is refunded');
  await requestRefund(trx, booking.id, { paymentReference, amount, reason }, now);
  const hasStay = booking.status === 'confirmed';
  await enqueueMail(trx, now, paymentRefundedMail(booking, { ...payment, due: change.due, reason, hasStay }));
  return reason;
}

/** A payment of what was left of the price of a locked stay. Where that was paid another way meanwhile, it goes back. */
async function settleLink(
  trx: Trx,
  { payment, booking, link }: { payment: Payment; booking: Booking; link: PaymentLink },
  now: Date,
): Promise<'balance' | RefundReason> {
  const { paymentReference, amount } = payment;
  await moveLink(trx, link.id, 'paid', now);
  const isOpen = whyNotInState(stateOf(booking, now), 'pay') === undefined;
  if (isOpen && booking.status !== 'held' && amount <= booking.folio.balance) {
    const paid = (await loadBooking(trx, booking.id)) ?? booking;
    const address = `${siteOf(paid)}/stay/${encodeURIComponent(paid.id)}/receipt`;
    await enqueueMail(trx, now, receiptMail(paid, address, now.getTime()));
    return 'balance';
  }
  const reason = 'already-paid';
  await requestRefund(trx, booking.id, { paymentReference, amount, reason }, now);
  const hasStay = booking.status === 'confirmed';
  await enqueueMail(trx, now, paymentRefundedMail(booking, { ...payment, reason, hasStay }));
  return reason;
}

/** A change that was not paid as it should be releases its rooms, and is over. */
async function endChange(
  trx: Trx,
  booking: Booking,
  change: StayChange,
  now: Date,
): Promise<BookingStatus | undefined> {
  const ended = await moveChange(trx, booking, change, 'hold-released', now);
  const status = ended === undefined ? change.status : 'released';
  return moveChange(trx, booking, { ...change, status }, 'paid-without-room', now);
}

/** A hold that was paid with another amount is no stay; a stay that was rightly paid before remains one. */
async function endWithoutRoom(trx: Trx, booking: Booking, now: Date): Promise<BookingStatus | undefined> {
  await moveBooking(trx, booking, 'hold-released', now);
  const ended = await loadBooking(trx, booking.id);
  return ended && moveBooking(trx, ended, 'paid-without-room', now);
}

/** Why a payment buys no stay. */
function refundReason(isPrice: boolean, status: BookingStatus | undefined) {
  if (!isPrice) return 'wrong-amount';
  return status === 'refunded' ? 'room-gone' : 'already-paid';
}
