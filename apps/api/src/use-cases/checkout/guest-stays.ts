import type { Stay } from '@motel/booking-core';
import type { Db } from '../../db/database.ts';

export interface ConfirmedStay extends Stay {
  readonly id: string;
}

/** The guest's paid stays at a property: what a new one may add to or extend (D8). */
export async function confirmedStays(db: Db, guestId: string, propertyId: string): Promise<ConfirmedStay[]> {
  return db
    .selectFrom('bookings')
    .select(['id', 'check_in as checkIn', 'check_out as checkOut'])
    .where('property_id', '=', propertyId)
    .where('guest_id', '=', guestId)
    .where('status', '=', 'confirmed')
    .orderBy('check_in')
    .execute();
}
