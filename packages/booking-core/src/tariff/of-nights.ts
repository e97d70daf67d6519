import type { Season, Weekday } from './tariff-data.ts';

/** Returns whether an entry is about a room, by its key (F5). */
export function isAbout({ room }: Pick<Season, 'room'>, key: string): boolean {
  return room === undefined || [room].flat().includes(key);
}

/** The nights that an entry of the tariff, or of a change, is about; without a field, any. */
export interface OfNights {
  /** The first night, `yyyy-mm-dd`. */
  readonly from?: string | undefined;
  /** The last night, inclusive. */
  readonly to?: string | undefined;
  /** The days of the week on which they begin. */
  readonly on?: readonly Weekday[] | undefined;
}

/** The days of the week in the order of `Date`. */
export const WEEK: readonly Weekday[] = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/**
 * Returns whether an entry is about a night: within its dates, on one of its days of the week (F5).
 * @param date `yyyy-mm-dd`
 */
export function isOn({ from = '', to = '9999', on }: OfNights, date: string): boolean {
  return (
    from <= date &&
    date <= to &&
    (on === undefined || on.includes(WEEK[new Date(date).getUTCDay()] as Weekday))
  );
}
