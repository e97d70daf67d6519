import type { BookingStatus } from '@motel/booking-core';
import type { Db } from '../../db/database.ts';
import { type Hold, selectHolds } from '../payment/hold.ts';

/** What belongs to a payment session. */
export interface FoundCheckout extends Hold {
  readonly guestId: string;
  readonly status: BookingStatus;
}

export async function findCheckout(db: Db, sessionId: string): Promise<FoundCheckout | undefined> {
  return selectHolds(db)
    .select(['bookings.guest_id as guestId', 'bookings.status'])
    .where('checkouts.session_id', '=', sessionId)
    .executeTakeFirst();
}
