import { fc, it } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  cancellationOutcome,
  cents,
  civilDate,
  DEFAULT_HOUSE_RULES,
  DEFAULT_TARIFF,
  freeCancellationUntil,
  givingUp,
  type HouseRules,
  instantAt,
  quote,
} from '../src/index.ts';
import { amounts, dates, quoteRequests, tariffs } from './support/arbitraries.ts';
import { DEMO_OFFER } from './support/demo-offer.ts';

const HOUR = 3_600_000;
const RULES: HouseRules = { ...DEFAULT_HOUSE_RULES, timeZone: 'America/Edmonton' };
const money = amounts(1_000_000_000);

function outcome(checkIn: string, cancelledAt: string) {
  const request = {
    checkIn: civilDate(checkIn),
    cancelledAt: Date.parse(cancelledAt),
    paid: cents(29_300),
    oneNightTotal: cents(9800),
  };
  return cancellationOutcome(request, RULES);
}

test('[X1] check-in 3 PM, check-out 11 AM, free until 24 hours before check-in', () => {
  expect(DEFAULT_HOUSE_RULES).toEqual({ checkInHour: 15, checkOutHour: 11, freeCancellationHours: 24 });
});

describe('[X2] the end of free cancellation', () => {
  test.each([
    ['an ordinary day', '2025-11-21', '2025-11-20T22:00:00Z'],
    [
      'the clock went forward that morning: 24 hours before 3 PM is 2 PM',
      '2025-03-09',
      '2025-03-08T21:00:00Z',
    ],
    ['the clock went back that morning: 24 hours before 3 PM is 4 PM', '2025-11-02', '2025-11-01T22:00:00Z'],
  ])('[X2] %s', (_, checkIn, until) => {
    expect(new Date(freeCancellationUntil(civilDate(checkIn), RULES)).toISOString()).toBe(
      new Date(until).toISOString(),
    );
  });

  test('[X2] exactly 24 hours before is still free, a millisecond later is not', () => {
    expect(outcome('2025-11-21', '2025-11-20T22:00:00.000Z')).toEqual({ kept: 0, refunded: 29_300 });
    expect(outcome('2025-11-21', '2025-11-20T22:00:00.001Z')).toEqual({ kept: 9800, refunded: 19_500 });
  });

  const clockChanges = fc
    .constantFrom('2024-03-10', '2024-11-03', '2025-03-09', '2025-11-02')
    .map((date) => civilDate(date));
  const nearby = fc.oneof(
    fc.integer({ min: -2 * HOUR, max: 2 * HOUR }),
    fc.integer({ min: -100 * HOUR, max: 100 * HOUR }),
  );

  it.prop([fc.oneof(dates, clockChanges), nearby, money, money])(
    '[X2] 24 elapsed hours, also across a change of the clock',
    (checkIn, offset, paid, oneNightTotal) => {
      const cancelledAt = instantAt(checkIn, 15, RULES.timeZone) - 24 * HOUR + offset;
      const { kept } = cancellationOutcome({ checkIn, cancelledAt, paid, oneNightTotal }, RULES);
      expect(kept).toBe(offset <= 0 ? 0 : Math.min(paid, oneNightTotal));
    },
  );
});

describe('[X3] the amount kept after that', () => {
  test('[X3] one night on a no-show', () => {
    expect(outcome('2025-11-21', '2025-11-22T10:00:00Z')).toEqual({ kept: 9800, refunded: 19_500 });
  });

  test('[X3] one night costs the confirm total of one night', () => {
    const threeNights = quote(
      { rate: DEMO_OFFER, nights: 3, rooms: 1, chargedPersons: 0, pets: 0 },
      DEFAULT_TARIFF,
    );
    const oneNight = quote({ ...threeNights.request, nights: 1 }, DEFAULT_TARIFF);
    expect([threeNights.total, oneNight.total]).toEqual([29_300 - 100, 9800]);
  });

  it.prop([dates, fc.integer(), money, money])(
    '[X3] kept and refunded add up to the paid amount, neither below $0',
    (checkIn, cancelledAt, paid, oneNightTotal) => {
      const { kept, refunded } = cancellationOutcome({ checkIn, cancelledAt, paid, oneNightTotal }, RULES);
      expect(kept + refunded).toBe(paid);
      expect(Math.min(kept, refunded)).toBeGreaterThanOrEqual(0);
      expect(kept).toBeLessThanOrEqual(oneNightTotal);
    },
  );

  it.prop([quoteRequests, tariffs])(
    '[X3] [Q1] a single night never costs more than the stay',
    (request, tariff) => {
      expect(quote({ ...request, nights: 1 }, tariff).total).toBeLessThanOrEqual(
        quote(request, tariff).total,
      );
    },
  );
});

describe('[X4] the ways in which a stay ends early', () => {
  const stay = { checkIn: civilDate('2025-11-21'), checkOut: civilDate('2025-11-23') };
  test.each([
    ['2025-11-20T00:00:00Z', 'cancellation'],
    ['2025-11-21T21:59:59.999Z', 'cancellation'],
    ['2025-11-21T22:00:00.000Z', 'no-show'],
    ['2025-11-23T17:59:59.999Z', 'no-show'],
    ['2025-11-23T18:00:00.000Z', 'over'],
  ])('[X4] at %s is a %s', (now, meaning) => {
    expect(givingUp(stay, Date.parse(now), RULES)).toBe(meaning);
  });

  it.prop([dates, fc.integer({ min: 1, max: 365 }), fc.array(fc.integer({ min: -500, max: 10_000 }))])(
    '[X4] goes one way only, and cancelling is free only in the first phase',
    (checkIn, nights, hours) => {
      const booked = { checkIn, checkOut: addDays(checkIn, nights) };
      const begin = instantAt(checkIn, 15, RULES.timeZone);
      const phases = ['cancellation', 'no-show', 'over'];
      const order = hours
        .sort((one, other) => one - other)
        .map((hour) => phases.indexOf(givingUp(booked, begin + hour * HOUR, RULES)));
      expect(order).toEqual([...order].sort());
      expect(givingUp(booked, freeCancellationUntil(checkIn, RULES), RULES)).toBe('cancellation');
    },
  );
});
