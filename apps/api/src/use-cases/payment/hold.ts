import type { BookingRef } from '../../db/booking-ref.ts';
import type { Db } from '../../db/database.ts';

/** A booking with the session at which it can be paid, or could be. */
export interface Hold extends BookingRef {
  readonly provider: string;
  /** Null while the provider has not answered: then no guest has got an address to pay at. */
  readonly sessionId: string | null;
}

/** Bookings joined with their payment sessions, to be narrowed down. */
export function selectHolds(db: Db) {
  return db
    .selectFrom('bookings')
    .innerJoin('checkouts', (join) =>
      join
        .onRef('checkouts.property_id', '=', 'bookings.property_id')
        .onRef('checkouts.booking_id', '=', 'bookings.id'),
    )
    .select(['bookings.property_id as propertyId', 'bookings.id as bookingId'])
    .select(['checkouts.provider', 'checkouts.session_id as sessionId']);
}
