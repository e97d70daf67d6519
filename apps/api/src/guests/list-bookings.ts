import { type Cents, NO_MONEY, toDollars } from '@motel/booking-core';
import { shownStatus } from '@motel/booking-core/booking';
import type { Words } from '@motel/content/server';
import {
  type Booking,
  bookingsOfGuests,
  factsOf,
  isSeenBy,
  nightsText,
  type Viewer,
} from '../booking/index.ts';
import type { Db } from '../db/index.ts';
import { propertiesById, type StoredProperty } from '../inventory/index.ts';
import { type Device, type HistoryContext, openHistory, type SignedIn, viewerOf } from './session.ts';

/**
 * The guest's bookings, newest first, with no more than §3 lists: knowing a number reveals nothing personal.
 * @param device limits them to those that were made or opened on it, unless the session shows all of its number
 */
export async function listBookings(
  context: HistoryContext,
  signedIn: SignedIn,
  device: Device,
  address: string | undefined,
) {
  const { db, clock, words } = context;
  const guest = await openHistory(context, signedIn, device, address);
  const bookings = await bookingsOfGuests(db, [guest.guestId], viewerOf(guest, device));
  const viewer = { sessionId: guest.sessionId, deviceHash: device.hash };
  const own = await ownBookingIds(db, guest.guestId, viewer);
  const propertyIds = bookings.map(({ property }) => property.id);
  const properties = await propertiesById(db, propertyIds);
  const now = clock.now();
  return {
    bookings: bookings.map((booking) => ({
      booking,
      wire: {
        ...wireOf(words, booking, properties.get(booking.property.id), now),
        isOwn: own.has(booking.id),
      },
    })),
    // Said to a number without stays as well: it must not tell which numbers have some.
    onlyThisDevice: !guest.showsNumber,
  };
}

function wireOf(words: Words, booking: Booking, property: StoredProperty | undefined, now: Date) {
  const { party, checkIn, checkOut } = booking;
  return {
    _id: booking.id,
    property: {
      _id: booking.property.id,
      title: words.own(booking.property.title),
      price: toDollars(pricePerNight(booking)),
      ...(property && {
        image: property.facts.images[0],
        location: { city: words.motel.city, country: words.motel.countryName },
      }),
    },
    checkInDate: checkIn,
    checkOutDate: checkOut,
    guests: { adults: party.adults, children: party.children, pets: party.pets },
    totalAmount: toDollars(booking.folio.price),
    nightsText: nightsText(words, booking),
    bookingStatus: shownStatus(factsOf(booking), now.getTime(), words.motel.houseRules),
  };
}

/** The price of the first night, as it was sold. */
function pricePerNight({ nights, folio }: Booking): Cents {
  const [first] = nights;
  if (first !== undefined) return first.price;
  return folio.entries.find(({ what }) => what === 'rooms')?.unitAmount ?? NO_MONEY;
}

async function ownBookingIds(db: Db, guestId: string, viewer: Viewer): Promise<ReadonlySet<string>> {
  const own = await db
    .selectFrom('bookings')
    .select('id')
    .where('guest_id', '=', guestId)
    .where(isSeenBy(viewer))
    .execute();
  return new Set(own.map(({ id }) => id));
}
