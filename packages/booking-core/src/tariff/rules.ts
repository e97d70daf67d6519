import type { Cents } from '../money/cents.ts';
import type { SmallestUnit } from '../money/currencies.ts';
import type { Rounding, RoundingName } from '../money/rounding.ts';
import type { FreeAge } from '../party/party.ts';
import type { FeeUnit, IncludedUnit, PlanPlace, TariffData, TaxData } from './tariff-data.ts';

/** Days since 1970-01-01, first and last night inclusive; open ends are the first and the last day of T1. */
export interface Nights {
  readonly from: number;
  readonly to: number;
}

/** A kind of room after the check of its tariff. */
export interface RoomTerms {
  /** The room's key in its tariff. */
  readonly key: string;
  /** The position of the room in its tariff. */
  readonly at: number;
  /** Most paying persons in one room, 1 to 1000. */
  readonly sleeps: number;
  /** Persons included in the price of one room, 1 to `sleeps`. */
  readonly included: number;
  /** Most pets in a whole booking, 0 to 1000. */
  readonly pets: number;
  /** Ages that stay free in all rooms of the tariff (P4). */
  readonly free: readonly FreeAge[];
  /** In all rooms of the tariff (P11). */
  readonly adultsOnly: boolean;
}

/** The bits of all days of the week. */
export const EVERY_DAY = 0b111_1111;

/** The nights of some rooms that begin on some days of the week. */
export interface RoomNights extends Nights {
  readonly rooms: readonly string[];
  /** Bit 0 is Sunday. */
  readonly days: number;
}

export interface NightlyRule extends RoomNights {
  readonly price?: Cents | undefined;
  readonly least?: number | undefined;
  readonly most?: number | undefined;
  readonly closed?: boolean | undefined;
  readonly closedToArrival?: boolean | undefined;
  readonly closedToDeparture?: boolean | undefined;
}

/** How one price is worked out from another (F34). */
export interface PriceChange {
  /** Of that price, in millionths. */
  readonly share: number;
  readonly rounding: Rounding;
  readonly amount: number;
  readonly floor: Cents;
}

/** A price by demand (F38); one of its conditions is there. */
export interface DemandRule extends RoomNights, PriceChange {
  readonly name: string;
  readonly roomsLeft: number | undefined;
  /** In millionths. */
  readonly soldShare: number | undefined;
  readonly sameDayFrom: number | undefined;
  readonly ceiling: Cents;
}

export interface Step {
  readonly rooms: readonly string[];
  readonly fromNight: number;
  /** Also the nights before it. */
  readonly isWhole: boolean;
  /** In millionths. */
  readonly off: number;
}

export interface Period extends Nights {
  readonly rooms: readonly string[];
  readonly nights: number;
  readonly price: Cents;
}

export interface AnyFee extends Nights {
  readonly id: string;
  readonly label: string;
  /** Stays of so many nights or more do not pay it. */
  readonly exemptFrom: number;
  readonly always: boolean;
  readonly tax: TaxData | undefined;
}

export interface AmountFee extends AnyFee {
  readonly kind: 'amount';
  /** An article that is charged as often as the request orders it, and its plan includes it (F31, F35). */
  readonly isOrdered?: true;
  /** By the position of the room; absent for a room that does not pay. */
  readonly amounts: readonly (Cents | undefined)[];
  readonly each: FeeUnit | undefined;
  readonly per: 'stay' | 'night';
  /** Nights beyond these are free of it. */
  readonly firstNights: number;
  /** A stay pays no more; infinite where the tariff states none. */
  readonly most: number;
}

export interface PercentFee extends AnyFee {
  readonly kind: 'percent';
  /** In millionths. */
  readonly share: number;
  /** Positions of earlier fees; −1 is the room nights. */
  readonly of: readonly number[];
  readonly round: RoundingName;
  readonly rounding: Rounding;
  /** The prices of its lines have it in them (F27). */
  readonly isIncluded: boolean;
  /** A share of its lines without the taxes in them (F37). */
  readonly isNet: boolean;
}

export type Fee = AmountFee | PercentFee;

/** The longest time for which a policy can ask notice: a year (F15). */
export const MAX_FREE_HOURS = 8760;

/** The longest time before check-in at which the rest of a price can be due: a year (F30). */
export const MAX_REST_DAYS = 365;

/** The most of one article that a guest can order (F31). */
export const MAX_ORDER = 100;

/** Returns the nights that a part of a stay in words names; not a number where it names none (F15). */
export function nightsIn(part: string): number {
  return part === 'first night' ? 1 : Number(/^(\d{1,3}) nights$/.exec(part)?.[1]);
}

/** The terms of cancelling (F15). */
export interface Policy {
  /** Free until so many hours before check-in, 0 to 8760; `null`: never. */
  readonly freeHours: number | null;
  /** Until this hour of a day, 0 to 23; absent: the hour of check-in. */
  readonly freeAt?: number | undefined;
  /** The kept part after that: `first night`, `2 nights`, `everything`, or a percentage such as `50%`. */
  readonly keep: string;
  /** Guests change their stay until so many hours before check-in, or never: `null`; absent: until then. */
  readonly changeHours?: number | null | undefined;
}

export interface Code extends Nights {
  readonly rooms: readonly string[];
  readonly code: string;
  readonly off: { readonly share: number } | { readonly amount: Cents };
  readonly booked: Nights;
  readonly least: number;
  /** Absent: those that are sold without a code. */
  readonly plans: readonly string[] | undefined;
}

/** A plan after the check of its tariff (F33). */
export interface Plan extends Nights, PriceChange {
  readonly id: string;
  /** The position of the plan in its tariff. */
  readonly at: number;
  readonly label: string;
  readonly rooms: readonly string[];
  readonly follows: Plan | undefined;
  readonly perPerson: Cents;
  readonly nightly: readonly NightlyRule[];
  /** By the ids of articles. */
  readonly includes: ReadonlyMap<string, IncludedUnit>;
  readonly sold: readonly PlanPlace[];
  readonly leastAhead: number;
  readonly mostAhead: number;
}

export interface Article {
  readonly id: string;
  readonly label: string;
  /** Absent where each charge states its amount. */
  readonly price: Cents | undefined;
  readonly isCredit: boolean;
  /** Positions of fees that are percentages. */
  readonly taxes: readonly number[];
  /** Guests may order it with a stay (F31). */
  readonly offered: 'stay' | 'night' | undefined;
}

/** The parts of a tariff after its check. */
export interface TariffParts {
  readonly data: TariffData;
  readonly rooms: ReadonlyMap<string, RoomTerms>;
  readonly nightly: readonly NightlyRule[];
  readonly steps: readonly Step[];
  readonly periods: readonly Period[];
  readonly fees: readonly Fee[];
  /** Of the currency: every amount is a multiple of it (M9). */
  readonly unit: SmallestUnit;
  readonly rounding: Rounding | undefined;
  readonly codes: readonly Code[];
  readonly articles: readonly Article[];
  readonly plans: readonly Plan[];
  readonly demand: readonly DemandRule[];
}
