import type { Trx } from '../../db/database.ts';
import type { PaymentEvent } from '../../payments/payment-provider.ts';
import { noteOpenItem } from './open-item.ts';
import { findBookingPaidBy } from './paid-booking.ts';

type Dispute = Extract<PaymentEvent, { type: 'disputed' }>;

/**
 * The guest's bank wants the money of a stay back. Stay and books remain as they are: the motel answers at the
 * provider, which takes the money meanwhile and refuses refunds of it.
 */
export async function noteDispute(trx: Trx, provider: string, dispute: Dispute, now: Date): Promise<void> {
  const { paymentReference, disputeReference: reference, amount } = dispute;
  const booking = await findBookingPaidBy(trx, paymentReference);
  const { bookingId } = booking;
  const item = { provider, reference, kind: 'disputed', paymentReference, bookingId, amount } as const;
  await noteOpenItem(trx, item, booking, now);
}
