import type { PromotionCode } from '@motel/api-client/contracts';
import {
  type CardPrice,
  type CivilDate,
  cardPrice,
  type Party,
  type Quote,
  type Stay,
} from '@motel/booking-core';

/** The card's `location.state` for /confirm (§3, D11): the card rule's cents, shown nowhere; the quote is charged (D1). */
export interface BookingDraft extends CardPrice {
  readonly propertyId: string;
  readonly checkIn: CivilDate;
  readonly checkOut: CivilDate;
  readonly guests: Party;
  /** Of this stay (F14). */
  readonly promotion?: PromotionCode | undefined;
  /** The id of the chosen plan (F33). */
  readonly plan?: string | undefined;
}

export function bookingDraft(propertyId: string, stay: Stay, guests: Party, quote: Quote): BookingDraft {
  return { propertyId, ...stay, guests, ...cardPrice(quote), ...(quote.plan && { plan: quote.plan.id }) };
}
