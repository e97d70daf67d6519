import { fc, it } from '@fast-check/vitest';
import { motel as content } from '@motel/content/testing';
import { deskDay } from '../../../src/shared/motel-time.ts';
import { testClock } from '../../support/test-clock.ts';

const dayAt = (instant: string) => deskDay({ clock: testClock(instant), motel: content });

// Alberta's clocks are put on and back for the last time in 2026.
describe('§14.2 the date of the desk', () => {
  test('stays that of the night until 4:00 AM', () => {
    expect(dayAt('2027-07-09T17:00:00-06:00')).toBe('2027-07-09');
    expect(dayAt('2027-07-09T23:59:59-06:00')).toBe('2027-07-09');
    expect(dayAt('2027-07-10T00:00:00-06:00')).toBe('2027-07-09');
    expect(dayAt('2027-07-10T03:59:59-06:00')).toBe('2027-07-09');
    expect(dayAt('2027-07-10T04:00:00-06:00')).toBe('2027-07-10');
  });

  test('changes at 4:00 AM in the nights in which the clock is put on or back', () => {
    expect(dayAt('2026-03-08T03:59:59-06:00')).toBe('2026-03-07');
    expect(dayAt('2026-03-08T04:00:00-06:00')).toBe('2026-03-08');
    expect(dayAt('2025-11-02T01:30:00-06:00')).toBe('2025-11-01');
    expect(dayAt('2025-11-02T01:30:00-07:00')).toBe('2025-11-01');
    expect(dayAt('2025-11-02T03:59:59-07:00')).toBe('2025-11-01');
    expect(dayAt('2025-11-02T04:00:00-07:00')).toBe('2025-11-02');
  });

  const instant = fc.integer({ min: Date.UTC(2025, 0, 1), max: Date.UTC(2029, 0, 1) });
  it.prop([instant, fc.integer({ min: 0, max: 3 * 3_600_000 })])('never goes back', (at, later) => {
    const [first, second] = [at, at + later].map((ms) => dayAt(new Date(ms).toISOString()));
    expect((first ?? '') <= (second ?? '')).toBe(true);
  });
});
