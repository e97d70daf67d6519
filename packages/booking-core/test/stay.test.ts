import { fc, it } from '@fast-check/vitest';
import { bookingAction } from '../src/booking.ts';
import {
  addDays,
  adjoins,
  checkBookableStay,
  civilDate,
  daysBetween,
  defaultStay,
  ENGLISH,
  hasNight,
  issuesOf,
  MAX_DAYS_AHEAD,
  MAX_NIGHTS,
  nightDates,
  nightsOf,
  overlaps,
  questionBeforePayment,
  reserveStep,
  type Stay,
} from '../src/index.ts';
import { dates, nearbyStays, stays } from './support/arbitraries.ts';

const stay = (checkIn: string, checkOut: string): Stay => ({
  checkIn: civilDate(checkIn),
  checkOut: civilDate(checkOut),
});

describe('[T3] nights', () => {
  test('[T3] the check-out day is not slept', () => {
    expect(nightDates(stay('2026-11-21', '2026-11-23'))).toEqual(['2026-11-21', '2026-11-22']);
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

const TODAY = civilDate('2026-11-21');

function violationsOf(checkIn: unknown, checkOut: unknown) {
  const checked = checkBookableStay({ checkIn, checkOut }, TODAY);
  return checked.ok ? [] : issuesOf(checked.error, ENGLISH.stay);
}

describe('§2 §4 stays that can be booked', () => {
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

const STAY = defaultStay(civilDate('2026-11-21'));

test.each([
  ['without dates', undefined, true, { kind: 'disabled' }],
  ['without dates, signed out', undefined, false, { kind: 'disabled' }],
  ['signed out', STAY, false, { kind: 'sign-in', stay: STAY }],
  ['signed in', STAY, true, { kind: 'confirm', stay: STAY }],
] as const)('§4 [B8] Reserve %s', (_, stay, isSignedIn, step) => {
  expect(reserveStep(stay, isSignedIn)).toEqual(step);
});

const BOOKED = { ...stay('2026-11-21', '2026-11-23'), id: 'first' };

describe('§4 [B6] how a booking relates to the guest’s confirmed stays', () => {
  test.each([
    ['no stay yet', '2026-11-21', '2026-11-23', [], { action: 'new' }],
    ['a gap of a night', '2026-11-24', '2026-11-25', [BOOKED], { action: 'new' }],
    ['begins where one ends', '2026-11-23', '2026-11-25', [BOOKED], { action: 'extended', extends: BOOKED }],
    ['ends where one begins', '2026-11-20', '2026-11-21', [BOOKED], { action: 'extended', extends: BOOKED }],
    ['the same nights', '2026-11-21', '2026-11-23', [BOOKED], { action: 'additional_rooms' }],
    ['one shared night', '2026-11-22', '2026-11-25', [BOOKED], { action: 'additional_rooms' }],
    [
      'adjoins one and overlaps another',
      '2026-11-23',
      '2026-11-26',
      [BOOKED, { ...stay('2026-11-25', '2026-11-27'), id: 'second' }],
      { action: 'additional_rooms' },
    ],
  ])('[B6] %s', (_, checkIn, checkOut, confirmed, expected) => {
    expect(bookingAction(stay(checkIn, checkOut), confirmed)).toEqual(expected);
  });

  it.prop([nearbyStays, fc.array(nearbyStays, { maxLength: 4 })])(
    '[B6] an overlap outweighs an adjoining stay, in any order of the stays',
    (wanted, confirmed) => {
      const { action, extends: extended } = bookingAction(wanted, confirmed);
      const shares = confirmed.some((one) => overlaps(one, wanted));
      const touches = confirmed.some((one) => adjoins(one, wanted));
      expect(action).toBe(shares ? 'additional_rooms' : touches ? 'extended' : 'new');
      expect(bookingAction(wanted, confirmed.toReversed()).action).toBe(action);
      expect(extended === undefined).toBe(action !== 'extended');
      if (extended !== undefined) expect(adjoins(extended, wanted)).toBe(true);
    },
  );
});

describe('§4 [B7] the question before payment', () => {
  test.each([
    ['extended', 'This will extend your existing booking. Continue to payment?'],
    [
      'additional_rooms',
      'You already have a booking for these dates. This will add additional rooms. Continue to payment?',
    ],
  ])('[B7] %s: %s', (action, question) => {
    expect(questionBeforePayment(action)).toBe(question);
  });

  test.each(['new', '', 'Extended', 'toString', '__proto__'])('[B7] nothing for %o', (action) => {
    expect(questionBeforePayment(action)).toBeUndefined();
  });
});
