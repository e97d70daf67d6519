import { fc, test } from '@fast-check/vitest';
import {
  addYears,
  daysFrom,
  firstOfMonth,
  plusDays,
  toCivil,
  toLocalNoon,
} from '../src/calendar/civil-date.ts';
import { clampDayCount, startingToday, upToToday } from '../src/calendar/day-counts.ts';
import {
  type CivilRange,
  canStart,
  choosesEnd,
  fits,
  lastEnd,
  nextPress,
  normalised,
} from '../src/calendar/range-rules.ts';

const epoch = '2026-01-01';
const daysIn = (from: string, to: string) =>
  Array.from({ length: daysFrom(from, to) }, (_, day) => plusDays(from, day));
const anyDay = fc.integer({ min: 0, max: 3000 }).map((days) => plusDays(epoch, days));
const zones = [
  'UTC',
  'Pacific/Kiritimati',
  'America/St_Johns',
  'Pacific/Pago_Pago',
  'Africa/Cairo',
  'Asia/Beirut',
];

/** Runs `work` with the process in another time zone, and restores the zone. */
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
          // An hour that the clocks skip moves to the next that exists, never to another day.
          const date = new Date(noon.getFullYear(), noon.getMonth(), noon.getDate(), hour, 59);
          return toCivil(date) === day;
        }),
      ),
    );
  });

  it('cross the ends of months and leap days', () => {
    expect(plusDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(plusDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(plusDays('2027-01-01', -1)).toBe('2026-12-31');
    expect(firstOfMonth('2026-11-21')).toBe('2026-11-01');
    expect(firstOfMonth('2026-11-21', 2)).toBe('2027-01-01');
  });

  it('keep their day in other years; a leap day becomes the last of February', () => {
    expect(addYears('2026-11-21', -100)).toBe('1926-11-21');
    expect(addYears('2026-11-21', 20)).toBe('2046-11-21');
    expect(addYears('2028-02-29', -1)).toBe('2027-02-28');
    expect(addYears('2028-02-29', 4)).toBe('2032-02-29');
  });

  test.prop([anyDay, fc.integer({ min: -800, max: 800 })])(
    'are as many days apart as there are days between them',
    (day, days) => {
      expect(daysFrom(day, plusDays(day, days))).toBe(days);
    },
  );

  test.prop([anyDay, fc.integer({ min: -800, max: 800 })])(
    'n days on and n days back is the same date',
    (day, days) => plusDays(plusDays(day, days), -days) === day,
  );
});

describe('ranges of nights', () => {
  const limits = fc
    .record({ taken: fc.uniqueArray(fc.integer({ min: 0, max: 60 })), span: fc.integer({ min: 1, max: 60 }) })
    .map(({ taken, span }) => {
      const nights = new Set(taken.map((days) => plusDays(epoch, days)));
      return {
        minDate: epoch,
        maxDate: plusDays(epoch, span),
        minNights: 1,
        isNightFree: (date: string) => !nights.has(date),
      };
    });
  const nearDay = fc.integer({ min: -10, max: 70 }).map((days) => plusDays(epoch, days));

  it('an end that is not after its start does not count (§9 minimum 1 night)', () => {
    for (const end of ['2026-11-21', '2026-11-20']) {
      expect(normalised({ start: '2026-11-21', end })).toEqual({ start: '2026-11-21', end: null });
    }
    expect(normalised({ start: null, end: '2026-11-20' })).toEqual({ start: null, end: null });
    expect(choosesEnd({ start: '2026-11-21', end: null })).toBe(true);
    expect(choosesEnd({ start: '2026-11-21', end: '2026-11-22' })).toBe(false);
    expect(choosesEnd({ start: null, end: null })).toBe(false);
  });

  test.prop([limits, nearDay])(
    'every possible start has an end, and all nights up to the last are free',
    (within, start) => {
      fc.pre(canStart(start, within));
      const end = lastEnd(start, within);
      expect(end > start).toBe(true);
      expect(end <= within.maxDate).toBe(true);
      expect(daysIn(start, end).every(within.isNightFree)).toBe(true);
      // One more night would be taken or beyond the limit.
      expect(end === within.maxDate || !within.isNightFree(end)).toBe(true);
    },
  );

  test.prop([limits, nearDay])('no start is past, taken, or too late to have an end', (within, date) => {
    const possible = date >= within.minDate && date < within.maxDate && within.isNightFree(date);
    expect(canStart(date, within)).toBe(possible);
  });

  test.prop([limits, fc.array(nearDay, { maxLength: 12 })])(
    'no press makes a range with a taken night or beyond its limits',
    (within, days) => {
      let range: CivilRange = { start: null, end: null };
      for (const day of days) {
        range = nextPress(range, within).on(day) ?? range;
        const { start, end } = range;
        if (start === null) continue;
        expect(canStart(start, within)).toBe(true);
        if (end === null) continue;
        expect(end > start && end <= within.maxDate).toBe(true);
        expect(daysIn(start, end).every(within.isNightFree)).toBe(true);
      }
    },
  );

  it('a range starts and ends only where both are allowed', () => {
    const within = {
      minDate: '2026-11-21',
      maxDate: '2026-12-31',
      minNights: 1,
      isNightFree: (date: string) => date !== '2026-11-27',
      canStartOn: (date: string) => date !== '2026-11-22',
      canEndOn: (start: string, end: string) => end >= plusDays(start, 2) && end < '2026-11-26',
    };
    expect(canStart('2026-11-22', within)).toBe(false);
    expect(lastEnd('2026-11-23', within)).toBe('2026-11-25');
    expect(lastEnd('2026-11-25', within), 'none').toBe('2026-11-25');
    const next = nextPress({ start: '2026-11-23', end: null }, within);
    expect(next.on('2026-11-24')).toBeNull();
    expect(next.on('2026-11-25')).toEqual({ start: '2026-11-23', end: '2026-11-25' });
    expect(next.on('2026-11-26')).toEqual({ start: '2026-11-26', end: null });
    expect(fits({ start: '2026-11-23', end: '2026-11-24' }, within)).toBe(false);
    expect(fits({ start: '2026-11-23', end: '2026-11-25' }, within)).toBe(true);
    expect(startingToday('2026-11-23', within).range(2).end, 'one more day').toBe('2026-11-25');
  });

  test.prop([limits, nearDay, nearDay])(
    'every day that could be a start is one press away',
    (within, start, date) => {
      fc.pre(canStart(start, within) && canStart(date, within) && date !== start);
      const next = nextPress({ start, end: null }, within).on(date);
      expect(next?.start === date || next?.end === date).toBe(true);
    },
  );
});

describe('whole ranges', () => {
  const today = '2026-11-21';
  const open = { minDate: '1926-11-21', maxDate: '2046-11-21', minNights: 0 };
  const booking = {
    minDate: today,
    maxDate: '2028-11-21',
    minNights: 1,
    maxNights: 365,
    isNightFree: (date: string) => date !== '2026-11-25',
  };

  it('are possible where every limit allows them', () => {
    expect(fits({ start: today, end: today }, open)).toBe(true);
    expect(fits({ start: '1926-11-21', end: '2046-11-21' }, open)).toBe(true);
    expect(fits({ start: '1926-11-20', end: today }, open)).toBe(false);
    expect(fits({ start: today, end: '2046-11-22' }, open)).toBe(false);
    expect(fits({ start: today, end: today }, booking)).toBe(false);
    expect(fits({ start: today, end: '2026-11-25' }, booking)).toBe(true);
    expect(fits({ start: today, end: '2026-11-26' }, booking)).toBe(false);
    expect(fits({ start: '2026-11-20', end: '2026-11-22' }, booking)).toBe(false);
    expect(fits({ start: '2026-11-26', end: '2027-11-26' }, booking)).toBe(true);
    expect(fits({ start: '2026-11-26', end: '2027-11-27' }, booking)).toBe(false);
  });

  it('§9: a number of days clamps to 0-99999', () => {
    const clamped = ['-5', '0', '30', '99999', '100000', '7.9', '', 'e'].map(clampDayCount).join(' ');
    expect(clamped).toBe('0 0 30 99999 99999 7  ');
  });

  it('of n days have n days, today included; they end at the limits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999 }), (count) => {
        const [before, after] = [
          upToToday(today, open).range(count),
          startingToday(today, open).range(count),
        ];
        expect(before.end).toBe(today);
        expect(after.start).toBe(today);
        expect(upToToday(today, open).of(before)).toBe(Math.min(count, 36_526));
        expect(startingToday(today, open).of(after)).toBe(Math.min(count, 7306));
        for (const { start, end } of [before, after]) {
          expect(fits({ start: start ?? '', end: end ?? '' }, open)).toBe(true);
        }
      }),
    );
    expect(upToToday(today, open).range(0)).toEqual({ start: today, end: today });
    expect(startingToday(today, open).range(0)).toEqual({ start: today, end: today });
    expect(upToToday(today, open).of({ start: '2026-11-20', end: '2026-11-22' })).toBeNull();
    expect(startingToday(today, open).of({ start: '2026-11-20', end: '2026-11-22' })).toBeNull();
  });

  it('that cannot be booked are not offered: past ones, a taken first night', () => {
    expect(upToToday(today, booking).isOffered).toBe(false);
    expect(startingToday(today, booking).isOffered).toBe(true);
    expect(startingToday(today, booking).range(30)).toEqual({ start: today, end: '2026-11-25' });
    expect(startingToday(today, { ...booking, isNightFree: () => false }).isOffered).toBe(false);
  });
});
