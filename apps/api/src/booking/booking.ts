import type {
  BookingAction,
  BookingStatus,
  CivilDate,
  GuestDetails,
  NightRun,
  Party,
  QuotePolicy,
  Stay,
} from '@motel/booking-core';
import type { Language } from '@motel/language';
import type { Folio } from './folio.ts';
import type { PaymentRequest } from './payment-requests.ts';

/** A stay from its hold on: the one model of a booking, loaded and locked by `store.ts`. */
export interface Booking extends Stay {
  readonly id: string;
  /** The number that people read to each other, such as `LI-7K4QD`. */
  readonly reference: string;
  readonly status: BookingStatus;
  readonly property: { readonly id: string; readonly title: string };
  /** The guests and the number of their rooms. */
  readonly party: Party;
  readonly extraPersons: number;
  readonly guestId: string;
  /** The sign-in session in which it was made; null where the desk made it. */
  readonly authSessionId: string | null;
  readonly guest: GuestDetails;
  /** For the desk alone: a car and its plate. */
  readonly car: string;
  readonly folio: Folio;
  /** Its own terms of cancelling, as they were when it was priced (D10). */
  readonly policy: QuotePolicy;
  /** The price of each night of one room, as it was sold. */
  readonly nights: readonly NightRun[];
  /** Of its price, in lower case. */
  readonly promotionCode: string | null;
  /** The articles that the guest ordered with it, by their ids (F31). */
  readonly orders: Readonly<Record<string, number>>;
  /** The provider's name for the card that guarantees it (F32). */
  readonly guarantee: string | null;
  /** The terms that the guest accepted, in their words; empty where all was paid on booking. */
  readonly acceptedTerms: string;
  /** The day until which the rest must be paid, where a deposit confirmed it. */
  readonly restDue: CivilDate | null;
  readonly action: BookingAction;
  readonly extendsBookingId: string | null;
  /** The language in which it was booked: that of its letters. */
  readonly language: Language;
  /** The site's origin as the guest reached it. */
  readonly site: string;
  readonly createdAt: Date;
  readonly statusChangedAt: Date;
  /** When its guests came to the desk, and when they left. */
  readonly arrivedAt: Date | null;
  readonly leftAt: Date | null;
  /** The request for its price; none where the desk sold it otherwise. */
  readonly request: PaymentRequest | undefined;
}
