import type { PromotionCode } from '@motel/api-client/contracts';
import {
  type CardPrice,
  type CivilDate,
  cardPrice,
  type Party,
  type Quote,
  type Stay,
} from '@motel/booking-core';

/**
 * The booking card passes this to /confirm as `location.state` (§3), with the rooms (D11). It carries the card rule's
 * figures in cents; no screen shows them as a total, because the quote is the amount charged (D1).
 */
export interface BookingDraft extends CardPrice {
  readonly propertyId: string;
  readonly checkIn: CivilDate;
  readonly checkOut: CivilDate;
  readonly guests: Party;
  /** Of this stay (F14). */
  readonly promotion?: PromotionCode | undefined;
}

export function bookingDraft(propertyId: string, stay: Stay, guests: Party, quote: Quote): BookingDraft {
  return { propertyId, ...stay, guests, ...cardPrice(quote) };
}
