import { type BookingEvent, type BookingStatus, nextStatus, occupiesRooms } from '@motel/booking-core';
import type { Selectable } from 'kysely';
import type { BookingRef } from './booking-ref.ts';
import type { BookingRow, Trx } from './database.ts';
import { giveNightsBack, type RoomNights, takeNights } from './nights.ts';

/**
 * Applies an event to a booking: its status goes where core says, and the nights follow, taken or given back, as
 * the old and the new status occupy rooms or not (B2, B3). The status changes only if it still is what core was asked
 * about; else another event came first, and core is asked again. No status comes twice, so that this ends.
 * @returns the new status, or `undefined` when the event changes nothing: late, doubled or out of order
 * @throws what `isSoldOut` knows, when rooms have to be taken again and are gone
 */
export async function applyBookingEvent(
  trx: Trx,
  ref: BookingRef,
  event: BookingEvent,
  now: Date,
): Promise<BookingStatus | undefined> {
  for (;;) {
    const booking = await trx
      .selectFrom('bookings')
      .select(['property_id', 'status', 'check_in', 'check_out', 'rooms'])
      .where('property_id', '=', ref.propertyId)
      .where('id', '=', ref.bookingId)
      .executeTakeFirstOrThrow();
    const status = nextStatus(booking.status, event);
    if (status === undefined) return undefined;

    const { numUpdatedRows } = await trx
      .updateTable('bookings')
      .set({ status, status_changed_at: now })
      .where('property_id', '=', ref.propertyId)
      .where('id', '=', ref.bookingId)
      .where('status', '=', booking.status)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) continue;

    const occupied = occupiesRooms(booking.status);
    const occupies = occupiesRooms(status);
    if (occupied && !occupies) await giveNightsBack(trx, roomNightsOf(booking));
    if (!occupied && occupies) await takeNights(trx, roomNightsOf(booking));
    return status;
  }
}

type Booked = Pick<Selectable<BookingRow>, 'property_id' | 'check_in' | 'check_out' | 'rooms'>;

function roomNightsOf(booking: Booked): RoomNights {
  return {
    propertyId: booking.property_id,
    checkIn: booking.check_in,
    checkOut: booking.check_out,
    rooms: booking.rooms,
  };
}
