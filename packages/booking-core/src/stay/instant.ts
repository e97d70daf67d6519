/** Milliseconds since 1970-01-01T00:00Z, from 1980 to 9999 (T8). */
export type Instant = number;

/** 1980: a count of seconds, up to the year 9999, is less. */
const EARLIEST = 315_532_800_000;
const LATEST = 253_402_300_799_999;

/**
 * Returns a time in milliseconds, checked (T8). Seconds in place of milliseconds, no number, and a time before 1980
 * are refused.
 * @throws RangeError outside the range
 * @example
 * instant(Date.UTC(2027, 6, 4)); // → 1814659200000
 */
export function instant(value: number): Instant {
  if (typeof value !== 'number' || !(value >= EARLIEST && value <= LATEST)) {
    throw new RangeError(`An instant must be milliseconds from 1980 to 9999, not ${String(value)}`);
  }
  return value;
}
