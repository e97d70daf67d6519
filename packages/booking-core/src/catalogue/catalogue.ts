import type { BookingAction } from '../booking/booking-action.ts';
import type { Cents } from '../money/cents.ts';
import type { Party } from '../party/party.ts';
import type { ChargeBasis } from '../pricing/tariff.ts';
import type { StayViolation } from '../stay/bookable-stay.ts';
import type { FormViolation } from '../validation/confirm-form.ts';
import type { FeedbackViolation } from '../validation/feedback.ts';
import type { GuestFieldName } from '../validation/guest-fields.ts';
import type { SignInViolation } from '../validation/mobile.ts';
import type { Sentences } from './sentences.ts';

/** All of this package's words for guests, in one language. Another language is another object of this type. */
export interface Catalogue {
  /** W1–W4. */
  readonly stay: Sentences<StayViolation>;
  /** V4–V6. */
  readonly signIn: Sentences<SignInViolation>;
  /** V7–V17, V20. */
  readonly confirmForm: Sentences<FormViolation>;
  /** V18. */
  readonly feedback: Sentences<FeedbackViolation>;
  /** Above a form with violations (V19). */
  readonly fixErrors: string;
  /** The labels of the Guest Details form (§2). */
  readonly guestFields: Readonly<Record<GuestFieldName, string>>;
  /** The ages of a party (P1). */
  readonly ages: Readonly<Record<'adults' | 'children' | 'infants', string>>;
  /** The summary of the search box (P7). */
  readonly travelers: (party: Party) => string;
  /** The question to the guest before payment, for each action that has one (B7). */
  readonly questions: Readonly<Partial<Record<BookingAction, string>>>;
  /** The lines of the price breakdown (Q9). */
  readonly quote: QuoteWords;
  /** A fee in a sentence, without its full stop (F4). */
  readonly fee: (fee: { amount: Cents; unit: ChargedUnit; basis: ChargeBasis }) => string;
}

/** The unit of a fee. */
export type ChargedUnit = 'person' | 'pet';

export interface QuoteWords {
  readonly rooms: (line: { price: Cents; nights: number; rooms: number }) => string;
  readonly extraPersons: string;
  readonly smokingRoom: string;
  readonly pets: string;
  readonly taxes: string;
  readonly tourismLevy: string;
  readonly rounding: string;
  /** The factors of a fee. `nights` is missing when it is charged once for the stay. */
  readonly counted: (charge: {
    unit: ChargedUnit;
    count: number;
    each: Cents;
    nights: number | undefined;
  }) => string;
  readonly percent: (percent: number) => string;
}
