import {
  type Cents,
  type ConfirmForm,
  completeGuestDetails,
  dollarDigits,
  NO_MONEY,
  nightsOf,
  type Stay,
  toDollars,
} from '@motel/booking-core';
import type { CheckoutRequest } from './checkout.ts';
import type { Property } from './property.ts';

/** A booking to be created, as the guest's form has it. */
export interface Checkout {
  readonly property: Property;
  readonly userId: string;
  readonly stay: Stay;
  /** Accepted by core, its texts trimmed. */
  readonly form: ConfirmForm;
  /** The amount that the guest was shown. */
  readonly total: Cents;
  /** The part of it that is paid now, where there is a deposit. */
  readonly dueNow?: Cents | undefined;
  readonly promotionCode?: string | undefined;
  /** Articles ordered with the stay, by their ids. */
  readonly orders?: Readonly<Record<string, number>> | undefined;
}

/** The form as it crosses the wire (§3). The server works out every rule and price again. */
export function checkoutRequestOf({
  property,
  userId,
  stay,
  form,
  total,
  dueNow,
  promotionCode,
  orders,
}: Checkout): CheckoutRequest {
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
