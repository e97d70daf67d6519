import { type RawBuilder, sql } from 'kysely';
import type { BookingRef } from '../db/booking-ref.ts';
import type { Db } from '../db/database.ts';
import { hashToken } from './session-token.ts';

/**
 * A browser, by the token in its cookie. Where HISTORY_SCOPE is `number` one device is not told from another: use
 * cases are then given none, and a guest sees every stay of their number (decision 028).
 */
export interface Device {
  readonly token: string;
  /** What is stored in its place. */
  readonly hash: string;
}

export function deviceOf(token: string): Device {
  return { token, hash: hashToken(token) };
}

/** From now on the booking's guest sees it on this device. Doing it again changes nothing. */
export async function showOnDevice(
  db: Db,
  { propertyId, bookingId }: BookingRef,
  device: Device,
  now: Date,
): Promise<void> {
  await db
    .insertInto('device_bookings')
    .values({ property_id: propertyId, booking_id: bookingId, device_hash: device.hash, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A condition on `bookings`: whether their guest may see them here. */
export function isSeenOn(device: Device | undefined): RawBuilder<boolean> {
  if (device === undefined) return sql`true`;
  return sql`exists (
    select 1 from device_bookings
    where device_bookings.property_id = bookings.property_id
      and device_bookings.booking_id = bookings.id
      and device_bookings.device_hash = ${device.hash}
  )`;
}
