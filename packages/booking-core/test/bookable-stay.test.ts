import { fc, it } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  checkBookableStay,
  civilDate,
  daysBetween,
  defaultStay,
  ENGLISH,
  issuesOf,
  MAX_DAYS_AHEAD,
  MAX_NIGHTS,
  nightsOf,
} from '../src/index.ts';
import { dates } from './support/arbitraries.ts';

const TODAY = civilDate('2026-11-21');

function violationsOf(checkIn: unknown, checkOut: unknown) {
  const checked = checkBookableStay({ checkIn, checkOut }, TODAY);
  return checked.ok ? [] : issuesOf(checked.error, ENGLISH.stay);
}

describe('§2 §4 stays that can be booked', () => {
  test.each([
    ['one night from today', '2026-11-21', '2026-11-22'],
    ['365 nights', '2026-11-21', '2027-11-21'],
    ['check-in 730 days ahead', '2028-11-20', '2028-11-21'],
    ['365 nights from 730 days ahead', '2028-11-20', '2029-11-20'],
  ])('[W1–W4] %s', (_, checkIn, checkOut) => {
    expect(checkBookableStay({ checkIn, checkOut }, TODAY)).toEqual({
      ok: true,
      value: { checkIn, checkOut },
    });
  });

  test.each([
    ['W1', 'checkInDate', 'Please choose a check-in date.', '2026-02-30', '2026-03-01'],
    ['W1', 'checkInDate', 'Please choose a check-in date.', undefined, undefined],
    ['W1', 'checkOutDate', 'Please choose a check-out date.', '2026-11-21', ''],
    ['W2', 'checkInDate', 'Check-in cannot be in the past.', '2026-11-20', '2026-11-22'],
    ['W3', 'checkOutDate', 'Check-out must be at least 1 night after check-in.', '2026-11-21', '2026-11-21'],
    ['W3', 'checkOutDate', 'Check-out must be at least 1 night after check-in.', '2026-11-23', '2026-11-21'],
    ['W3', 'checkOutDate', 'A stay can be at most 365 nights.', '2026-11-21', '2027-11-22'],
    ['W3', 'checkOutDate', 'A stay can be at most 365 nights.', '2026-11-21', '2054-04-08'],
    ['W4', 'checkInDate', 'Check-in can be at most 730 days ahead.', '2028-11-21', '2028-11-22'],
  ])('[%s] %s: %s (%s to %s)', (rule, field, message, checkIn, checkOut) => {
    expect(violationsOf(checkIn, checkOut)).toMatchObject([{ field, rule, message }]);
  });

  it.prop([dates, fc.integer({ min: -40, max: 800 }), fc.integer({ min: -3, max: 400 })])(
    '[W1–W4] accepts 1 to 365 nights from a day 0 to 730 days ahead',
    (today, ahead, nights) => {
      const requested = { checkIn: addDays(today, ahead), checkOut: addDays(today, ahead + nights) };
      const expected = ahead >= 0 && ahead <= MAX_DAYS_AHEAD && nights >= 1 && nights <= MAX_NIGHTS;
      expect(checkBookableStay(requested, today).ok).toBe(expected);
    },
  );

  it.prop([fc.anything(), fc.anything()])(
    '[W1–W4] any input gives one violation and never throws',
    (checkIn, checkOut) => {
      expect(violationsOf(checkIn, checkOut)).toHaveLength(1);
      expect(violationsOf(TODAY, checkOut)).toHaveLength(1);
    },
  );
});

it.prop([dates])('§4 [W5] the first stay shown is today to tomorrow, and can be booked', (today) => {
  const stay = defaultStay(today);
  expect(stay.checkIn).toBe(today);
  expect(daysBetween(today, stay.checkOut)).toBe(1);
  expect(nightsOf(stay)).toBe(1);
  expect(checkBookableStay(stay, today)).toEqual({ ok: true, value: stay });
});
