import type { Trx } from '../../db/database.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { refundFailedMail } from '../../mail/templates/refund-failed-mail.ts';
import { findPaidBooking } from './paid-booking.ts';

/** The money has gone back. What has failed stays failed: a refund can be sent back, and nothing comes after that. */
export async function settleRefund(trx: Trx, paymentReference: string, now: Date): Promise<void> {
  await trx
    .updateTable('refunds')
    .set({ settled_at: now })
    .where('payment_reference', '=', paymentReference)
    .where('settled_at', 'is', null)
    .where('failed_at', 'is', null)
    .execute();
}

/** The money is the motel's again, or never left: somebody has to pay it back by hand, and is told so once. */
export async function failRefund(trx: Trx, paymentReference: string, now: Date): Promise<void> {
  const failed = await trx
    .updateTable('refunds')
    .set({ failed_at: now })
    .where('payment_reference', '=', paymentReference)
    .where('failed_at', 'is', null)
    .returning(['booking_id as bookingId', 'amount'])
    .executeTakeFirst();
  if (failed === undefined) return;
  const booking = await findPaidBooking(trx, failed.bookingId);
  if (booking === undefined) return;
  await enqueueMail(trx, refundFailedMail(booking, { paymentReference, amount: failed.amount }), now);
}
