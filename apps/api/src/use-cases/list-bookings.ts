import type { BookingsWire } from '@motel/api-client/contracts';
import { shownStatus, toDollars } from '@motel/booking-core';
import { motel } from '@motel/content';
import type { SignedIn } from './authenticate.ts';
import type { Context } from './context.ts';
import { type Device, isSeenOn } from './device.ts';

/**
 * The guest's own bookings, newest first, with no more than §3 lists: nothing personal for knowing a number.
 * Attempts that ended without payment are none.
 * @param device shows those alone that were made or opened on it
 */
export async function listBookings(
  { db, clock }: Context,
  { guestId }: SignedIn,
  device: Device | undefined,
): Promise<BookingsWire> {
  const now = clock.now().getTime();
  const stored = await db
    .selectFrom('bookings')
    .innerJoin('properties', 'properties.id', 'bookings.property_id')
    .select(['bookings.id', 'bookings.status', 'bookings.check_in', 'bookings.check_out', 'bookings.total'])
    .select(['bookings.adults', 'bookings.children', 'bookings.pets'])
    .select(['properties.id as propertyId', 'properties.title'])
    .select(['properties.price_per_night', 'properties.facts'])
    .where('bookings.guest_id', '=', guestId)
    .where('bookings.status', 'not in', ['expired', 'released'])
    .where(isSeenOn(device))
    .orderBy('bookings.created_at', 'desc')
    .orderBy('bookings.id')
    .execute();
  return {
    bookings: stored.map((booking) => {
      const { status, check_in: checkIn, check_out: checkOut, facts } = booking;
      return {
        _id: booking.id,
        property: {
          _id: booking.propertyId,
          title: booking.title,
          price: toDollars(booking.price_per_night),
          image: facts.images[0],
          location: { city: facts.city, country: facts.country },
        },
        checkInDate: checkIn,
        checkOutDate: checkOut,
        guests: { adults: booking.adults, children: booking.children, pets: booking.pets },
        totalAmount: toDollars(booking.total),
        bookingStatus: shownStatus(status, { checkIn, checkOut }, now, motel.houseRules),
      };
    }),
  };
}
