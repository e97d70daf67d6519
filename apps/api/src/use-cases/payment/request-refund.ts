import type { Cents } from '@motel/booking-core';
import type { BookingRef } from '../../db/booking-ref.ts';
import type { RefundReason, Trx } from '../../db/database.ts';

export interface RequestedRefund {
  readonly paymentReference: string;
  readonly amount: Cents;
  readonly reason: RefundReason;
}

/** Written down to be done: the provider is asked by a job, as often as it takes. */
export async function requestRefund(
  trx: Trx,
  { propertyId, bookingId }: BookingRef,
  { paymentReference, amount, reason }: RequestedRefund,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('refunds')
    .values({
      property_id: propertyId,
      booking_id: bookingId,
      payment_reference: paymentReference,
      amount,
      reason,
      requested_at: now,
      attempts: 0,
      next_attempt_at: now,
      sent_at: null,
      settled_at: null,
      failed_at: null,
    })
    .execute();
}
