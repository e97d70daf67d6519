import type { BookingRef } from '../../db/booking-ref.ts';
import type { Db } from '../../db/database.ts';
import { after } from '../../retry-delay.ts';

/** Milliseconds. */
const LONGEST = 60 * 60_000;

/**
 * Keeps a hold whose payment is still being decided, for as long again as its session has been over and at most for an
 * hour: then the provider is asked once more. A bank takes days, and an event tells what it has decided.
 */
export async function prolongHold(
  db: Db,
  { propertyId, bookingId, sessionEnd }: BookingRef & { readonly sessionEnd: Date },
  now: Date,
): Promise<void> {
  const pause = Math.min(now.getTime() - sessionEnd.getTime(), LONGEST);
  await db
    .updateTable('bookings')
    .set({ held_until: after(now, pause) })
    .where('property_id', '=', propertyId)
    .where('id', '=', bookingId)
    .where('status', '=', 'held')
    .execute();
}
