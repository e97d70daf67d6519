import * as z from 'zod/mini';
import { alternativeFields, picturesOf, placeNameOf, propertyName } from './property-fields.ts';
import { listedStay } from './stay.ts';
import { count, money, moneyOrText, optionalText } from './wire-fields.ts';

const { title, name, image, images, location, city, country } = alternativeFields;

const bookedProperty = z.pipe(
  z.object({
    _id: optionalText,
    title,
    name,
    image,
    images,
    location,
    city,
    country,
    price: z.optional(z.nullable(money)),
  }),
  z.transform((wire) => ({
    id: wire._id,
    name: propertyName(wire),
    price: wire.price ?? undefined,
    image: picturesOf(wire)[0]?.src,
    location: placeNameOf(wire),
  })),
);
export type BookedProperty = Partial<z.output<typeof bookedProperty>>;

const propertyOrId = z.optional(z.nullable(z.union([z.string(), bookedProperty])));

const booking = z.pipe(
  z.object({
    _id: z.string(),
    /** Whether this device may change the stay. */
    isOwn: z.optional(z.boolean()),
    /** More of the stay, where this device may change it and it is not over. */
    stay: z.optional(listedStay),
    property: propertyOrId,
    propertyId: propertyOrId,
    checkInDate: optionalText,
    checkOutDate: optionalText,
    guests: z.optional(
      z.nullable(
        z.object({ adults: z.optional(count), children: z.optional(count), pets: z.optional(count) }),
      ),
    ),
    totalAmount: z.optional(z.nullable(moneyOrText)),
    /** The nights of one room by price, such as `2 nights × $119, 1 night × $139`. */
    nightsText: optionalText,
    bookingStatus: optionalText,
    status: optionalText,
  }),
  z.transform((wire) => ({
    id: wire._id,
    isOwn: wire.isOwn ?? false,
    stay: wire.stay,
    property: bookedPropertyOf(wire.property, wire.propertyId),
    /** The server's text; a date-time keeps its day. May be unparseable: the page says so (§8). */
    checkIn: dayOf(wire.checkInDate),
    checkOut: dayOf(wire.checkOutDate),
    guests: {
      adults: wire.guests?.adults ?? 0,
      children: wire.guests?.children ?? 0,
      pets: wire.guests?.pets ?? 0,
    },
    total: wire.totalAmount ?? undefined,
    nightsText: wire.nightsText,
    status: wire.bookingStatus ?? wire.status ?? 'unknown',
  })),
);

/** A booking in My Bookings. */
export type Booking = z.output<typeof booking>;

/** The answer of `GET /api/property/my-bookings`. */
export const bookings = z.object({
  bookings: z.array(booking),
  /** Whether stays made elsewhere are left out, if there are any. */
  onlyThisDevice: z.optional(z.boolean()),
});
export type BookingsWire = z.input<typeof bookings>;
export type Bookings = z.output<typeof bookings>;

/** The body of `POST /api/property/open-booking`: the text after `#stay=` in the link of a mail. */
export const openBookingRequest = z.object({ token: z.string().check(z.minLength(1), z.maxLength(255)) });

/** The property may be an object under either name, an id under either, or one of each. */
function bookedPropertyOf(...candidates: readonly z.output<typeof propertyOrId>[]): BookedProperty {
  const id = candidates.find((candidate) => typeof candidate === 'string');
  const found = candidates.find((candidate) => typeof candidate === 'object' && candidate !== null);
  return { ...found, id: found?.id ?? id };
}

const DATE_TIME = /^(\d{4}-\d{2}-\d{2})T/;

function dayOf(date: string | undefined): string | undefined {
  return date === undefined ? undefined : (DATE_TIME.exec(date)?.[1] ?? date);
}
