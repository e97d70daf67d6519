import { fc, it } from '@fast-check/vitest';
import { addDays, civilDate } from '@motel/booking-core';
import { motel as content } from '@motel/content/testing';
import { deskDayAt, deskDayBegins } from '../../../src/shared/motel-time.ts';

const dayAt = (instant: string | number) => deskDayAt(content, new Date(instant));

describe('§14.2 the date of the desk', () => {
  // Alberta's clocks are put on and back for the last time in March 2026: after it the days that other places change are
  // days like all others.
  test.each([
    ['is a usual one', '2027-07-09T04:00:00-06:00', '2027-07-10T04:00:00-06:00'],
    ['has an hour twice', '2025-11-01T04:00:00-06:00', '2025-11-02T04:00:00-07:00'],
    ['lacks an hour', '2026-03-07T04:00:00-07:00', '2026-03-08T04:00:00-06:00'],
    ['gains an hour elsewhere', '2026-10-31T04:00:00-06:00', '2026-11-01T04:00:00-06:00'],
    ['loses an hour elsewhere', '2027-03-13T04:00:00-06:00', '2027-03-14T04:00:00-06:00'],
  ])('is the same until 4:00 AM of a night that %s', (_, begin, end) => {
    const day = civilDate(begin.slice(0, 10));
    const [first, last] = [Date.parse(begin), Date.parse(end)];
    for (let at = first; at < last; at += 1_800_000) expect(dayAt(at)).toBe(day);
    expect([first - 1, last - 1, last].map(dayAt)).toEqual([addDays(day, -1), day, addDays(day, 1)]);
    expect([day, addDays(day, 1)].map((one) => deskDayBegins(content, one).getTime())).toEqual([first, last]);
  });

  const instant = fc.integer({ min: Date.UTC(2025, 0, 1), max: Date.UTC(2029, 0, 1) });
  it.prop([instant, fc.integer({ min: 0, max: 3 * 3_600_000 })])('never goes back', (at, later) => {
    expect(dayAt(at) <= dayAt(at + later)).toBe(true);
  });
});
