import type { Cents } from '@motel/booking-core';
import type { Trx } from '../../db/database.ts';
import type { OpenItem } from '../../mail/templates/open-item-mail.ts';
import type { ToldRefund } from '../../payments/payment-provider.ts';
import { noteOpenItem, noteSettledItem } from './open-item.ts';
import { findBookingPaidBy, findPaidBooking } from './paid-booking.ts';

/** A refund has gone through: ours is done; one that we did not ask for is money of a stay that has gone back. */
export async function settleRefund(trx: Trx, provider: string, refund: ToldRefund, now: Date): Promise<void> {
  const isAsked = await hasRefund(trx, refund.paymentReference);
  if (isAsked && !refund.isByHand) return settleAsked(trx, refund.paymentReference, now);

  const booking = await findBookingPaidBy(trx, refund.paymentReference);
  const item = itemOf(provider, 'refunded-elsewhere', refund, booking.bookingId);
  // Whoever gave it back may have meant to cancel: as long as the stay stands, somebody has to say.
  if (booking.status === 'confirmed' && !isAsked) return noteOpenItem(trx, item, booking, now);
  return noteSettledItem(trx, item, now);
}

/**
 * Nothing is left to be given back: what we have asked for is done, also when it was made by hand before we came to
 * it. What has failed stays failed: a refund can be sent back, and nothing comes after that.
 */
export async function settleAsked(trx: Trx, paymentReference: string, now: Date): Promise<void> {
  await trx
    .updateTable('refunds')
    .set({ settled_at: now })
    .where('payment_reference', '=', paymentReference)
    .where('settled_at', 'is', null)
    .where('failed_at', 'is', null)
    .execute();
}

/** The money is the motel's again: somebody has to pay it back by another way, and is told so once. */
export async function failRefund(trx: Trx, provider: string, refund: ToldRefund, now: Date): Promise<void> {
  if (!refund.isByHand) return failAsked(trx, provider, refund.paymentReference, now);
  const booking = await findBookingPaidBy(trx, refund.paymentReference);
  await trx
    .deleteFrom('open_items')
    .where('provider', '=', provider)
    .where('reference', '=', refund.refundReference)
    .where('kind', '=', 'refunded-elsewhere')
    .execute();
  await noteOpenItem(trx, itemOf(provider, 'refund-failed', refund, booking.bookingId), booking, now);
}

/** A refund of ours was refused, or sent back. */
export async function failAsked(
  trx: Trx,
  provider: string,
  paymentReference: string,
  now: Date,
): Promise<void> {
  const failed = await trx
    .updateTable('refunds')
    .set({ failed_at: now })
    .where('payment_reference', '=', paymentReference)
    .where('failed_at', 'is', null)
    .returning(['booking_id as bookingId', 'amount'])
    .executeTakeFirst();
  if (failed === undefined) return;
  const refund = { paymentReference, refundReference: paymentReference, amount: failed.amount };
  const booking = await findPaidBooking(trx, failed.bookingId);
  await noteOpenItem(trx, itemOf(provider, 'refund-failed', refund, failed.bookingId), booking, now);
}

async function hasRefund(trx: Trx, paymentReference: string): Promise<boolean> {
  const found = await trx
    .selectFrom('refunds')
    .select('amount')
    .where('payment_reference', '=', paymentReference)
    .executeTakeFirst();
  return found !== undefined;
}

function itemOf(
  provider: string,
  kind: OpenItem['kind'],
  {
    refundReference,
    paymentReference,
    amount,
  }: { refundReference: string; paymentReference: string; amount: Cents },
  bookingId: string,
): OpenItem {
  return { provider, reference: refundReference, kind, paymentReference, bookingId, amount };
}
