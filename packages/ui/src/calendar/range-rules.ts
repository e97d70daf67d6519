import { type CivilDate, earlier, plusDays } from './civil-date.ts';

/** Two civil dates, `yyyy-mm-dd`; the end is the day of leaving. */
export interface CivilRange {
  readonly start: CivilDate | null;
  readonly end: CivilDate | null;
}

/** A range that is chosen as a whole, such as a preset. */
export interface WholeRange {
  readonly start: CivilDate;
  readonly end: CivilDate;
}

export interface RangeLimits {
  /** First date that can be chosen. @default 100 years before today (§9) */
  readonly minDate: CivilDate;
  /** Last date that can be chosen, as an end. @default 20 years after today (§9) */
  readonly maxDate: CivilDate;
  /** Fewest nights of a whole range: with 0 a preset may be a single day. @default 1 */
  readonly minNights: number;
  /** Most nights of a range. @default no limit */
  readonly maxNights?: number | undefined;
  /**
   * Whether the night that begins on a date is free. A taken night can be neither a start nor inside a range, but
   * its date may end one. @default every night is free
   */
  readonly isNightFree?: ((date: CivilDate) => boolean) | undefined;
  /** Whether a range may begin on a date whose night is free. @default every date */
  readonly canStartOn?: ((date: CivilDate) => boolean) | undefined;
  /** Whether a range of free nights may end on a date. @default every date */
  readonly canEndOn?: ((start: CivilDate, end: CivilDate) => boolean) | undefined;
}

export type GivenLimits = { readonly [Name in keyof RangeLimits]?: RangeLimits[Name] | undefined };

/** The part of a range that is chosen: an end that is not after its start counts as not chosen. */
export function normalised({ start, end }: CivilRange): CivilRange {
  return { start, end: start && end && end > start ? end : null };
}

export function choosesEnd(range: CivilRange): boolean {
  return range.start !== null && range.end === null;
}

/** The last date on which a range from `start` can end, at most that of the first taken night; `start` if none can. */
export function lastEnd(
  start: CivilDate,
  { maxDate, maxNights, isNightFree, canEndOn }: RangeLimits,
): CivilDate {
  const latest = maxNights === undefined ? maxDate : earlier(maxDate, plusDays(start, maxNights));
  let date = isNightFree ? start : latest;
  while (isNightFree && date < latest && isNightFree(date)) date = plusDays(date, 1);
  while (canEndOn && date > start && !canEndOn(start, date)) date = plusDays(date, -1);
  return date;
}

/** Whether a range may begin on `date`: its night is free and a later day can end it. */
export function canStart(
  date: CivilDate,
  { minDate, maxDate, isNightFree, canStartOn }: RangeLimits,
): boolean {
  if (date < minDate || date >= maxDate) return false;
  return (!isNightFree || isNightFree(date)) && (!canStartOn || canStartOn(date));
}

/** Whether a whole range can be chosen unchanged. */
export function fits({ start, end }: WholeRange, limits: RangeLimits): boolean {
  if (start === end) return limits.minNights === 0 && start >= limits.minDate && end <= limits.maxDate;
  if (!canStart(start, limits) || end < plusDays(start, limits.minNights)) return false;
  return end <= lastEnd(start, limits) && (!limits.canEndOn || limits.canEndOn(start, end));
}

interface NextPress {
  /** The last date that would end the range; nothing when a start is chosen next. */
  readonly endLimit: CivilDate | null;
  /** The range after a press on a date; absent when the date can be neither end. */
  readonly on: (date: CivilDate) => CivilRange | null;
}

export function nextPress(range: CivilRange, limits: RangeLimits): NextPress {
  const { start } = range;
  const endLimit = start && choosesEnd(range) ? lastEnd(start, limits) : null;
  return {
    endLimit,
    on(date) {
      if (start && endLimit && date >= start && date <= endLimit) {
        const isEnd = date > start && (!limits.canEndOn || limits.canEndOn(start, date));
        return isEnd ? { start, end: date } : null;
      }
      return canStart(date, limits) ? { start: date, end: null } : null;
    },
  };
}
