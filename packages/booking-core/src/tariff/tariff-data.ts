import type { RoundingName } from '../money/rounding.ts';
import type { FreeAge } from '../party/party.ts';

/** Decimal amount of the tariff's currency, such as `'89'` or `'89.50'`; $0 to $99,999.99 (F3). */
export type Amount = string | number;

/** A calendar day `yyyy-mm-dd` (T1). @pattern ^\d{4}-\d{2}-\d{2}$ */
export type DateText = string;

/** A day of the week. */
export type Weekday = 'sun' | 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat';

/** A kind of room: its places and pets by number (C1, C2, C7). */
export interface RoomData {
  /** Most paying persons in one room, 1 to 1000. @asType integer @minimum 1 @maximum 1000 */
  readonly sleeps: number;
  /** Persons included in its price, 1 to `sleeps`. @default sleeps @asType integer @minimum 1 @maximum 1000 */
  readonly included?: number;
  /** Most pets in a whole booking, 0 to 1000. @default 1000 @asType integer @minimum 0 @maximum 1000 */
  readonly pets?: number;
}

/** The rooms and nights that an entry is about; without a field, all of them. */
export interface Season {
  /** A room's key, or several. @default every room */
  readonly room?: string | readonly string[];
  /** The first night, `yyyy-mm-dd`. @default any */
  readonly from?: DateText;
  /** The last night, `yyyy-mm-dd`, inclusive. @default any */
  readonly to?: DateText;
}

/** Prices and restrictions of nights. For each field, the last entry that states it for a night wins (F5). */
export interface NightlyData extends Season {
  /** As its owner calls it, 1 to 200 characters; it changes no price. @default none @minLength 1 @maxLength 200 */
  readonly name?: string;
  /** Only the nights that begin on these days of the week. @default every day @minItems 1 @uniqueItems true */
  readonly on?: readonly Weekday[];
  /** One room for one night, before steps, periods and fees. */
  readonly price?: Amount;
  /** Sold only in stays of at least so many nights, 1 to 365 (F7). @asType integer @minimum 1 @maximum 365 */
  readonly minNights?: number;
  /** Sold only in stays of at most so many nights, 1 to 365 (F7). @asType integer @minimum 1 @maximum 365 */
  readonly maxNights?: number;
  /** The night is not for sale (F6). */
  readonly closed?: boolean;
  /** No stay may begin on this day (F8). */
  readonly closedToArrival?: boolean;
  /** No stay may end on this day (F8). */
  readonly closedToDeparture?: boolean;
}

/** A discount of the nights from the nth on, which replaces the step before it (F9). */
export interface StepData {
  /** The first night of the stay that is cheaper, 2 to 365. @asType integer @minimum 2 @maximum 365 */
  readonly fromNight: number;
  /** A percentage of the night's price, such as `'10%'`. @pattern ^\d{1,3}(\.\d{1,4})?%$ */
  readonly off: string;
  /** A stay that has this night is cheaper from its first night on. @default false */
  readonly wholeStay?: boolean;
  /** A room's key, or several. @default every room */
  readonly room?: string | readonly string[];
}

/** A price for up to so many nights in a row, such as "a week costs $534" (F10). */
export interface PeriodData extends Season {
  /** The most nights that it covers, 2 to 365. @asType integer @minimum 2 @maximum 365 */
  readonly nights: number;
  /** One room for the whole period, before fees. */
  readonly price: Amount;
}

/** The thing that a fee is charged for each of. */
export type FeeUnit = 'room' | 'person' | 'adult' | 'child' | 'infant' | 'extra-person' | 'pet';

/** Every fee. */
interface AnyFeeData {
  /** Unique; none of `rooms`, `persons`, `step`, `period`, `code` and `rounding`. @minLength 1 @maxLength 200 */
  readonly id: string;
  /** As the guest reads it. @default id @minLength 1 @maxLength 200 */
  readonly label?: string;
  /** Charged only to stays whose check-in is from this day on. */
  readonly from?: DateText;
  /** Charged only to stays whose check-in is up to this day, inclusive. */
  readonly to?: DateText;
  /** Stays of at least so many nights, 2 to 365, do not pay it (F13). */
  readonly exempt?: {
    /** The fewest nights of a stay that does not pay. @asType integer @minimum 2 @maximum 365 */
    readonly fromNights: number;
  };
  /** Its line is in the quote at $0 too. @default false */
  readonly always?: boolean;
  /** The tax that it is, as receipts name it. @default none; a percentage is one by its label */
  readonly tax?: TaxData;
}

/** A fee of a fixed amount (F2). */
export interface AmountFeeData extends AnyFeeData {
  /** For all rooms alike, or by the room's key; a room without one does not pay it. */
  readonly amount: Amount | Readonly<Record<string, Amount>>;
  /** Charged for each of these. @default once */
  readonly each?: FeeUnit;
  /** Charged once for the stay, or for each night. @default 'stay' */
  readonly per?: 'stay' | 'night';
  /**
   * Charged for the first so many nights of a stay alone, 1 to 365; with `per` night (F25).
   * @default all
   * @asType integer @minimum 1 @maximum 365
   */
  readonly firstNights?: number;
  /** The most that a stay pays of it (F26). @default none */
  readonly most?: Amount;
}

/** A fee that is a share of other lines, such as a tax (F11, F12). */
export interface PercentFeeData extends AnyFeeData {
  /** Percent, 0 to 100 with at most 4 decimals, such as `'9.975'`. */
  readonly percent: Amount;
  /** The lines that it is a share of: `rooms`, or ids of earlier fees. @minItems 1 @uniqueItems true */
  readonly of: readonly string[];
  /** The rounding of its amount; one that is included has none. @default 'cent' */
  readonly round?: RoundingName;
  /** The prices of its lines have it in them, as with VAT: it adds nothing to the total (F27). @default false */
  readonly included?: boolean;
  /** It is a share of its lines without the taxes that they have in them (F37); not of one that is included. @default false */
  readonly net?: boolean;
}

/** A tax as receipts name it (F17). */
export interface TaxData {
  /** Such as `GST`, 1 to 200 characters. @minLength 1 @maxLength 200 */
  readonly name: string;
  /** The seller's registration number, 1 to 200 characters. @default none @maxLength 200 */
  readonly number?: string;
}

/** A fee or a tax. Fees are charged in their order. */
export type FeeData = AmountFeeData | PercentFeeData;

/**
 * The kept part of a stay that is cancelled late: its first night, its first nights such as `'2 nights'`, all of it, or a
 * percentage such as `'50%'`.
 */
export type KeepData = 'first night' | 'everything' | (string & {});

/** The terms of cancelling, by the check-in; the last entry that fits wins, of those of a plan before all others (F15, F36). */
export interface PolicyData extends Season {
  /** As its owner calls it, 1 to 200 characters; it changes no terms. @default none @minLength 1 @maxLength 200 */
  readonly name?: string;
  /** Only stays sold by this plan, or these, by their ids. @default any */
  readonly plan?: string | readonly string[];
  /** Only stays of at least so many nights, 2 to 365. @asType integer @minimum 2 @maximum 365 */
  readonly fromNights?: number;
  /** Only stays of at least so many rooms, 2 to 1000. @asType integer @minimum 2 @maximum 1000 */
  readonly fromRooms?: number;
  /** Free until so many hours before check-in, 0 to 8760; absent: never. @asType integer @minimum 0 @maximum 8760 */
  readonly freeHours?: number;
  /**
   * Free until this hour of the day that is `freeHours` before the day of check-in, 0 to 23; `freeHours` is then whole days.
   * @default the hour of check-in
   * @asType integer @minimum 0 @maximum 23
   */
  readonly freeAt?: number;
  /** Kept after that, and when the guest does not come. */
  readonly keep: KeepData;
  /** Kept when the guest does not come. @default as `keep` */
  readonly noShow?: KeepData;
  /** Guests change their stay themselves until so many hours before check-in, 0 to 8760, or never. @default 0 */
  readonly changeHours?: number | 'never';
  /** Paid on booking: a part as `keep` has it, or an amount; at most the total (F30). @default 'everything' */
  readonly deposit?: KeepData | Amount;
  /**
   * The rest that a deposit leaves must be paid so many days before check-in, 0 to 365; absent: at the motel (X7).
   * @asType integer @minimum 0 @maximum 365
   */
  readonly restDays?: number;
  /** Nothing is paid on booking: a card guarantees what is kept, or nothing does (F32). @default not */
  readonly guarantee?: 'card' | 'none';
}

/** A promotion code. `from` and `to` are about its nights, which must all be among them (F14). */
export interface CodeData extends Season {
  /** 1 to 200 characters, compared in any case of letters. @minLength 1 @maxLength 200 */
  readonly code: string;
  /** Off the price of the room nights: a percentage such as `'10%'`, or an amount such as `'25'`. */
  readonly off: Amount;
  /** Only stays sold by this plan, or these, by their ids. @default those that are sold without a code */
  readonly plan?: string | readonly string[];
  /** The first day of booking on which it is valid, `yyyy-mm-dd`. @default any */
  readonly bookedFrom?: DateText;
  /** The last day of booking on which it is valid, `yyyy-mm-dd`. @default any */
  readonly bookedTo?: DateText;
  /** The fewest nights of a stay, 1 to 365. @default 1 @asType integer @minimum 1 @maximum 365 */
  readonly minNights?: number;
  /**
   * Most bookings with it, 1 to 1,000,000. The system that stores the bookings counts them; `price` does not.
   * @asType integer @minimum 1 @maximum 1000000
   */
  readonly uses?: number;
}

/** Something that is charged besides a stay, such as firewood, or given, such as goodwill (F29). */
export interface ArticleData {
  /** Unique; neither the id of a fee nor the kind of another line. @minLength 1 @maxLength 200 */
  readonly id: string;
  /** As the guest reads it. @default id @minLength 1 @maxLength 200 */
  readonly label?: string;
  /** Of one. @default each charge states its amount */
  readonly price?: Amount;
  /** It comes off the price, and with it the price's own taxes (L5). @default false */
  readonly isCredit?: boolean;
  /** The percentages that it pays, by the ids of their fees; of a credit, none. @default none @uniqueItems true */
  readonly taxes?: readonly string[];
  /** Guests may order it with a stay, once or each night, as a part of the price (F31). @default not */
  readonly offered?: 'stay' | 'night';
  /**
   * The most of it on any night, 1 to 1000. The system that stores the bookings counts them; `price` does not.
   * @asType integer @minimum 1 @maximum 1000
   */
  readonly stock?: number;
}

/** Where a plan is sold; with `code`, on the website to who has a code for it. */
export type PlanPlace = 'website' | 'code' | 'desk' | 'channels';

/** How often a plan includes an article: once, each night, for each person, or for each person each night. */
export type IncludedUnit = 'stay' | 'night' | 'person' | 'person-night';

/** How one price is worked out from another (F34, F38). */
export interface PriceChangeData {
  /** Percent of the price, more or less: −100 to 100 with at most 4 decimals, such as `'-15'`. @default 0 */
  readonly percent?: Amount;
  /** Then so much more or less, of one room for one night, such as `'-12.50'`. @default 0 */
  readonly amount?: Amount;
  /** The rounding of the price after `percent`. @default 'cent' */
  readonly round?: RoundingName;
  /** The least price of a night. @default 0 */
  readonly floor?: Amount;
}

/**
 * A price of nights that changes with what is sold, or at the last minute (F38). It has one condition: `roomsLeft`,
 * `soldShare` or `sameDayFrom`.
 */
export interface DemandData extends Season, PriceChangeData {
  /** As its owner calls it. @minLength 1 @maxLength 200 */
  readonly name: string;
  /** Only the nights that begin on these days of the week. @default every day @minItems 1 @uniqueItems true */
  readonly on?: readonly Weekday[];
  /** At most so many rooms of the kind are free that night, 1 to 1000. @asType integer @minimum 1 @maximum 1000 */
  readonly roomsLeft?: number;
  /** More than this share of the kind's rooms is sold that night. @pattern ^\d{1,3}(\.\d{1,4})?%$ */
  readonly soldShare?: string;
  /** Booked on the day of the night, from this hour on, 0 to 23. @asType integer @minimum 0 @maximum 23 */
  readonly sameDayFrom?: number;
  /** The highest price that it makes. @default the highest of F3 */
  readonly ceiling?: Amount;
}

/** A way in which rooms are sold (F33), at the price that it follows with `percent` and `amount` (F34). */
export interface PlanData extends Season, PriceChangeData {
  /** Unique. @minLength 1 @maxLength 200 */
  readonly id: string;
  /** As the guest reads it. @default id @minLength 1 @maxLength 200 */
  readonly label?: string;
  /** The plan whose prices and restrictions it follows, by its id (F34). @default those of the tariff's `nightly` */
  readonly follows?: string;
  /** So much more for each person and night. @default 0 */
  readonly perPerson?: Amount;
  /** Prices and restrictions of its own, over those that it follows (F5). @default none @maxItems 10000 */
  readonly nightly?: readonly NightlyData[];
  /** The articles that it includes, by their ids, each charged so often (F35). @default none */
  readonly includes?: Readonly<Record<string, IncludedUnit>>;
  /** Where it is sold; an empty list: not any more. @default everywhere @uniqueItems true */
  readonly sold?: readonly PlanPlace[];
  /** Booked at least so many days before check-in, 0 to 730. @default 0 @asType integer @minimum 0 @maximum 730 */
  readonly fromDaysAhead?: number;
  /** Booked at most so many days before check-in, 0 to 730. @default 730 @asType integer @minimum 0 @maximum 730 */
  readonly toDaysAhead?: number;
}

/** A motel's prices as an owner writes them, in JSON. `parseTariff` checks them. */
export interface TariffData {
  /** Names this tariff in its quotes, 1 to 200 characters; a new tariff has a new one. @minLength 1 @maxLength 200 */
  readonly id: string;
  /** ISO code, one of `CURRENCIES`, such as `CAD`. @pattern ^[A-Z]{3}$ */
  readonly currency: string;
  /** Each kind of room by its key. */
  readonly rooms: Readonly<Record<string, RoomData>>;
  /** The ages that stay free, and those that may stay at all. @default children stay free, and all may */
  readonly ages?: {
    /** Each age once; empty when everyone pays. @default children only @uniqueItems true */
    readonly free?: readonly FreeAge[];
    /** No child and no infant may stay (P11). @default false */
    readonly adultsOnly?: boolean;
  };
  /** Prices and restrictions of nights, the usual ones first, at most 10,000. @maxItems 10000 */
  readonly nightly: readonly NightlyData[];
  /** Discounts from a night on, in the order of their nights. @default none */
  readonly steps?: readonly StepData[];
  /** Prices of several nights in a row. @default none */
  readonly periods?: readonly PeriodData[];
  /** Fees and taxes, in the order in which they are charged. @default none */
  readonly fees?: readonly FeeData[];
  /** Rounding of the total. @default none */
  readonly round?: RoundingName;
  /** The terms of cancelling. @default free until 24 hours before check-in, then the first night is kept */
  readonly policies?: readonly PolicyData[];
  /** Promotion codes. @default none */
  readonly codes?: readonly CodeData[];
  /** Articles that are charged besides stays. @default none */
  readonly articles?: readonly ArticleData[];
  /** The ways in which rooms are sold, in the order in which guests see them where they cost the same. @default one */
  readonly plans?: readonly PlanData[];
  /** Prices by demand, each on what the one before it made of a night's price (F38). @default none */
  readonly demand?: readonly DemandData[];
}
