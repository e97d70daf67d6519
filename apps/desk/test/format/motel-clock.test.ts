import { nowOnPlan } from '../../src/features/plan/layout/rows-and-columns.ts';
import { setMotelClock } from '../../src/shared/format/motel-clock.ts';
import { hourAndMinute, motelDay, motelTime } from '../../src/shared/format/shown-dates.ts';
import { shownWhen } from '../../src/shared/format/shown-when.ts';

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

const NOW = new Date('2027-07-10T05:07:00Z');

test.each([
  ['2027-07-10T05:02:00Z', 'today 11:02 PM'],
  ['2027-07-09T05:59:00Z', 'Jul 8, 11:59 PM'],
  ['2027-07-10T06:30:00Z', 'Jul 10, 12:30 AM'],
  ['2026-12-31T19:00:00Z', 'Dec 31, 2026, 1:00 PM'],
])('§14.1: %s is shown by the motel’s clock', (instant, shown) => {
  expect(shownWhen(instant, NOW)).toBe(shown);
});
