import { paymentsOf } from '../../booking/index.ts';
import { inTransaction } from '../../db/index.ts';
import { enqueueMail, receiptMail } from '../../mail/index.ts';
import { type Outcome, refuse, succeed } from '../../shared/outcome.ts';
import { type AskedStay, findOwn } from '../show/own-stay.ts';
import type { CheckoutContext } from '../stay-context.ts';

/**
 * Mails the receipt of a stay to the address that it was booked with. Refused with `too-many-requests`, `not-found`, or
 * `rule-broken` while nothing is paid.
 */
export async function mailReceipt(
  { db, clock, motel, limits }: Pick<CheckoutContext, 'db' | 'clock' | 'motel' | 'limits'>,
  asked: AskedStay,
): Promise<Outcome<{ success: true }>> {
  const booking = await findOwn(db, asked);
  if (booking === undefined) return refuse('not-found', 'stay-unknown');
  if (paymentsOf(booking.folio).length === 0) return refuse('rule-broken', 'receipt-unpaid');
  const allowed = await limits.take({ 'receipts of a stay': booking.id });
  if (!allowed.ok) return allowed;
  const now = clock.now();
  await inTransaction(db, (trx) => enqueueMail(trx, now, receiptMail(motel, booking, now.getTime())));
  return succeed({ success: true });
}
