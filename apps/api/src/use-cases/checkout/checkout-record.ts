import type { CheckoutResponse } from '@motel/api-client/contracts';
import { type BookingStatus, occupiesRooms } from '@motel/booking-core';
import type { BookingRef } from '../../db/booking-ref.ts';
import type { Db } from '../../db/database.ts';
import type { SessionRequest } from '../../payments/payment-provider.ts';

/** A booking's payment session: what the provider is asked, and what the guest is answered once it is made. */
export interface CheckoutRecord {
  readonly status: BookingStatus;
  readonly request: SessionRequest;
  readonly createdAt: Date;
  readonly provider: string;
  readonly answer: CheckoutResponse | undefined;
}

export async function loadCheckout(db: Db, { propertyId, bookingId }: BookingRef): Promise<CheckoutRecord> {
  const stored = await db
    .selectFrom('checkouts')
    .innerJoin('bookings', (join) =>
      join
        .onRef('bookings.property_id', '=', 'checkouts.property_id')
        .onRef('bookings.id', '=', 'checkouts.booking_id'),
    )
    .select(['bookings.status', 'bookings.action', 'bookings.lines', 'bookings.total'])
    .selectAll('checkouts')
    .where('checkouts.property_id', '=', propertyId)
    .where('checkouts.booking_id', '=', bookingId)
    .executeTakeFirstOrThrow();
  const { session_id: sessionId, url } = stored;
  return {
    status: stored.status,
    createdAt: stored.created_at,
    provider: stored.provider,
    request: {
      bookingId,
      idempotencyKey: stored.idempotency_key,
      title: stored.title,
      lines: stored.lines,
      total: stored.total,
      expiresAt: stored.expires_at,
      successUrl: stored.success_url,
      cancelUrl: stored.cancel_url,
    },
    answer: sessionId !== null && url !== null ? { bookingAction: stored.action, url, sessionId } : undefined,
  };
}

/** What the guest is answered while their booking is held or paid. */
export function standingAnswer({ status, answer }: CheckoutRecord): CheckoutResponse | undefined {
  return occupiesRooms(status) ? answer : undefined;
}
