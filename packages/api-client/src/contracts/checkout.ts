import { GUEST_FIELDS, type GuestFieldName, type RequiredGuestField } from '@motel/booking-core';
import * as z from 'zod/mini';

const text = z.string();
const whole = z.int();

/** The Guest Details but one: §3 has the special request beside the user, not in it. */
type UserField = Exclude<GuestFieldName, 'specialRequest'>;

const textOrNone = z.optional(text);

// Marked pure, so that a browser, which only sends this body, loads neither the schema nor the list of fields for it.
const user = /* @__PURE__ */ userSchema();

function userSchema() {
  const fields = GUEST_FIELDS.filter(({ name }) => name !== 'specialRequest');
  const shape = Object.fromEntries(
    fields.map(({ name, isRequired }) => [name, isRequired ? text : textOrNone]),
  );
  return z.object(
    shape as { [Name in UserField]: Name extends RequiredGuestField ? typeof text : typeof textOrNone },
  );
}

/** The body of `POST /api/payments/create-checkout-session`: the booking to be created (§3). */
export const checkoutRequest = /* @__PURE__ */ z.object({
  propertyId: text,
  userId: text,
  checkInDate: text,
  checkOutDate: text,
  /** Nights. */
  totalStay: whole,
  /** The total that the guest was shown, e.g. `"98"`; a different server price refuses the booking. */
  totalAmount: text,
  /** The part of it that the guest was shown to pay now, where there is a deposit; another one refuses the booking. */
  dueNow: z.optional(text),
  /** In small letters, such as `cad`. */
  currency: z.string().check(z.minLength(3), z.maxLength(3)),
  /** Off the room nights, as the guest typed it. */
  promotionCode: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  /** Articles that the guest orders with the stay, by their ids: so many of each (F31). */
  orders: z.optional(z.record(z.string().check(z.maxLength(200)), whole)),
  specialRequest: z.optional(text),
  user,
  guests: z.object({ adults: whole, children: whole, infants: whole, pets: whole }),
  roomDetails: z.object({
    roomType: text,
    quantity: whole,
    allowedPersonsPerRoom: whole,
    extraPersons: whole,
    extraPersonCharge: z.number(),
    isSmokingAllowed: z.boolean(),
    smokingRoomCharge: z.number(),
    isPetFriendly: z.boolean(),
    pets: whole,
    petFeePerPet: z.number(),
  }),
});

/** The answer: what the booking is to the guest's other stays (D8), and where to pay. */
export const checkoutResponse = z.object({
  bookingAction: z.string(),
  /** The browser goes there, so it is a web address and never `javascript:`. */
  url: z.url({ protocol: /^https?$/ }),
  sessionId: z.string(),
  message: z.optional(z.string()),
});

/** The body of `POST /api/payments/release-checkout-session`: the guest declined to pay. */
export const releaseRequest = z.object({ sessionId: z.string().check(z.minLength(1), z.maxLength(255)) });

/**
 * The server's state of a payment, and nothing else (D9).
 * - `paid`: the booking is confirmed
 * - `confirming`: the provider's event has not arrived yet
 * - `unpaid`: the session ended without payment
 * - `refunded`: paid too late, the room was gone and the money went back
 */
export const checkoutStatus = z.object({ status: z.enum(['paid', 'confirming', 'unpaid', 'refunded']) });

export type CheckoutRequest = z.output<typeof checkoutRequest>;
export type CheckoutResponse = z.output<typeof checkoutResponse>;
export type ReleaseRequest = z.output<typeof releaseRequest>;
export type CheckoutStatus = z.output<typeof checkoutStatus>;
