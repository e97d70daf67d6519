import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { addDays, firstOfMonth, toCivil, toLocalNoon } from '../src/calendar/civil-date.ts';
import {
  type CivilRange,
  canStart,
  choosesEnd,
  lastEnd,
  nextPress,
  normalised,
  takenNights,
} from '../src/calendar/range-rules.ts';

const epoch = '2026-01-01';
const anyDay = fc.integer({ min: 0, max: 3000 }).map((days) => addDays(epoch, days));
const zones = [
  'UTC',
  'Pacific/Kiritimati',
  'America/St_Johns',
  'Pacific/Pago_Pago',
  'Africa/Cairo',
  'Asia/Beirut',
];

/** Runs with the process in another time zone, and goes back. */
function inZone(zone: string, work: () => void) {
  vi.stubEnv('TZ', zone);
  try {
    work();
  } finally {
    vi.unstubAllEnvs();
  }
}

describe('civil dates', () => {
  it.each(zones)('survive the way to a local date and back in %s', (zone) => {
    inZone(zone, () => fc.assert(fc.property(anyDay, (day) => toCivil(toLocalNoon(day)) === day)));
  });

  it.each(zones)('of any hour of a local day are that day in %s', (zone) => {
    inZone(zone, () =>
      fc.assert(
        fc.property(anyDay, fc.integer({ min: 0, max: 23 }), (day, hour) => {
          const noon = toLocalNoon(day);
          // An hour that the clocks skip is moved to the next that exists, never out of the day.
          const date = new Date(noon.getFullYear(), noon.getMonth(), noon.getDate(), hour, 59);
          return toCivil(date) === day;
        }),
      ),
    );
  });

  it('go on over the ends of months and leap days', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
    expect(firstOfMonth('2026-11-21')).toBe('2026-11-01');
    expect(firstOfMonth('2026-11-21', 2)).toBe('2027-01-01');
  });

  it('there and back again is no way', () => {
    fc.assert(
      fc.property(
        anyDay,
        fc.integer({ min: -800, max: 800 }),
        (day, days) => addDays(addDays(day, days), -days) === day,
      ),
    );
  });
});

describe('ranges of nights', () => {
  const limits = fc
    .record({ taken: fc.uniqueArray(fc.integer({ min: 0, max: 60 })), span: fc.integer({ min: 1, max: 60 }) })
    .map(({ taken, span }) => {
      const nights = new Set(taken.map((days) => addDays(epoch, days)));
      return {
        minDate: epoch,
        maxDate: addDays(epoch, span),
        isNightFree: (date: string) => !nights.has(date),
      };
    });
  const nearDay = fc.integer({ min: -10, max: 70 }).map((days) => addDays(epoch, days));

  it('an end that is not after its start is not yet chosen (§9 minimum 1 night)', () => {
    expect(normalised({ start: '2026-11-21', end: '2026-11-21' })).toEqual({
      start: '2026-11-21',
      end: null,
    });
    expect(normalised({ start: '2026-11-21', end: '2026-11-20' })).toEqual({
      start: '2026-11-21',
      end: null,
    });
    expect(normalised({ start: null, end: '2026-11-20' })).toEqual({ start: null, end: null });
    expect(choosesEnd({ start: '2026-11-21', end: null })).toBe(true);
    expect(choosesEnd({ start: '2026-11-21', end: '2026-11-22' })).toBe(false);
    expect(choosesEnd({ start: null, end: null })).toBe(false);
  });

  it('the day of leaving may be one whose own night is taken', () => {
    const isNightFree = (date: string) => date !== '2026-11-25';
    const within = { minDate: '2026-11-21', maxDate: '2026-12-31', isNightFree };
    expect(lastEnd('2026-11-22', within)).toBe('2026-11-25');
    expect(canStart('2026-11-25', within)).toBe(false);
    expect(canStart('2026-11-26', within)).toBe(true);
  });

  it('from a possible start there is always an end, and every night until the last one is free', () => {
    fc.assert(
      fc.property(limits, nearDay, (within, start) => {
        fc.pre(canStart(start, within));
        const end = lastEnd(start, within);
        expect(end > start).toBe(true);
        expect(end <= within.maxDate).toBe(true);
        expect(takenNights(start, end, within)).toEqual([]);
        // One night more would be taken or beyond the limit.
        expect(end === within.maxDate || !within.isNightFree(end)).toBe(true);
      }),
    );
  });

  it('no start is past, taken, or so late that nobody could leave', () => {
    fc.assert(
      fc.property(limits, nearDay, (within, date) => {
        const possible = date >= within.minDate && date < within.maxDate && within.isNightFree(date);
        expect(canStart(date, within)).toBe(possible);
      }),
    );
  });

  it('whatever is pressed, a range never holds a taken night nor leaves its limits', () => {
    fc.assert(
      fc.property(limits, fc.array(nearDay, { maxLength: 12 }), (within, days) => {
        let range: CivilRange = { start: null, end: null };
        for (const day of days) {
          range = nextPress(range, within).on(day) ?? range;
          const { start, end } = range;
          if (start === null) continue;
          expect(canStart(start, within)).toBe(true);
          if (end === null) continue;
          expect(end > start && end <= within.maxDate).toBe(true);
          expect(takenNights(start, end, within)).toEqual([]);
        }
      }),
    );
  });

  it('every day that could be a start is one press away', () => {
    fc.assert(
      fc.property(limits, nearDay, nearDay, (within, start, date) => {
        fc.pre(canStart(start, within) && canStart(date, within) && date !== start);
        const next = nextPress({ start, end: null }, within).on(date);
        expect(next?.start === date || next?.end === date).toBe(true);
      }),
    );
  });
});
