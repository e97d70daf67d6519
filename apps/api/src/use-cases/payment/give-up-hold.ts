import type { BookingEvent } from '@motel/booking-core';
import { applyBookingEvent } from '../../db/bookings.ts';
import type { Trx } from '../../db/database.ts';
import type { Hold } from './hold.ts';

/**
 * Gives the rooms of a hold back once its session has ended at the provider.
 * @returns false when the hold has got a session since it was read, at which its guest may be paying: it stands
 */
export async function giveUpHold(
  trx: Trx,
  hold: Omit<Hold, 'provider'>,
  event: Extract<BookingEvent, 'hold-expired' | 'hold-released'>,
  now: Date,
): Promise<boolean> {
  const checkout = await trx
    .selectFrom('checkouts')
    .select('session_id')
    .where('property_id', '=', hold.propertyId)
    .where('booking_id', '=', hold.bookingId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (checkout.session_id !== hold.sessionId) return false;
  await applyBookingEvent(trx, hold, event, now);
  return true;
}
