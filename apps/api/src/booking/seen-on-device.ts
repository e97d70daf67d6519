import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../db/index.ts';

/** A guest's session on a device that sees only what was booked in the session, or made or opened on the device. */
export interface Viewer {
  readonly sessionId: string;
  readonly deviceHash: string;
}

/** Shows the booking, and all of its order, to its guest on this device from now on. A repetition changes nothing. */
export async function showOnDevice(db: Db, bookingId: string, deviceHash: string, now: Date): Promise<void> {
  await sql`
    insert into device_bookings (booking_id, device_hash, created_at)
    select shown.id, ${deviceHash}, ${now} from bookings named
    join bookings shown on shown.id = named.id or shown.order_id = named.order_id
    where named.id = ${bookingId} on conflict do nothing`.execute(db);
}

/** A condition on `bookings`: whether their guest may see them here. @param viewer undefined: sees all of them */
export function isSeenBy(viewer: Viewer | undefined): RawBuilder<SqlBool> {
  if (viewer === undefined) return sql`true`;
  return sql`(bookings.auth_session_id = ${viewer.sessionId} or exists (
    select 1 from device_bookings
    where device_bookings.booking_id = bookings.id and device_bookings.device_hash = ${viewer.deviceHash}
  ))`;
}
