import type { CheckoutRequest, Property } from '@motel/api-client/contracts';
import {
  allowedPersonsPerRoom,
  type ConfirmForm,
  dollarDigits,
  NO_MONEY,
  nightsOf,
  type Quote,
  type Stay,
  toDollars,
} from '@motel/booking-core';

export interface Checkout {
  readonly property: Property;
  readonly userId: string;
  readonly stay: Stay;
  /** Accepted by core, its texts trimmed. */
  readonly form: ConfirmForm;
  /** What the guest was shown. */
  readonly quote: Quote;
}

/** The booking to be created, as §3 lists it. The server works out every rule and price again. */
export function checkoutBody({ property, userId, stay, form, quote }: Checkout): CheckoutRequest {
  const { firstname, lastname, email, phone, specialRequest, party } = form;
  return {
    propertyId: property.id,
    userId,
    checkInDate: stay.checkIn,
    checkOutDate: stay.checkOut,
    totalStay: nightsOf(stay),
    totalAmount: dollarDigits(quote.total),
    currency: 'cad',
    specialRequest,
    user: { firstname, lastname, email, phone },
    guests: { ...party },
    roomDetails: {
      roomType: property.roomType,
      quantity: form.roomQuantity,
      allowedPersonsPerRoom: allowedPersonsPerRoom(property),
      extraPersons: form.extraPersons,
      extraPersonCharge: toDollars(property.extraPersonCharge),
      isSmokingAllowed: property.isSmokingAllowed,
      smokingRoomCharge: toDollars(NO_MONEY),
      isPetFriendly: form.isPetFriendly,
      pets: party.pets,
      petFeePerPet: toDollars(property.petFeePerPet),
    },
  };
}
