import type { RoomLimits } from '../capacity/room-selection.ts';
import type { SmallestUnit } from '../money/currencies.ts';
import type { Rounding } from '../money/rounding.ts';
import type { FreeAge } from '../party/party.ts';
import type { demand } from './read-demand.ts';
import type { Article, Fee } from './read-fees.ts';
import type { nightly, period, step } from './read-nights.ts';
import type { Plan } from './read-plans.ts';
import type { code } from './read-terms.ts';
import type { TariffData } from './tariff-data.ts';

/** A kind of room after the check of its tariff: it includes no more persons than it sleeps. */
export interface RoomTerms extends Pick<RoomLimits, 'sleeps' | 'included' | 'pets'> {
  /** The room's key in its tariff. */
  readonly key: string;
  /** The position of the room in its tariff. */
  readonly at: number;
  /** Ages that stay free in all rooms of the tariff (P4). */
  readonly free: readonly FreeAge[];
  /** In all rooms of the tariff (P11). */
  readonly adultsOnly: boolean;
}

/** The most of one article that a guest can order (F31). */
export const MAX_ORDER = 100;

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

/** An entry after its check: its fields by the names of their data, dates as days, percentages in millionths. */
type EntryOf<Reader extends (...given: never[]) => (...field: never[]) => unknown> = ReturnType<
  ReturnType<Reader>
>;

/** Prices and restrictions of some nights; those that it does not state are absent. */
export type NightlyRule = Pick<EntryOf<typeof nightly>, 'room' | 'from' | 'to' | 'on'> &
  Partial<EntryOf<typeof nightly>>;
export type Step = EntryOf<typeof step>;
export type Period = EntryOf<typeof period>;
export type Code = EntryOf<typeof code>;
export type DemandRule = EntryOf<typeof demand>;

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
