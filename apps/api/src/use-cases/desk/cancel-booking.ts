import { type CancellationOutcome, cancellationOutcome } from '@motel/booking-core';
import { motel } from '@motel/content';
import { applyBookingEvent } from '../../db/bookings.ts';
import type { Trx } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { bookingCancelledMail } from '../../mail/templates/booking-cancelled-mail.ts';
import { shownMoney } from '../../shown-money.ts';
import { type Outcome, refuse, succeed } from '../outcome.ts';
import { findPaidBooking, type PaidBooking } from '../payment/paid-booking.ts';
import { requestRefund } from '../payment/request-refund.ts';
import type { ByHand, DeskContext } from './desk.ts';
import { logByHand } from './desk-log.ts';

/** What cancelling now would keep and refund (D10), changing nothing. */
export async function previewCancellation(
  context: DeskContext,
  bookingId: string,
): Promise<Outcome<CancellationOutcome>> {
  return inTransaction(context.db, async (trx) => {
    const found = await findCancellable(trx, bookingId);
    return found.ok ? succeed(outcomeNow(context, found.value)) : found;
  });
}

/**
 * Gives up a confirmed stay: its nights go back on sale, the rest of the money is to be refunded (D10), the guest is
 * told and the action logged, all of it or nothing. Refused with `not-found`, or `rule-broken` when it is no
 * confirmed stay.
 */
export async function cancelBooking(
  context: DeskContext,
  bookingId: string,
  { who }: ByHand,
): Promise<Outcome<CancellationOutcome>> {
  return inTransaction(context.db, async (trx) => {
    const found = await findCancellable(trx, bookingId);
    if (!found.ok) return found;
    const { booking, payment } = found.value;
    const now = context.clock.now();
    const outcome = outcomeNow(context, found.value);

    await applyBookingEvent(trx, booking, 'cancelled', now);
    if (outcome.refunded > 0) {
      const refund = {
        paymentReference: payment.reference,
        amount: outcome.refunded,
        reason: 'cancelled',
      } as const;
      await requestRefund(trx, booking, refund, now);
    }
    await enqueueMail(trx, bookingCancelledMail(booking, outcome, now.getTime()), now);
    const details = `refunded ${shownMoney(outcome.refunded)}, kept ${shownMoney(outcome.kept)}`;
    await logByHand(trx, { who, action: 'cancel', subject: bookingId, details }, now);
    return succeed(outcome);
  });
}

interface Cancellable {
  readonly booking: PaidBooking;
  /** The one that confirmed the stay: not one that goes back for another reason. */
  readonly payment: { readonly reference: string; readonly amount: PaidBooking['total'] };
}

async function findCancellable(trx: Trx, bookingId: string): Promise<Outcome<Cancellable>> {
  const booking = await findPaidBooking(trx, bookingId);
  if (booking === undefined) return refuse('not-found', 'There is no such booking.');
  const payment = await trx
    .selectFrom('payments')
    .innerJoin('bookings', (join) =>
      join
        .onRef('bookings.property_id', '=', 'payments.property_id')
        .onRef('bookings.id', '=', 'payments.booking_id'),
    )
    .leftJoin('refunds', (join) =>
      join
        .onRef('refunds.property_id', '=', 'payments.property_id')
        .onRef('refunds.booking_id', '=', 'payments.booking_id')
        .onRef('refunds.payment_reference', '=', 'payments.reference'),
    )
    .select(['payments.reference', 'payments.amount'])
    .where('payments.property_id', '=', booking.propertyId)
    .where('payments.booking_id', '=', bookingId)
    .where('bookings.status', '=', 'confirmed')
    .where('refunds.amount', 'is', null)
    .executeTakeFirst();
  if (payment === undefined) {
    return refuse('rule-broken', 'Only a confirmed stay can be cancelled, and this is none.');
  }
  return succeed({ booking, payment });
}

function outcomeNow({ clock }: DeskContext, { booking, payment }: Cancellable): CancellationOutcome {
  const { checkIn, oneNightTotal } = booking;
  const cancelledAt = clock.now().getTime();
  return cancellationOutcome({ checkIn, cancelledAt, paid: payment.amount, oneNightTotal }, motel.houseRules);
}
