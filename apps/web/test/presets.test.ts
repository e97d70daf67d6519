import { fc } from '@fast-check/vitest';
import { addDays, civilDate } from '@motel/booking-core';
import { calendarPresets } from '../src/shared/calendar/StayCalendar.tsx';
import { WORDS } from './support/site.ts';

afterEach(() => vi.unstubAllEnvs());

/** `['Today', '2026-11-21', '2026-11-21']` and so on. */
const presetsOn = (today: string, weekStartsOn = WORDS.weekStartsOn) =>
  calendarPresets({ ...WORDS, weekStartsOn }, civilDate(today)).map(({ label, start, end }) => [
    label,
    start,
    end,
  ]);

describe('§9 calendar presets', () => {
  it('are Today, Yesterday, This Week, Last Week, This Month and Last Month', () => {
    expect(presetsOn('2026-11-18')).toEqual([
      ['Today', '2026-11-18', '2026-11-18'],
      ['Yesterday', '2026-11-17', '2026-11-17'],
      ['This Week', '2026-11-15', '2026-11-21'],
      ['Last Week', '2026-11-08', '2026-11-14'],
      ['This Month', '2026-11-01', '2026-11-30'],
      ['Last Month', '2026-10-01', '2026-10-31'],
    ]);
  });

  it('weeks run from Sunday to Saturday in Canada, from Monday in France', () => {
    expect(presetsOn('2026-11-15')[2]).toEqual(['This Week', '2026-11-15', '2026-11-21']);
    expect(presetsOn('2026-11-21')[2]).toEqual(['This Week', '2026-11-15', '2026-11-21']);
    expect(presetsOn('2026-11-15', 1)[2]).toEqual(['This Week', '2026-11-09', '2026-11-15']);
  });

  it('cross the ends of months and years, and short Februaries', () => {
    expect(presetsOn('2027-01-01').slice(1)).toEqual([
      ['Yesterday', '2026-12-31', '2026-12-31'],
      ['This Week', '2026-12-27', '2027-01-02'],
      ['Last Week', '2026-12-20', '2026-12-26'],
      ['This Month', '2027-01-01', '2027-01-31'],
      ['Last Month', '2026-12-01', '2026-12-31'],
    ]);
    expect(presetsOn('2028-03-31')[5]).toEqual(['Last Month', '2028-02-01', '2028-02-29']);
  });

  const zones = [
    'Pacific/Kiritimati',
    'Pacific/Pago_Pago',
    'Africa/Cairo',
    'Asia/Beirut',
    'America/St_Johns',
  ];
  it.each(zones)('are the same days for a guest in %s', (zone) => {
    const dates = fc
      .integer({ min: 0, max: 36_500 })
      .map((offset) => addDays(civilDate('2000-01-01'), offset));
    vi.stubEnv('TZ', zone);
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    fc.assert(
      fc.property(dates, (today) => {
        const [, yesterday, week, lastWeek, month, lastMonth] = calendarPresets(WORDS, today);
        expect(yesterday?.end).toBe(addDays(today, -1));
        expect(week && week.start <= today && today <= week.end).toBe(true);
        expect(addDays(civilDate(week?.start ?? ''), 6)).toBe(week?.end);
        expect(addDays(civilDate(lastWeek?.end ?? ''), 1)).toBe(week?.start);
        expect(month?.start).toBe(`${today.slice(0, 8)}01`);
        expect(addDays(civilDate(lastMonth?.end ?? ''), 1)).toBe(month?.start);
      }),
    );
  });
});
