import * as z from 'zod/mini';

const text = z.string();
const whole = z.int();

/** The body of `POST /api/payments/create-checkout-session`: the booking to be created (§3). */
export const checkoutRequest = z.object({
  propertyId: text,
  userId: text,
  checkInDate: text,
  checkOutDate: text,
  /** Nights. */
  totalStay: whole,
  /** The total that the guest was shown, e.g. `"98"`; a different server price refuses the booking. */
  totalAmount: text,
  currency: z.literal('cad'),
  specialRequest: z.optional(text),
  user: z.object({ firstname: text, lastname: text, email: text, phone: text }),
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
 * What the server knows of a payment, and nothing else (D9).
 * - `paid`: the booking is confirmed
 * - `confirming`: the provider's word is still awaited
 * - `unpaid`: the session ended without payment
 * - `refunded`: paid too late, the room was gone and the money went back
 */
export const checkoutStatus = z.object({ status: z.enum(['paid', 'confirming', 'unpaid', 'refunded']) });

export type CheckoutRequest = z.output<typeof checkoutRequest>;
export type CheckoutResponse = z.output<typeof checkoutResponse>;
export type ReleaseRequest = z.output<typeof releaseRequest>;
export type CheckoutStatus = z.output<typeof checkoutStatus>;
