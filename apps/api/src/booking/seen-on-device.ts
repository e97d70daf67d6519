import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../db/index.ts';

/** A guest's session on a device that sees only what was booked in the session, or made or opened on the device. */
export interface Viewer {
  readonly sessionId: string;
  readonly deviceHash: string;
}

/** Shows the booking to its guest on this device from now on. A repetition changes nothing. */
export async function showOnDevice(db: Db, bookingId: string, deviceHash: string, now: Date): Promise<void> {
  await db
    .insertInto('device_bookings')
    .values({ booking_id: bookingId, device_hash: deviceHash, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A condition on `bookings`: whether their guest may see them here. @param viewer undefined: sees all of them */
export function isSeenBy(viewer: Viewer | undefined): RawBuilder<SqlBool> {
  if (viewer === undefined) return sql`true`;
  return sql`(bookings.auth_session_id = ${viewer.sessionId} or exists (
    select 1 from device_bookings
    where device_bookings.booking_id = bookings.id and device_bookings.device_hash = ${viewer.deviceHash}
  ))`;
}
