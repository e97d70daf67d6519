import { afterEach, describe, expect, test } from 'vitest';
import { nowOnPlan } from '../../src/features/plan/layout/columns.ts';
import { setMotelClock } from '../../src/shared/format/motel-clock.ts';
import { motelDay } from '../../src/shared/format/shown-dates.ts';
import { hourAndMinute, motelTime } from '../../src/shared/format/shown-time.ts';

describe('§14.12 the hours of the desk', () => {
  afterEach(() => setMotelClock([]));

  test('are those of the server, where the browser knows another law', () => {
    const night = '2026-12-02T05:30:00Z';
    setMotelClock([
      { since: '2025-11-02T08:00:00Z', minutes: -420 },
      { since: '2026-03-08T09:00:00Z', minutes: -360 },
    ]);
    expect([motelTime(night), hourAndMinute(night), motelDay(night)]).toEqual([
      '11:30 PM',
      '23:30',
      '2026-12-01',
    ]);
    expect(nowOnPlan(new Date(night), '2026-11-30')).toBeCloseTo(1 + 23.5 / 24);
    expect(motelTime('2026-03-08T08:59:00Z')).toBe('1:59 AM');
    expect(motelTime('2026-03-08T09:00:00Z')).toBe('3:00 AM');
  });

  test('are the browser’s before the first offset, and until it comes', () => {
    expect(motelTime('2027-07-10T05:07:00Z')).toBe('11:07 PM');
    expect(motelTime('2025-01-10T05:07:00Z')).toBe('10:07 PM');
    setMotelClock([{ since: '2026-03-08T09:00:00Z', minutes: 60 }]);
    expect(motelTime('2025-01-10T05:07:00Z')).toBe('10:07 PM');
    expect(motelTime('2026-04-01T00:00:00Z')).toBe('1:00 AM');
  });
});
