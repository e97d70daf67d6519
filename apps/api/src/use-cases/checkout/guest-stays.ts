import type { Stay } from '@motel/booking-core';
import type { Db } from '../../db/database.ts';
import { type Device, isSeenOn } from '../device.ts';

export interface ConfirmedStay extends Stay {
  readonly id: string;
}

/**
 * The guest's paid stays at a property: what a new one may add to or extend (D8). Only what they see on this device:
 * the answer must not tell of a stay that My Bookings keeps to itself.
 */
export async function confirmedStays(
  db: Db,
  guestId: string,
  propertyId: string,
  device: Device | undefined,
): Promise<ConfirmedStay[]> {
  return db
    .selectFrom('bookings')
    .select(['id', 'check_in as checkIn', 'check_out as checkOut'])
    .where('property_id', '=', propertyId)
    .where('guest_id', '=', guestId)
    .where('status', '=', 'confirmed')
    .where(isSeenOn(device))
    .orderBy('check_in')
    .execute();
}
