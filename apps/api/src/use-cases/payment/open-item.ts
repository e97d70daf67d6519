import type { Trx } from '../../db/database.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { type OpenItem, openItemMail } from '../../mail/templates/open-item-mail.ts';
import type { PaidBooking } from './paid-booking.ts';

/**
 * Writes down what waits for the motel's hand, and tells the motel by one mail, whatever is repeated.
 * @param booking what it is about, where that is known
 */
export async function noteOpenItem(
  trx: Trx,
  item: OpenItem,
  booking: PaidBooking | undefined,
  now: Date,
): Promise<void> {
  if (await insertItem(trx, item, now, null)) await enqueueMail(trx, now, openItemMail(item, booking));
}

/** Writes down what the books have to know of and nobody has to do anything about. */
export async function noteSettledItem(trx: Trx, item: OpenItem, now: Date): Promise<void> {
  await insertItem(trx, item, now, now);
}

/** @returns false when it is known already */
async function insertItem(trx: Trx, item: OpenItem, now: Date, settledAt: Date | null): Promise<boolean> {
  const { provider, reference, kind, paymentReference, bookingId, amount } = item;
  const inserted = await trx
    .insertInto('open_items')
    .values({
      provider,
      reference,
      kind,
      payment_reference: paymentReference,
      booking_id: bookingId,
      amount,
      noticed_at: now,
      settled_at: settledAt,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'reference']).doNothing())
    .returning('reference')
    .executeTakeFirst();
  return inserted !== undefined;
}
