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

/**
 * Finds the booking that a payment in the books was recorded for, as `findPaidBooking` does.
 * @throws Error when no such payment was recorded
 */
export async function findBookingPaidBy(trx: Trx, paymentReference: string): Promise<PaidBooking> {
  const bookingId = await bookingIdPaidBy(trx, paymentReference);
  const booking = bookingId === undefined ? undefined : await findPaidBooking(trx, bookingId);
  if (booking === undefined) throw new Error(`No booking was paid by ${paymentReference}`);
  return booking;
}

/** @returns undefined for a payment that is not in the books */
export async function bookingIdPaidBy(trx: Trx, paymentReference: string): Promise<string | undefined> {
  const payment = await trx
    .selectFrom('payments')
    .select('booking_id as bookingId')
    .where('reference', '=', paymentReference)
    .executeTakeFirst();
  return payment?.bookingId;
}
