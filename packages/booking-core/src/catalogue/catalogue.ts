import type { BookingAction } from '../booking/booking-action.ts';
import type { Cents } from '../money/cents.ts';
import type { Ages } from '../party/ages.ts';
import type { Party } from '../party/party.ts';
import type { PriceViolation } from '../pricing/stay-request.ts';
import type { StayViolation } from '../stay/bookable-stay.ts';
import type { FeeUnit } from '../tariff/tariff-data.ts';
import type { FormViolation } from '../validation/confirm-form.ts';
import type { FeedbackViolation } from '../validation/feedback.ts';
import type { GuestFieldName } from '../validation/guest-fields.ts';
import type { SignInViolation } from '../validation/mobile.ts';
import type { Sentences } from './sentences.ts';

/** All of this package's words for guests, in one language. Another language is another object of this type. */
export interface Catalogue {
  /** The dates of a stay (W1–W4). */
  readonly stay: Sentences<StayViolation>;
  /** Sign-in by mobile number (V4–V6). */
  readonly signIn: Sentences<SignInViolation>;
  /** The form with which a guest confirms a stay (V7–V17, V20, V21). */
  readonly confirmForm: Sentences<FormViolation>;
  /** A message to the motel (V18). */
  readonly feedback: Sentences<FeedbackViolation>;
  /** Above a form with violations (V19). */
  readonly fixErrors: string;
  /** The labels of the fields for the guest's details. */
  readonly guestFields: Readonly<Record<GuestFieldName, string>>;
  /** The ages of a party (P1). */
  readonly ages: (ages: Ages) => Readonly<Record<'adults' | 'children' | 'infants', string>>;
  /** The summary of a party in a search box (P7). */
  readonly travelers: (party: Party) => string;
  /** The question to the guest before payment, for each action that has one (B7). */
  readonly questions: Readonly<Partial<Record<BookingAction, string>>>;
  /** The lines of a price, and the reasons for which there is none (Q9). */
  readonly price: PriceWords;
  /** A fee in a sentence, without its full stop (F4). */
  readonly fee: (fee: {
    amount: Cents;
    unit: ChargedUnit;
    basis: 'stay' | 'night';
    currency: string;
  }) => string;
}

/** The unit of a fee in a sentence. */
export type ChargedUnit = 'person' | 'pet';

/** The words of a price; the third argument of `price`. */
export interface PriceWords {
  /** The lines of a quote. */
  readonly quote: QuoteWords;
  /** The reasons for which a stay has no price. */
  readonly violations: Sentences<PriceViolation>;
}

/** The words of the lines of a quote (Q9). Amounts are in cents. */
export interface QuoteWords {
  /** Nights of one price. */
  readonly rooms: (line: { price: Cents; nights: number; rooms: number; currency: string }) => string;
  /** A discount from a night on; `percent` is 0 to 100. */
  readonly step: (step: { percent: number; fromNight: number; isWhole: boolean }) => string;
  /** A price for so many nights in a row, used so many times. */
  readonly period: (period: { nights: number; price: Cents; times: number; currency: string }) => string;
  /** A promotion code, in small letters. */
  readonly code: (code: string) => string;
  /** The rounding of the total. */
  readonly rounding: string;
  /** The factors of an article that the guest orders. `nights` is missing when it is charged once for the stay. */
  readonly ordered: (charge: {
    count: number;
    each: Cents;
    nights: number | undefined;
    currency: string;
  }) => string;
  /** The factors of a fee for each of something. `nights` is missing when it is charged once for the stay. */
  readonly counted: (charge: Parameters<QuoteWords['ordered']>[0] & { unit: FeeUnit }) => string;
  /** The factors of a fee for each night. */
  readonly nightly: (charge: { each: Cents; nights: number; currency: string }) => string;
  /** The reason for which a fee is no more (F26). */
  readonly atMost: (fee: { most: Cents; currency: string }) => string;
  /** A percentage, 0 to 100 with at most 4 decimals. */
  readonly percent: (percent: number) => string;
  /** A tax in the price, and its amount (F27). */
  readonly included: (tax: { percent: number; amount: Cents; currency: string }) => string;
  /** The reason for which a long stay does not pay a fee. */
  readonly exemptFrom: (nights: number) => string;
  /** The reason that was recorded for leaving out a fee. */
  readonly exempt: (reason: string) => string;
}

/** The price of each of what is counted, and the nights for which it is charged. */
export type Charge = Omit<Parameters<QuoteWords['ordered']>[0], 'count'>;
