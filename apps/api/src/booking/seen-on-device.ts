import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../db/index.ts';

/** Shows the booking to its guest on this device from now on. A repetition changes nothing. */
export async function showOnDevice(db: Db, bookingId: string, deviceHash: string, now: Date): Promise<void> {
  await db
    .insertInto('device_bookings')
    .values({ booking_id: bookingId, device_hash: deviceHash, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A condition on `bookings`: whether their guest may see them here. @param deviceHash undefined: on every device */
export function isSeenOn(deviceHash: string | undefined): RawBuilder<SqlBool> {
  if (deviceHash === undefined) return sql`true`;
  return sql`exists (
    select 1 from device_bookings
    where device_bookings.booking_id = bookings.id and device_bookings.device_hash = ${deviceHash}
  )`;
}
