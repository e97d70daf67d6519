import type { GuestDetails, Party, Quote, QuotePolicy } from '@motel/booking-core';
import type { Selectable } from 'kysely';
import type { Database, InCode } from '../db/index.ts';
import type { Folio } from './folio.ts';
import type { PaymentRequest } from './payment-requests.ts';

/** The columns that a booking has in another shape, or not at all. */
type OtherColumn =
  | ('propertyId' | 'source' | 'guestDetails' | 'expectedTime')
  | ('rooms' | 'adults' | 'children' | 'infants' | 'pets')
  | ('freeHours' | 'keep' | 'lateCharge' | 'moreTerms')
  | ('planId' | 'planLabel');

/** A stay from its hold on: the one model of a booking, loaded and locked by `store.ts`; `booking-tables.ts` has the rest. */
export interface Booking extends Omit<InCode<Selectable<Database['bookings']>>, OtherColumn> {
  readonly property: { readonly id: string; readonly title: string };
  readonly party: Party;
  readonly guest: GuestDetails;
  readonly folio: Folio;
  /** Its own terms of cancelling, as they were when it was priced (D10). */
  readonly policy: QuotePolicy;
  /** The plan that it was sold by, word by word, whatever became of it (F33); null: the tariff's own prices. */
  readonly plan: NonNullable<Quote['plan']> | null;
  /** The request for its price; none where the desk sold it otherwise. */
  readonly request: PaymentRequest | undefined;
}
