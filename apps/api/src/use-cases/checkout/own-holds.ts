import type { Stay } from '@motel/booking-core';
import type { Db } from '../../db/database.ts';
import type { SignedIn } from '../authenticate.ts';
import { type Hold, selectHolds } from '../payment/hold.ts';

/**
 * The unpaid holds that stand in the way of the same session's new stay. The hold that the same idempotency key
 * has made is none of them: it is the answer to the request, made by its twin.
 */
export async function ownHolds(
  db: Db,
  guest: SignedIn,
  wanted: Stay & { readonly propertyId: string; readonly key: string | undefined },
): Promise<Hold[]> {
  return selectHolds(db)
    .where('bookings.property_id', '=', wanted.propertyId)
    .where('bookings.guest_id', '=', guest.guestId)
    .where('bookings.auth_session_id', '=', guest.sessionId)
    .where('bookings.status', '=', 'held')
    .where('bookings.check_in', '<', wanted.checkOut)
    .where('bookings.check_out', '>', wanted.checkIn)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('idempotency_keys')
            .select('key')
            .whereRef('idempotency_keys.booking_id', '=', 'bookings.id')
            .where('idempotency_keys.guest_id', '=', guest.guestId)
            .where('idempotency_keys.key', '=', wanted.key ?? null),
        ),
      ),
    )
    .orderBy('bookings.id')
    .execute();
}
