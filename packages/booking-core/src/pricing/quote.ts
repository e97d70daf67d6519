import type { Cents } from '../money/cents.ts';
import type { RoundingName } from '../money/rounding.ts';
import type { Party } from '../party/party.ts';
import type { CivilDate } from '../stay/civil-date.ts';
import type { Policy } from '../tariff/rules.ts';
import type { TaxData } from '../tariff/tariff-data.ts';

/** Nights in a row at one price, for one room. */
export interface NightRun {
  /** The first night. */
  readonly from: CivilDate;
  /** 1 or more. */
  readonly nights: number;
  /** One room for one night, before steps, periods and fees. */
  readonly price: Cents;
}

/** A percentage, such as a tax, with all that its amount follows from (Q9, F12). */
export interface QuoteShare {
  /** 0 to 100, with at most 4 decimals. */
  readonly percent: number;
  /** The amount that it is taken of, without a tax in it. */
  readonly base: Cents;
  /** How its amount was rounded. */
  readonly round: RoundingName;
  /** The tax that it is, where the tariff names it (F17). */
  readonly tax?: TaxData;
  /** Of a tax in the price: its line adds nothing to the total (F27). */
  readonly included?: IncludedTax;
}

/** A tax that a price has in it (F27). */
export interface IncludedTax {
  /** The tax. */
  readonly amount: Cents;
  /** The price that it is in. */
  readonly price: Cents;
  /** Percent of all taxes in that price together. */
  readonly percents: number;
  /** The lines that make the price: `rooms` for the nights after discounts, and ids of fees. */
  readonly of: readonly string[];
}

/** One line of a price (Q9). */
export interface QuoteLine {
  /** `rooms`, `persons`, `step`, `period`, `code`, the id of a fee, or `rounding`. */
  readonly kind: string;
  /** The number of the rule in SPEC.md, such as `Q1`. */
  readonly rule: string;
  /** In the language of the words that it was priced with. */
  readonly label: string;
  /** The factors of the amount, or the reason for which it is $0, where the label does not have them. */
  readonly detail?: string;
  /** Units charged, such as nights × rooms; absent where the amount is a share or a saving. */
  readonly quantity?: number;
  /** The price of one unit; absent where `quantity` is. */
  readonly unitAmount?: Cents;
  /** Below $0 for a saving, and for a rounding down. */
  readonly amount: Cents;
  /** Of a percentage that is charged. */
  readonly share?: QuoteShare;
  /** The tax that a fixed amount is, where the tariff names it (F17). */
  readonly tax?: TaxData;
}

/** The terms of cancelling this stay, frozen when it was priced (F15). */
export interface QuotePolicy extends Policy {
  /** Kept when the stay is cancelled late, or when the guest does not come: $0 to the total. */
  readonly late: Cents;
  /** The part kept when the guest does not come, where it is another one: $0 to the total. */
  readonly noShow?: { readonly keep: string; readonly amount: Cents };
  /** Paid on booking, $1 or more, and at least $1 less than the total; absent where all is (F30). */
  readonly deposit?: Cents;
  /** The rest must be paid so many days before check-in, 0 to 365; absent: at the motel (X7). */
  readonly restDays?: number;
  /** Nothing is paid on booking: a card guarantees what is kept, or nothing does (F32). */
  readonly guarantee?: 'card' | 'none';
}

/** The price of a stay, with everything that it was worked out from. Frozen, and JSON (Q11). */
export interface Quote {
  /** The id of its tariff. */
  readonly tariff: string;
  /** ISO code, such as `CAD`. */
  readonly currency: string;
  /** The room's key in the tariff. */
  readonly room: string;
  /** Check-in. */
  readonly from: CivilDate;
  /** Check-out, 1 to 365 nights later. */
  readonly to: CivilDate;
  /** The party, each count 0 to 1000. */
  readonly party: Omit<Party, 'rooms'>;
  /** 1 to 1000: those asked for, or the fewest that hold the party. */
  readonly rooms: number;
  /** Persons charged beyond those that the rooms include, 0 to 2000 (C9). */
  readonly extraPersons: number;
  /** The promotion code of the request. */
  readonly code?: string;
  /** The day of booking of the request, `yyyy-mm-dd`. */
  readonly bookedOn?: string;
  /** Fees that are not charged, by their id, with the recorded reason (F13). */
  readonly exempt?: Readonly<Record<string, string>>;
  /** Articles that the guest orders, by their ids, 1 to 100 of each (F31). */
  readonly orders?: Readonly<Record<string, number>>;
  /** The plan by which it is sold, as guests read it (F33). */
  readonly plan?: { readonly id: string; readonly label: string };
  /** The nights in their order, as runs of one price. */
  readonly nights: readonly NightRun[];
  /** In the order of a bill. */
  readonly lines: readonly QuoteLine[];
  /** The price for the guest: the sum of the lines, $0 or more. */
  readonly total: Cents;
  /** The terms of cancelling. */
  readonly policy: QuotePolicy;
}
