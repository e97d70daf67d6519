import type { BookingStatus } from '@motel/booking-core';
import type { Trx } from '../../db/database.ts';
import type { BookedStay } from '../../mail/templates/booked-stay.ts';

/** A booking that money came for, as the mails tell of it. */
export type PaidBooking = BookedStay & { readonly status: BookingStatus };

/** Finds a booking by its id alone, as payment events name it, and keeps it until the transaction ends. */
export async function findPaidBooking(trx: Trx, bookingId: string): Promise<PaidBooking | undefined> {
  const found = await trx
    .selectFrom('bookings')
    .innerJoin('properties', 'properties.id', 'bookings.property_id')
    .innerJoin('checkouts', (join) =>
      join
        .onRef('checkouts.property_id', '=', 'bookings.property_id')
        .onRef('checkouts.booking_id', '=', 'bookings.id'),
    )
    .selectAll('bookings')
    .select(['properties.title', 'checkouts.success_url'])
    .where('bookings.id', '=', bookingId)
    .forUpdate('bookings')
    .executeTakeFirst();
  if (found === undefined) return undefined;
  const { adults, children, infants, pets, firstname, lastname, email, phone } = found;
  return {
    propertyId: found.property_id,
    bookingId: found.id,
    status: found.status,
    propertyTitle: found.title,
    siteUrl: new URL(found.success_url).origin,
    checkIn: found.check_in,
    checkOut: found.check_out,
    rooms: found.rooms,
    party: { adults, children, infants, pets },
    guest: { firstname, lastname, email, phone },
    specialRequest: found.special_request,
    lines: found.lines,
    total: found.total,
    oneNightTotal: found.one_night_total,
  };
}

/** Finds the booking that a payment was recorded for, as `findPaidBooking` does. */
export async function findBookingPaidBy(
  trx: Trx,
  paymentReference: string,
): Promise<PaidBooking | undefined> {
  const payment = await trx
    .selectFrom('payments')
    .select('booking_id as bookingId')
    .where('reference', '=', paymentReference)
    .executeTakeFirst();
  return payment && findPaidBooking(trx, payment.bookingId);
}
