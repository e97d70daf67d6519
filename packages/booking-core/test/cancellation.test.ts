import { fc, it } from '@fast-check/vitest';
import {
  cancellationOutcome,
  DEFAULT_HOUSE_RULES,
  freeCancellationUntil,
  type HouseRules,
  stayState,
  whyNotInState,
} from '../src/booking.ts';
import { addDays, cents, civilDate, DEFAULT_POLICY, instantAt, parseTariff } from '../src/index.ts';
import { amounts, bookableDates } from './support/arbitraries.ts';
import { demoTariff } from './support/demo-room.ts';
import { quoteOf } from './support/pricing.ts';

const HOUR = 3_600_000;
const RULES: HouseRules = { ...DEFAULT_HOUSE_RULES, timeZone: 'America/Edmonton' };
const money = amounts(1_000_000_000);
const instants = fc.integer({ min: Date.UTC(1980, 0), max: Date.UTC(2500, 0) });
const terms = fc.record({ freeHours: fc.option(fc.integer({ min: 0, max: 8760 })), late: money });

const PAID = { price: cents(29_300), paid: cents(29_300) };

function outcome(checkIn: string, cancelledAt: string, freeHours: number | null = 24) {
  const terms = { freeHours, late: cents(9800) };
  const times = { checkIn: civilDate(checkIn), cancelledAt: Date.parse(cancelledAt) };
  return cancellationOutcome({ ...times, ...PAID, terms }, RULES);
}

test('[X1] check-in 3 PM, check-out 11 AM, free until 24 hours before check-in', () => {
  expect(DEFAULT_HOUSE_RULES).toEqual({ checkInHour: 15, checkOutHour: 11 });
  expect(DEFAULT_POLICY).toEqual({ freeHours: 24, keep: 'first night' });
});

describe('[X2] the end of free cancellation', () => {
  test.each([
    ['an ordinary day', '2025-11-21', '2025-11-20T22:00:00Z'],
    ['the clock went forward that morning: 24 hours before is 2 PM', '2025-03-09', '2025-03-08T21:00:00Z'],
    ['the clock went back that morning: 24 hours before is 4 PM', '2025-11-02', '2025-11-01T22:00:00Z'],
  ])('[X2] %s', (_, checkIn, until) => {
    expect(freeCancellationUntil(civilDate(checkIn), { freeHours: 24 }, RULES)).toBe(Date.parse(until));
  });

  test('[X2] exactly 24 hours before is still free, a millisecond later is not', () => {
    expect(outcome('2025-11-21', '2025-11-20T22:00:00.000Z')).toEqual({ kept: 0, refunded: 29_300, owed: 0 });
    const late = { kept: 9800, refunded: 19_500, owed: 0 };
    expect(outcome('2025-11-21', '2025-11-20T22:00:00.001Z')).toEqual(late);
  });

  const clockChanges = fc
    .constantFrom('2024-03-10', '2024-11-03', '2025-03-09', '2025-11-02')
    .map((date) => civilDate(date));
  const nearby = fc.oneof(
    fc.integer({ min: -2 * HOUR, max: 2 * HOUR }),
    fc.integer({ min: -100 * HOUR, max: 100 * HOUR }),
  );

  it.prop([fc.oneof(bookableDates, clockChanges), nearby, fc.integer({ min: 0, max: 8760 }), money, money])(
    '[X2] so many elapsed hours, also across a change of the clock',
    (checkIn, offset, freeHours, price, late) => {
      const cancelledAt = instantAt(checkIn, 15, RULES.timeZone) - freeHours * HOUR + offset;
      const terms = { freeHours, late };
      const { kept } = cancellationOutcome({ checkIn, cancelledAt, price, paid: price, terms }, RULES);
      expect(kept).toBe(offset <= 0 ? 0 : Math.min(price, late));
    },
  );
});

describe('[X3] the amount kept after that', () => {
  test('[X3] one night costs the confirm total of one night', () => {
    const tariff = parseTariff(demoTariff());
    const stay = { room: 'double', from: '2025-11-21', to: '2025-11-24', party: { adults: 2 } };
    const threeNights = quoteOf(tariff, stay);
    expect([threeNights.total, threeNights.policy.late]).toEqual([29_200, 9800]);
  });

  it.prop([bookableDates, instants, money, money, terms])(
    '[X3] paid and owed add up to kept and refunded, none below $0',
    (checkIn, cancelledAt, price, paid, terms) => {
      const request = { checkIn, cancelledAt, price, paid, terms };
      const { kept, refunded, owed } = cancellationOutcome(request, RULES);
      expect(paid + owed).toBe(kept + refunded);
      expect(Math.min(kept, refunded, owed)).toBeGreaterThanOrEqual(0);
      expect(Math.min(refunded, owed)).toBe(0);
      expect(kept).toBeLessThanOrEqual(Math.min(terms.late, price));
    },
  );

  it.prop([bookableDates, instants, money, money, terms])(
    '[X3] the same is kept of a stay, whether it was paid or not',
    (checkIn, cancelledAt, price, paid, terms) => {
      const kept = (paid: typeof price) =>
        cancellationOutcome({ checkIn, cancelledAt, price, paid, terms }, RULES).kept;
      expect(kept(paid)).toBe(kept(cents(0)));
    },
  );

  test.each([0, 1_764_000_000, Number.NaN, Number.POSITIVE_INFINITY, undefined, '2025-11-20'])(
    '[T8] [X3] %o is no instant, whatever the terms',
    (cancelledAt) => {
      for (const freeHours of [24, null]) {
        const terms = { freeHours, late: cents(50) };
        const times = { checkIn: civilDate('2025-11-21'), cancelledAt: cancelledAt as number };
        expect(() => cancellationOutcome({ ...times, ...PAID, terms }, RULES)).toThrow(RangeError);
      }
    },
  );

  test('[X2] [F15] without free hours cancelling is never free', () => {
    expect(freeCancellationUntil(civilDate('2025-11-21'), { freeHours: null }, RULES)).toBeUndefined();
    expect(outcome('2025-11-21', '2024-11-21T00:00:00Z', null).kept).toBe(9800);
  });
});

describe('[X4] the ways in which a stay ends', () => {
  const stay = { checkIn: civilDate('2025-11-21'), checkOut: civilDate('2025-11-23') };
  const booked = { ...stay, status: 'confirmed', arrivedAt: null, leftAt: null } as const;
  test.each([
    ['2025-11-20T00:00:00Z', 'cancel'],
    ['2025-11-21T21:59:59.999Z', 'cancel'],
    ['2025-11-21T22:00:00.000Z', 'no-show'],
    ['2025-11-23T18:00:00.000Z', 'no-show'],
    ['2025-12-23T18:00:00.000Z', 'no-show'],
  ])('[X4] at %s only by %s', (now, way) => {
    const state = stayState(booked, Date.parse(now), RULES);
    const open = (['cancel', 'no-show'] as const).filter((verb) => whyNotInState(state, verb) === undefined);
    expect(open).toEqual([way]);
  });

  it.prop([bookableDates, fc.integer({ min: 0, max: 8760 })])(
    '[X4] cancelling is free only while a stay can be cancelled',
    (checkIn, freeHours) => {
      const until = freeCancellationUntil(checkIn, { freeHours }, RULES);
      const facts = { ...booked, checkIn, checkOut: addDays(checkIn, 1) };
      const state = stayState(facts, (until as number) - 1, RULES);
      expect(whyNotInState(state, 'cancel')).toBeUndefined();
    },
  );
});
