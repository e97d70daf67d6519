import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../db/index.ts';

/** A guest's session on a device that sees only what was booked in the session, or made or opened on the device. */
export interface Viewer {
  readonly sessionId: string;
  readonly deviceHash: string;
}

/** A condition on bookings named `paid`: the guest has paid, whatever became of the stay. */
const IS_PAID = sql<SqlBool>`paid.status not in ('held', 'expired', 'released')`;

/** A condition: some device is known to the guest, because they have paid there or opened a paid stay. */
export function hasDevice(guestId: string): RawBuilder<SqlBool> {
  return sql`exists (
    select 1 from device_bookings join bookings paid on paid.id = device_bookings.booking_id
    where paid.guest_id = ${guestId} and ${IS_PAID})`;
}

/** Whether this device is known to the number: its guest has paid there, or opened a paid stay. */
export async function isDeviceOf(db: Db, mobile: string, deviceHash: string): Promise<boolean> {
  const found = await db
    .selectFrom('guests')
    .innerJoin('bookings as paid', 'paid.guest_id', 'guests.id')
    .innerJoin('device_bookings', 'device_bookings.booking_id', 'paid.id')
    .select('paid.id')
    .where('mobile', '=', mobile)
    .where('device_hash', '=', deviceHash)
    .where(IS_PAID)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
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
  return sql`(auth_session_id = ${viewer.sessionId} or exists (
    select 1 from device_bookings
    where device_bookings.booking_id = bookings.id and device_bookings.device_hash = ${viewer.deviceHash}
  ))`;
}
