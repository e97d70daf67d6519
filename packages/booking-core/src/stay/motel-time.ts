import { type CivilDate, civilDate, dayNumber } from './civil-date.ts';

/** Milliseconds since 1970-01-01T00:00Z. */
export type Instant = number;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * Returns the motel's own date at an instant of the years 1 to 9999 (T5).
 * @param timeZone IANA name, e.g. `America/Edmonton`
 * @throws RangeError for a time zone that does not exist
 */
export function dateAt(instant: Instant, timeZone: string): CivilDate {
  const { year, month, day } = wallClock(instant, timeZone);
  return civilDate([year.padStart(4, '0'), month, day].join('-'));
}

/**
 * Returns the instant at which the motel's clock shows `hour` o'clock on a date (T6). An hour that daylight saving
 * skips is read as if the clock had not jumped yet, so 2 o'clock becomes 3. Of an hour that comes twice, the
 * first occurrence counts.
 * @param hour 0 to 24; 24 is the midnight that ends the date
 * @throws RangeError for a time zone that does not exist
 */
export function instantAt(date: CivilDate, hour: number, timeZone: string): Instant {
  const asIfUtc = dayNumber(date) * DAY + hour * HOUR;
  const before = asIfUtc - offsetAt(asIfUtc - DAY, timeZone);
  const after = asIfUtc - offsetAt(asIfUtc + DAY, timeZone);
  const candidates = [before, after].filter((instant) => instant + offsetAt(instant, timeZone) === asIfUtc);
  return candidates.length > 0 ? Math.min(...candidates) : Math.max(before, after);
}

/** Returns the motel's next midnight, when a page that shows dates becomes stale (T7). */
export function endOfDay(instant: Instant, timeZone: string): Instant {
  return instantAt(dateAt(instant, timeZone), 24, timeZone);
}

function offsetAt(instant: Instant, timeZone: string): number {
  const { year, month, day, hour, minute, second } = wallClock(instant, timeZone);
  const wall = Date.UTC(
    Number(year),
    Number(month) - 1,
    Number(day),
    Number(hour),
    Number(minute),
    Number(second),
  );
  return wall - Math.floor(instant / 1000) * 1000;
}

type ClockPart = 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second';

function wallClock(instant: Instant, timeZone: string): Record<ClockPart, string> {
  const parts = { year: '', month: '', day: '', hour: '', minute: '', second: '' };
  for (const { type, value } of formatterFor(timeZone).formatToParts(instant)) {
    if (type in parts) parts[type as ClockPart] = value;
  }
  return parts;
}

/** A cache with one formatter for each zone: formatters are slow to create and never change. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterFor(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formatters.set(timeZone, made);
  return made;
}
