import { fc, it } from '@fast-check/vitest';
import {
  addDays,
  type CivilDate,
  civilDate,
  dateAt,
  dayNumber,
  endOfDay,
  instant,
  instantAt,
  needsYear,
} from '../src/index.ts';
import { bookableDates } from './support/arbitraries.ts';

/** Milliseconds for the search of the oracle on a machine that is busy with other tests. */
const LONG_TIMEOUT = 60_000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const EDMONTON = 'America/Edmonton';

const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
/** From 1973 every zone's offset is a multiple of 15 minutes, which the oracle relies on. */
const civilDays = fc.integer({
  min: dayNumber(civilDate('1973-01-02')),
  max: dayNumber(civilDate('2099-12-30')),
});

/** Zones and dates near a change of the clock: the first one after a random day. */
const clockChanges = fc
  .tuple(zones, civilDays)
  .map(([zone, day]) => ({ zone, instant: nextClockChange(day * DAY, zone) }))
  .filter(({ instant }) => instant !== undefined);

// A law can cancel the clock changes of future years; the examples are of past years.
describe('[T5] the motel’s own date', () => {
  test.each([
    ['2025-11-21T06:59:59Z', '2025-11-20'],
    ['2025-11-21T07:00:00Z', '2025-11-21'],
    ['2025-07-01T05:59:59Z', '2025-06-30'],
    ['2025-07-01T06:00:00Z', '2025-07-01'],
    ['9999-06-01T12:00:00Z', '9999-06-01'],
  ])('[T5] %s is %s in Edmonton', (instant, date) => {
    expect(dateAt(Date.parse(instant), EDMONTON)).toBe(date);
  });

  it.prop([zones, fc.integer({ min: Date.UTC(1980, 0), max: DAY * 50_000 })])(
    '[T5] is the date that Intl shows there',
    (zone, instant) => {
      expect(dateAt(instant, zone)).toBe(wallClock(instant, zone).slice(0, 10));
    },
  );

  test('[T5] a time zone that does not exist is an error', () => {
    const now = Date.UTC(2025, 0);
    expect(() => dateAt(now, 'America/Millbrook')).toThrow(RangeError);
    expect(() => dateAt(now, undefined as never)).toThrow(
      new RangeError('timeZone must be text, not undefined'),
    );
  });
});

describe('[T6] the instant of an hour by the motel’s clock', () => {
  test.each([
    ['an ordinary winter day', '2025-11-21', 15, EDMONTON, '2025-11-21T22:00:00Z'],
    ['an ordinary summer day', '2025-07-01', 11, EDMONTON, '2025-07-01T17:00:00Z'],
    ['an hour that is skipped', '2025-03-09', 2, EDMONTON, '2025-03-09T09:00:00Z'],
    ['the hour after it', '2025-03-09', 3, EDMONTON, '2025-03-09T09:00:00Z'],
    ['an hour that comes twice', '2025-11-02', 1, EDMONTON, '2025-11-02T07:00:00Z'],
    ['a half-hour jump', '2025-10-05', 2, 'Australia/Lord_Howe', '2025-10-04T15:30:00Z'],
    ['a midnight that is skipped', '2025-09-07', 0, 'America/Santiago', '2025-09-07T04:00:00Z'],
    ['a day that never was', '2011-12-30', 15, 'Pacific/Apia', '2011-12-31T01:00:00Z'],
  ])('[T6] %s: %s %i o’clock in %s is %s', (_, date, hour, zone, instant) => {
    expect(new Date(instantAt(civilDate(date), hour, zone)).toISOString()).toBe(
      new Date(instant).toISOString(),
    );
  });

  it.prop([zones, civilDays, fc.integer({ min: 0, max: 24 })])(
    '[T6] agrees with Intl on any day',
    (zone, day, hour) => {
      expect(instantAt(dateOf(day), hour, zone)).toBe(searchedInstant(day, hour, zone));
    },
    LONG_TIMEOUT,
  );

  it.prop([clockChanges, fc.integer({ min: -1, max: 1 }), fc.integer({ min: 0, max: 24 })])(
    '[T6] agrees with Intl near a change of the clock',
    ({ zone, instant }, offset, hour) => {
      const day = Math.floor(instant! / DAY) + offset;
      expect(instantAt(dateOf(day), hour, zone)).toBe(searchedInstant(day, hour, zone));
    },
    LONG_TIMEOUT,
  );
});

describe('[T7] the end of the motel’s day', () => {
  // Until 2011 Newfoundland turned its clock back at 0:01, so that one midnight came twice.
  const since2012 = fc.integer({ min: Date.UTC(2012, 0, 1), max: Date.UTC(2099, 0, 1) });

  it.prop([zones, since2012])('[T7] the first instant that is no longer today', (zone, now) => {
    const end = endOfDay(now, zone);
    expect(end).toBeGreaterThan(now);
    expect(dateAt(end - 1, zone)).toBe(dateAt(now, zone));
    expect(dateAt(end, zone)).toBe(addDays(dateAt(now, zone), 1));
  });

  test('[T7] where midnight is skipped, the day ends at the jump', () => {
    const end = endOfDay(Date.parse('2025-09-07T03:00:00Z'), 'America/Santiago');
    expect(new Date(end).toISOString()).toBe('2025-09-07T04:00:00.000Z');
  });
});

const dateOf = (day: number): CivilDate => addDays(civilDate('1970-01-01'), day);

/** Reads the zone's wall clock as if it were UTC. */
const wall = (instant: number, zone: string): number =>
  Date.parse(`${wallClock(instant, zone).replace(' ', 'T')}Z`);

/** Searches every quarter of an hour at which the clock could show the wanted time. */
function searchedInstant(day: number, hour: number, zone: string): number {
  const wanted = day * DAY + hour * HOUR;
  for (let instant = wanted - 15 * HOUR; instant <= wanted + 15 * HOUR; instant += 15 * MINUTE) {
    if (wall(instant, zone) === wanted) return instant;
  }
  // The clock never shows this time: read it as if the clock had not jumped over it.
  let beforeJump = wanted - 15 * HOUR;
  while (wall(beforeJump + MINUTE, zone) < wanted) beforeJump += MINUTE;
  return wanted - (wall(beforeJump, zone) - beforeJump);
}

/** Returns the last whole hour before the zone's offset changes, within a year. */
function nextClockChange(from: number, zone: string): number | undefined {
  const offset = (instant: number) => wall(instant, zone) - instant;
  let instant = from;
  for (const step of [10 * DAY, DAY, HOUR]) {
    while (offset(instant) === offset(instant + step)) {
      instant += step;
      if (instant > from + 366 * DAY) return undefined;
    }
  }
  return instant;
}

describe('[T9] the year of a date', () => {
  test.each([
    ['2026-11-23', '2027-09-19', false],
    ['2026-11-23', '2027-09-20', true],
    ['2026-11-23', '2027-11-24', true],
    ['2026-11-23', '2026-01-27', false],
    ['2026-11-23', '2026-01-26', true],
  ])('[T9] on %s, the year of %s is written: %s', (today, date, isWritten) => {
    expect(needsYear(civilDate(date), civilDate(today))).toBe(isWritten);
  });

  it.prop([bookableDates, fc.integer({ min: 0, max: 300 }), fc.integer({ min: 360, max: 370 })])(
    '[T9] of two days a year apart, at most one is written without it',
    (today, near, year) => {
      const dates = [addDays(today, near), addDays(today, near + year)];
      expect(dates.map((date) => needsYear(date, today))).toEqual([false, true]);
    },
  );
});

const FIRST = Date.UTC(1980, 0);
const LAST = Date.UTC(10_000, 0) - 1;

describe('[T8] an instant is milliseconds from 1980 to 9999', () => {
  test.each([FIRST, Date.UTC(2026, 10, 21), LAST])('[T8] %i is one', (value) => {
    expect(instant(value)).toBe(value);
  });

  test.each([
    ['seconds', Date.UTC(2026, 10, 21) / 1000],
    ['seconds of the year 9999', LAST / 1000],
    ['before 1980', FIRST - 1],
    ['after 9999', LAST + 1],
    ['no number', Number.NaN],
    ['text', '1764000000000'],
    ['a Date', new Date()],
    ['nothing', undefined],
  ])('[T8] %s is none', (_, value) => {
    const message = `An instant must be milliseconds from 1980 to 9999, not ${String(value)}`;
    expect(() => instant(value as number)).toThrow(new RangeError(message));
    expect(() => dateAt(value as number, 'America/Edmonton')).toThrow(RangeError);
  });
});

/** Reads a zone's clock by Intl's Swedish format, `2026-11-21 15:00:00`, which the source does not use. */
function wallClock(instant: number, timeZone: string): string {
  const known =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  formats.set(timeZone, known);
  return known.format(instant);
}

const formats = new Map<string, Intl.DateTimeFormat>();
