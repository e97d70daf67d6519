import { requireWholeNumber } from '../result/kind.ts';
import { requireText } from '../result/text.ts';
import { type CivilDate, civilDate, dayNumber } from './civil-date.ts';
import { type Instant, instant } from './instant.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * Returns the motel's own date at an instant (T5).
 * @param at milliseconds since 1970, such as `Date.now()` (T8)
 * @param timeZone IANA name, such as `America/Edmonton`
 * @throws RangeError for a time zone that does not exist, and for an instant outside 1980 to 9999
 * @example
 * dateAt(Date.UTC(2027, 6, 5, 3), 'America/Edmonton'); // → 2027-07-04
 */
export function dateAt(at: Instant, timeZone: string): CivilDate {
  const { year, month, day } = wallClock(instant(at), timeZone);
  return civilDate([year.padStart(4, '0'), month, day].join('-'));
}

/**
 * Returns the instant at which the motel's clock shows `hour` o'clock on a date (T6). An hour that daylight saving
 * skips is read as if the clock had not jumped yet, so 2 o'clock becomes 3. Of an hour that comes twice, the
 * first occurrence counts.
 * @param hour 0 to 24; 24 is the midnight that ends the date
 * @param timeZone IANA name, such as `America/Edmonton`
 * @returns milliseconds since 1970
 * @throws RangeError for a time zone that does not exist
 * @example
 * new Date(instantAt(civilDate('2027-07-04'), 15, 'America/Edmonton')).toISOString(); // → 2027-07-04T21:00:00.000Z
 */
export function instantAt(date: CivilDate, hour: number, timeZone: string): Instant {
  requireWholeNumber('hour', hour, 0, 24);
  const asIfUtc = dayNumber(civilDate(date)) * DAY + hour * HOUR;
  const before = asIfUtc - offsetAt(asIfUtc - DAY, timeZone);
  const after = asIfUtc - offsetAt(asIfUtc + DAY, timeZone);
  const candidates = [before, after].filter((at) => at + offsetAt(at, timeZone) === asIfUtc);
  return candidates.length > 0 ? Math.min(...candidates) : Math.max(before, after);
}

/** Returns the motel's next midnight, when a page that shows dates becomes stale (T7). */
export function endOfDay(at: Instant, timeZone: string): Instant {
  return instantAt(dateAt(at, timeZone), 24, timeZone);
}

function offsetAt(at: number, timeZone: string): number {
  const { year, month, day, hour, minute, second } = wallClock(at, timeZone);
  const wall = Date.UTC(+year, +month - 1, +day, +hour, +minute, +second);
  return wall - Math.floor(at / 1000) * 1000;
}

type ClockPart = 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second';

function wallClock(at: number, timeZone: string): Record<ClockPart, string> {
  const parts = { year: '', month: '', day: '', hour: '', minute: '', second: '' };
  for (const { type, value } of formatterFor(timeZone).formatToParts(at)) {
    if (type in parts) parts[type as ClockPart] = value;
  }
  return parts;
}

/** A cache with one formatter for each zone: formatters are slow to create and never change. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterFor(timeZone: string): Intl.DateTimeFormat {
  // Without a name the formatter would take the machine's own zone.
  requireText('timeZone', timeZone);
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
