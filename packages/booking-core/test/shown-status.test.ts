import { fc, it } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  type BookingStatus,
  civilDate,
  DEFAULT_HOUSE_RULES,
  type HouseRules,
  instantAt,
  type StayFacts,
  shownStatus,
  statusTone,
} from '../src/index.ts';
import { bookableDates, stays } from './support/arbitraries.ts';

const RULES: HouseRules = { ...DEFAULT_HOUSE_RULES, timeZone: 'America/Edmonton' };
const STAY = { checkIn: civilDate('2025-11-21'), checkOut: civilDate('2025-11-23') };
/** A stay whose guests were not checked in. */
const facts = (status: BookingStatus, stay: Pick<StayFacts, 'checkIn' | 'checkOut'> = STAY): StayFacts => ({
  ...stay,
  status,
  arrivedAt: null,
  leftAt: null,
});
const CHECK_OUT = Date.parse('2025-11-23T18:00:00Z'); // 11:00 AM in Edmonton

describe('§4 [B4] the status in My Bookings', () => {
  test('[B4] a hold is pending', () => {
    expect(shownStatus(facts('held'), CHECK_OUT, RULES)).toBe('pending');
  });

  test('[B4] a confirmed stay is completed from 11:00 AM on the check-out day', () => {
    expect(shownStatus(facts('confirmed'), CHECK_OUT - 1, RULES)).toBe('confirmed');
    expect(shownStatus(facts('confirmed'), CHECK_OUT, RULES)).toBe('completed');
  });

  test('[B4] guests in the house are completed by their check-out alone', () => {
    const isIn = { ...facts('confirmed'), arrivedAt: CHECK_OUT - 10 ** 8 };
    expect(shownStatus(isIn, CHECK_OUT + 10 ** 9, RULES)).toBe('confirmed');
    expect(shownStatus({ ...isIn, leftAt: CHECK_OUT - 10 ** 7 }, CHECK_OUT - 1, RULES)).toBe('completed');
  });

  it.prop([
    fc.constantFrom<BookingStatus>('expired', 'released', 'cancelled', 'refunded'),
    stays,
    fc.integer({ min: Date.UTC(1980, 0), max: Date.UTC(2500, 0) }),
  ])('[B4] every other status is shown unchanged at any time', (status, stay, now) => {
    expect(shownStatus(facts(status, stay), now, RULES)).toBe(status);
  });

  it.prop([bookableDates, fc.integer({ min: -1e10, max: 1e10 })])(
    '[B4] a completed stay stays completed',
    (checkOut, offset) => {
      const stay = { checkIn: addDays(checkOut, -1), checkOut };
      const now = instantAt(stay.checkOut, RULES.checkOutHour, RULES.timeZone) + offset;
      expect(shownStatus(facts('confirmed', stay), now, RULES)).toBe(offset >= 0 ? 'completed' : 'confirmed');
    },
  );
});

test('[B4] [R2] a word that is no status is refused', () => {
  expect(() => shownStatus(facts('completed' as never), CHECK_OUT, RULES)).toThrow(
    new RangeError('Not the status of a booking: completed'),
  );
});

describe('§4 [B5] the colour of a status', () => {
  test.each([
    ['green', 'booked', 'confirmed', 'active', 'Confirmed'],
    ['yellow', 'pending'],
    ['red', 'cancelled'],
    ['blue', 'completed'],
    ['grey', 'refunded', 'expired', 'released', 'unknown', '', 'toString'],
  ])('[B5] %s', (tone, ...statuses) => {
    for (const status of statuses) expect(statusTone(status), status).toBe(tone);
  });
});
