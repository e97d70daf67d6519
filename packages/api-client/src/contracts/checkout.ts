import {
  type Cents,
  type ConfirmForm,
  completeGuestDetails,
  dollarDigits,
  GUEST_FIELDS,
  type GuestFieldName,
  NO_MONEY,
  nightsOf,
  type RequiredGuestField,
  type Stay,
  toDollars,
} from '@motel/booking-core';
import * as z from 'zod/mini';
import type { Property } from './property.ts';

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

const guests = /* @__PURE__ */ z.object({ adults: whole, children: whole, infants: whole, pets: whole });
const code = /* @__PURE__ */ z.optional(z.string().check(z.minLength(1), z.maxLength(200)));
const plan = /* @__PURE__ */ z.optional(z.string().check(z.maxLength(200)));
const terms = /* @__PURE__ */ z.optional(z.string().check(z.maxLength(2000)));

/** So many rooms a guest books beside the first one. */
export const MOST_MORE_ROOMS = 7;

/** A stay to be created, with what the guest was shown of it: another price or other terms refuse the booking. */
const shownStay = {
  propertyId: text,
  guests,
  /** The total, e.g. `"98"`. */
  totalAmount: text,
  /** The part of it to pay now, where there is a deposit. */
  dueNow: textOrNone,
  /** Off the room nights, as the guest typed it. */
  promotionCode: code,
  /** The plan that the guest chose, by its id (F33). */
  plan,
  /** The sentence of the terms; another one is an issue of the booking. */
  terms,
};

/** A room beside the first one, for the same nights: a stay of its own (§4.17). */
const moreRoom = /* @__PURE__ */ z.object({
  ...shownStay,
  /** Of this kind: a large party takes several. */
  rooms: whole,
  /** Under which its guests ask for the key. @default the name of the guest who books */
  name: z.optional(z.string().check(z.maxLength(200))),
});

/** The body of `POST /api/payments/create-checkout-session`: the booking to be created (§3). */
export const checkoutRequest = /* @__PURE__ */ z.object({
  ...shownStay,
  userId: text,
  checkInDate: text,
  checkOutDate: text,
  /** Nights. */
  totalStay: whole,
  /** In small letters, such as `cad`. */
  currency: z.string().check(z.minLength(3), z.maxLength(3)),
  /** Articles that the guest orders with the stay, by their ids: so many of each (F31). */
  orders: z.optional(z.record(z.string().check(z.maxLength(200)), whole)),
  specialRequest: textOrNone,
  user,
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
  /** Booked and paid with it, all or none. */
  moreRooms: z.optional(z.array(moreRoom).check(z.maxLength(MOST_MORE_ROOMS))),
});

/** The answer: what the booking is to the guest's other stays (D8), and where to pay. */
export const checkoutResponse = /* @__PURE__ */ z.object({
  bookingAction: z.string(),
  /** The browser goes there, so it is a web address and never `javascript:`. */
  url: z.url({ protocol: /^https?$/ }),
  sessionId: z.string(),
  message: z.optional(z.string()),
});

/** The body of `POST /api/payments/release-checkout-session`: the guest declined to pay. */
export const releaseRequest = /* @__PURE__ */ z.object({
  sessionId: z.string().check(z.minLength(1), z.maxLength(255)),
});

/**
 * The server's state of a payment, and nothing else (D9).
 * - `paid`: the booking is confirmed
 * - `confirming`: the provider's event has not arrived yet
 * - `unpaid`: the session ended without payment
 * - `refunded`: paid too late, the room was gone and the money went back
 */
export const checkoutStatus = /* @__PURE__ */ z.object({
  status: z.enum(['paid', 'confirming', 'unpaid', 'refunded']),
});

export type CheckoutRequest = z.output<typeof checkoutRequest>;
export type MoreRoom = z.output<typeof moreRoom>;
export type CheckoutResponse = z.output<typeof checkoutResponse>;
export type CheckoutStatus = z.output<typeof checkoutStatus>;

/** A booking to be created, as the guest's form has it. */
export interface Checkout
  extends Pick<CheckoutRequest, 'userId' | 'promotionCode' | 'plan' | 'terms' | 'orders'> {
  readonly property: Property;
  readonly stay: Stay;
  /** Accepted by core, its texts trimmed. */
  readonly form: ConfirmForm;
  readonly total: Cents;
  /** The part of it that is paid now, where there is a deposit. */
  readonly dueNow?: Cents | undefined;
  readonly moreRooms?: readonly MoreRoom[] | undefined;
}

/** The form as it crosses the wire (§3). The server works out every rule and price again. */
export function checkoutRequestOf({ property, stay, form, total, ...checkout }: Checkout): CheckoutRequest {
  const { userId, dueNow, promotionCode, plan, terms, orders, moreRooms = [] } = checkout;
  const { details, party, bringsPets, extraPersons } = form;
  const { specialRequest, ...user } = details;
  const { rooms, ...guests } = party;
  return {
    propertyId: property.id,
    userId,
    checkInDate: stay.checkIn,
    checkOutDate: stay.checkOut,
    totalStay: nightsOf(stay),
    totalAmount: dollarDigits(total),
    ...(dueNow !== undefined && { dueNow: dollarDigits(dueNow) }),
    currency: property.tariff.currency.toLowerCase(),
    promotionCode,
    ...(plan !== undefined && { plan, terms }),
    ...(orders && { orders }),
    specialRequest,
    user,
    guests,
    roomDetails: {
      roomType: property.roomType,
      quantity: rooms,
      allowedPersonsPerRoom: property.included,
      extraPersons,
      extraPersonCharge: toDollars(property.extraPersonCharge),
      isSmokingAllowed: property.isSmokingAllowed,
      smokingRoomCharge: toDollars(NO_MONEY),
      // On the wire the name of the guest's pets box is that of the room's rule (§3).
      isPetFriendly: bringsPets,
      pets: guests.pets,
      petFeePerPet: toDollars(property.petFeePerPet),
    },
    ...(moreRooms.length > 0 && { moreRooms: [...moreRooms] }),
  };
}

/** The form back from the wire. Pets and prices that the wire carries a second time are left to the caller. */
export function confirmFormOf({ user, guests, roomDetails, specialRequest }: CheckoutRequest): ConfirmForm {
  return {
    details: completeGuestDetails({ ...user, specialRequest }),
    party: { ...guests, rooms: roomDetails.quantity },
    bringsPets: roomDetails.isPetFriendly,
    extraPersons: roomDetails.extraPersons,
  };
}
