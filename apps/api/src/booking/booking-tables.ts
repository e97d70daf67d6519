import type {
  Cents,
  CivilDate,
  GuestDetails,
  NightRun,
  QuotePolicy,
  QuoteShare,
  TaxData,
} from '@motel/booking-core';
import type { BookingAction, BookingStatus, ChargePart } from '@motel/booking-core/booking';
import type { Language } from '@motel/language';
import type { ColumnType } from 'kysely';
import type { Fixed } from '../db/index.ts';

declare module '../db/database.ts' {
  interface Database {
    /** A stay from its hold on. A change of the stay replaces its dates, party, terms and nights. */
    bookings: {
      id: Fixed<string>;
      /** The number that people read to each other, such as `LI-7K4QD`; unique. */
      reference: Fixed<string>;
      property_id: string;
      guest_id: Fixed<string>;
      /** The sign-in session in which it was made; null where the guest did not book it themselves. */
      auth_session_id: Fixed<string | null>;
      source: Fixed<BookingSource>;
      status: BookingStatus;
      check_in: CivilDate;
      check_out: CivilDate;
      rooms: number;
      adults: number;
      children: number;
      infants: number;
      pets: number;
      extra_persons: number;
      guest_details: ColumnType<GuestDetails, string, string>;
      /** For the desk alone: a car and its plate. */
      car: ColumnType<string, string | undefined, string>;
      /** Cancelling is free until so many hours before check-in; null: never. */
      free_hours: number | null;
      /** The charge of a late cancellation, as the tariff said it. */
      keep: string;
      /** The same in money: the most that a late cancellation costs (D10). */
      late_charge: Cents;
      /** The terms that most tariffs do not have. */
      more_terms: ColumnType<MoreTerms, string | undefined, string>;
      /** The plan by which it was sold, and as the guest read it then (F33); null: by the tariff's own prices. */
      plan_id: ColumnType<string | null, string | null | undefined, never>;
      plan_label: ColumnType<string | null, string | null | undefined, never>;
      /** The price of each night of one room, as it was sold. */
      nights: ColumnType<readonly NightRun[], string, string>;
      /** Of its price, in lower case. */
      promotion_code: string | null;
      /** Where a deposit confirmed it: the day until which the rest must be paid; null: at the desk. */
      rest_due: ColumnType<CivilDate | null, CivilDate | null | undefined, CivilDate | null>;
      /** The articles that the guest ordered with it, by their ids (F31). */
      orders: ColumnType<Readonly<Record<string, number>>, string | undefined, never>;
      /** The taxes that it does not pay, by the ids of their fees, with reason and number (F13). */
      exempt: ColumnType<Readonly<Record<string, string>>, string | undefined, never>;
      /** The provider's name for the card that guarantees it (F32); null without one. */
      guarantee: ColumnType<string | null, string | null | undefined, string | null>;
      /** The terms that the guest accepted, in their words; empty where all was paid on booking. */
      accepted_terms: ColumnType<string, string | undefined, never>;
      /** `HH:MM`, at which the guest said to come; until 04:00 it is the night after the check-in day. */
      expected_time: string | null;
      action: Fixed<BookingAction>;
      /** The order that it was booked with; null where it was booked alone. */
      order_id: ColumnType<string | null, string | null | undefined, string>;
      /** The confirmed booking that this one extends (D8). */
      extends_booking_id: Fixed<string | null>;
      /** The language in which it was booked: that of its letters. */
      language: ColumnType<Language, Language | undefined, Language>;
      /** The site's origin as the guest reached it. */
      site: Fixed<string>;
      created_at: Fixed<Date>;
      status_changed_at: Date;
      /** When its guests came to the desk, and when they left. */
      arrived_at: Date | null;
      left_at: Date | null;
    };
    folio_entries: FolioEntryRow;
    /** The booking that a guest's `Idempotency-Key` created. */
    idempotency_keys: {
      guest_id: Fixed<string>;
      key: Fixed<string>;
      request_hash: Fixed<string>;
      booking_id: string;
      created_at: Date;
    };
    /** A booking that was made on a device, or opened there by the link in its mail (decision 028). */
    device_bookings: {
      booking_id: Fixed<string>;
      /** SHA-256 of the token in the device's cookie, hex. */
      device_hash: Fixed<string>;
      created_at: Fixed<Date>;
    };
    /** A link in a mail that shows a booking on another device; it works until some days after the check-out. */
    stay_links: {
      booking_id: Fixed<string>;
      /** SHA-256 of the token in the link, hex. */
      token_hash: Fixed<string>;
      created_at: Fixed<Date>;
    };
  }
}

/** Until when of a day cancelling is free, what is kept of a no-show, until when guests change, and no payment (F15, F32). */
export type MoreTerms = Pick<QuotePolicy, 'freeAt' | 'noShow' | 'changeHours' | 'guarantee'>;

/** Where a stay was sold: on the website, at the desk, or in another system, from which it was brought over. */
export type BookingSource = 'website' | 'desk' | 'import';

/** One line of a booking's ledger; the table is append-only (D15). */
export interface FolioEntryRow {
  booking_id: Fixed<string>;
  /** 1, 2, 3 … within the booking. */
  position: Fixed<number>;
  kind: Fixed<'charge' | 'payment' | 'refund'>;
  /** The use of a charge; `null` for money. */
  part: Fixed<ChargePart | null>;
  /** A kind of quote line, a means of payment, a reason for a refund, or the status that credits the charges. */
  what: Fixed<string>;
  /** As the guest read it. */
  label: Fixed<string | null>;
  detail: Fixed<string | null>;
  quantity: Fixed<number>;
  unit_amount: Fixed<Cents>;
  amount: Fixed<Cents>;
  /** The rule of SPEC.md that it follows from. */
  rule: Fixed<string>;
  /** Of a percentage: what its amount follows from. */
  share: ColumnType<QuoteShare | null, string | null, never>;
  /** The tax that a fixed amount is (F17). */
  tax: ColumnType<TaxData | null, string | null, never>;
  tariff: Fixed<string | null>;
  /** On the first line of a price by hand, and of those after its changes: what the tariff asked for the stay. */
  by_tariff: Fixed<Cents | null>;
  payment_reference: Fixed<string | null>;
  session_id: Fixed<string | null>;
  at: Fixed<Date>;
  /** The website, a provider, or a person at the desk. */
  by: Fixed<string>;
}
