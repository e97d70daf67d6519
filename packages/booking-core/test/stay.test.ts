import { fc, it } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  adjoins,
  civilDate,
  hasNight,
  nightDates,
  nightsOf,
  overlaps,
  type Stay,
} from '../src/index.ts';
import { nearbyStays, stays } from './support/arbitraries.ts';

function stay(checkIn: string, checkOut: string): Stay {
  return { checkIn: civilDate(checkIn), checkOut: civilDate(checkOut) };
}

describe('[T3] nights', () => {
  test('[T3] the check-out day is not slept', () => {
    expect(nightDates(stay('2026-11-21', '2026-11-23'))).toEqual(['2026-11-21', '2026-11-22']);
  });

  test.each([
    ['the clock goes forward', '2026-03-07', '2026-03-09'],
    ['the clock goes back', '2026-10-31', '2026-11-02'],
    ['a year ends', '2026-12-31', '2027-01-02'],
    ['a leap day passes', '2028-02-28', '2028-03-01'],
  ])('[T3] two nights while %s', (_, checkIn, checkOut) => {
    expect(nightsOf(stay(checkIn, checkOut))).toBe(2);
  });

  it.prop([stays])('[T3] each day from check-in to the day before check-out is a night', (any) => {
    const nights = nightDates(any);
    expect(nights).toHaveLength(nightsOf(any));
    expect(nights[0]).toBe(any.checkIn);
    expect(addDays(nights.at(-1)!, 1)).toBe(any.checkOut);
    expect(nights).toEqual([...new Set(nights)].sort());
  });

  it.prop([stays, fc.integer({ min: -3, max: 3 })])(
    '[T3] a date is a night of a stay or it is not',
    (any, by) => {
      for (const date of [addDays(any.checkIn, by), addDays(any.checkOut, by)]) {
        expect(hasNight(any, date)).toBe(nightDates(any).includes(date));
      }
    },
  );

  test('[T3] dates in the wrong order have no nights', () => {
    expect(nightDates(stay('2026-11-23', '2026-11-21'))).toEqual([]);
  });
});

describe('[T4] two stays', () => {
  test('[T4] a stay that begins on a check-out day adjoins and does not overlap', () => {
    const first = stay('2026-11-21', '2026-11-23');
    const second = stay('2026-11-23', '2026-11-24');
    expect(overlaps(first, second)).toBe(false);
    expect(adjoins(first, second)).toBe(true);
  });

  test('[T4] a stay without nights overlaps and adjoins no other', () => {
    const none = stay('2026-11-22', '2026-11-22');
    const around = stay('2026-11-21', '2026-11-23');
    const after = stay('2026-11-22', '2026-11-23');
    expect([overlaps(none, around), overlaps(around, none)]).toEqual([false, false]);
    expect([adjoins(none, after), adjoins(after, none)]).toEqual([false, false]);
    expect(overlaps(stay('2026-11-24', '2026-11-20'), around)).toBe(false);
  });

  it.prop([nearbyStays, nearbyStays])(
    '[T4] stays overlap exactly when they share a night, in either order',
    (a, b) => {
      const nightsOfB = new Set(nightDates(b));
      const shareNight = nightDates(a).some((night) => nightsOfB.has(night));
      expect(overlaps(a, b)).toBe(shareNight);
      expect(overlaps(b, a)).toBe(shareNight);
    },
  );

  it.prop([nearbyStays, nearbyStays])(
    '[T4] stays adjoin exactly when they follow each other without a gap',
    (a, b) => {
      const nights = [...new Set([...nightDates(a), ...nightDates(b)])].sort();
      const isUnbroken = nights.every(
        (night, index) => index === 0 || addDays(nights[index - 1]!, 1) === night,
      );
      const expected = isUnbroken && !overlaps(a, b);
      expect(adjoins(a, b)).toBe(expected);
      expect(adjoins(b, a)).toBe(expected);
    },
  );
});
