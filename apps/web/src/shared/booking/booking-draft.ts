import {
  type CardParty,
  type CardPrice,
  type CivilDate,
  cardPrice,
  nightsOf,
  type Party,
  type RoomRate,
  type Stay,
  type Tariff,
} from '@motel/booking-core';

/**
 * What the booking card passes to /confirm as `location.state` (§3), with the rooms (D11). It carries the card
 * rule's figures in cents; no screen shows them as a total, the quote is what is charged (D1).
 */
export interface BookingDraft extends CardPrice {
  readonly propertyId: string;
  readonly checkIn: CivilDate;
  readonly checkOut: CivilDate;
  readonly guests: Party;
  readonly rooms: number;
}

export function bookingDraft(
  property: RoomRate & { readonly id: string },
  stay: Stay,
  { party, rooms }: CardParty,
  tariff: Tariff,
): BookingDraft {
  return {
    propertyId: property.id,
    ...stay,
    guests: party,
    rooms,
    ...cardPrice(property, nightsOf(stay), party.pets, tariff),
  };
}
