import { fc, it } from '@fast-check/vitest';
import {
  cancellationOutcome,
  changedTerms,
  DEFAULT_HOUSE_RULES,
  folioTotals,
  freeCancellationUntil,
  type HouseRules,
  type SoldStay,
  tariffOfChange,
} from '../src/booking.ts';
import {
  addDays,
  cents,
  civilDate,
  type Instant,
  instantAt,
  NO_MONEY,
  parseTariff,
  type Quote,
  subtract,
  type Tariff,
} from '../src/index.ts';
import { price } from './support/english.ts';
import { amountsOf, quoteOf, stayOf, tariffWith } from './support/pricing.ts';
import { Chance, randomRequest, randomTariff } from './support/random-cases.ts';

const RULES: HouseRules = { ...DEFAULT_HOUSE_RULES, timeZone: 'America/Edmonton' };
const CHECK_IN = civilDate('2027-07-04');
const LONG_BEFORE = instantAt(civilDate('2027-06-01'), 12, RULES.timeZone);
const LATE = instantAt(CHECK_IN, 9, RULES.timeZone);

const soldBy = ({ room, from, to, nights, policy, plan }: Quote): SoldStay => ({
  room,
  checkIn: from,
  checkOut: to,
  nights,
  policy,
  plan: plan?.id,
});

function changed(tariff: Tariff, sold: SoldStay, request: ReturnType<typeof stayOf>): Quote {
  const wanted = { checkIn: civilDate(request.from), checkOut: civilDate(request.to) };
  return quoteOf(tariffOfChange(tariff, sold, wanted), request);
}

describe('[X5] the price of a changed stay', () => {
  test('[X5] sold nights keep their price, a new one costs what it costs today', () => {
    const sold = soldBy(quoteOf(tariffWith(), stayOf(2)));
    const dearer = tariffWith({ nightly: [{ price: '150' }] });
    expect(amountsOf(changed(dearer, sold, stayOf(3)))).toBe('rooms 20000, rooms 15000');
    expect(changed(dearer, sold, stayOf(1)).total).toBe(10_000);
  });

  test('[X5] its own closed or unpriced nights are kept, and it gets no new ones', () => {
    const sold = soldBy(quoteOf(tariffWith(), stayOf(2)));
    const closed = tariffWith({ nightly: [{ price: '100', closed: true }] });
    expect(changed(closed, sold, stayOf(2, { party: { adults: 2, pets: 1 } })).total).toBe(20_000);
    const wanted = { checkIn: CHECK_IN, checkOut: addDays(CHECK_IN, 3) };
    const got = price(tariffOfChange(closed, sold, wanted), stayOf(3));
    expect(got.ok ? [] : got.violations.map(({ code }) => code)).toEqual(['night-closed']);
  });

  test('[X5] days that stay as they are are not refused, others are', () => {
    const sold = soldBy(quoteOf(tariffWith(), stayOf(2)));
    const strict = tariffWith({
      nightly: [{ price: '100', minNights: 3, closedToArrival: true, closedToDeparture: true }],
    });
    expect(changed(strict, sold, stayOf(2)).total).toBe(20_000);
    const codeOf = (request: ReturnType<typeof stayOf>, tariff = strict) => {
      const wanted = { checkIn: civilDate(request.from), checkOut: civilDate(request.to) };
      const got = price(tariffOfChange(tariff, sold, wanted), request);
      return got.ok ? undefined : got.violations[0].code;
    };
    expect(codeOf(stayOf(1))).toBe('closed-to-departure');
    expect(codeOf(stayOf(3))).toBe('closed-to-departure');
    expect(codeOf({ ...stayOf(2), from: '2027-07-05' })).toBe('closed-to-arrival');
    const least = tariffWith({ nightly: [{ price: '100', minNights: 2 }] });
    expect(codeOf(stayOf(1), least)).toBe('stay-too-short');
  });

  test('[X5] the terms of cancelling stay, with the kept night of the new stay', () => {
    const policies = [{ freeHours: 48, keep: '50%' }];
    const sold = soldBy(quoteOf(tariffWith({ policies }), stayOf(2)));
    const today = tariffWith({ policies: [{ keep: 'everything' }] });
    expect(changed(today, sold, stayOf(4)).policy).toEqual({ freeHours: 48, keep: '50%', late: 20_000 });
    const never = soldBy(quoteOf(today, stayOf(2)));
    const kept = { freeHours: null, keep: 'everything', late: 10_000 };
    expect(changed(tariffWith(), never, stayOf(1)).policy).toEqual(kept);
  });

  it.prop([fc.integer()])('[X5] a stay changed to itself, or there and back, costs what it did', (seed) => {
    const chance = new Chance(seed);
    const data = randomTariff(chance);
    const tariff = parseTariff(data);
    const request = randomRequest(chance, data);
    const first = price(tariff, request);
    if (!first.ok || first.quote.code !== undefined || first.quote.exempt !== undefined) return;
    const { quote } = first;
    const sold = soldBy(quote);
    const { party, rooms, extraPersons, room, from, to, orders, plan } = quote;
    const same = { party, rooms, extraPersons, room, orders, plan: plan?.id };
    const again = price(tariffOfChange(tariff, sold, sold), { ...same, from, to });
    expect(again.ok && again.quote.total).toBe(quote.total);
    // A deposit and a guarantee are of the booking (X7, F32).
    const { deposit: _, restDays: __, guarantee: ___, ...terms } = quote.policy;
    expect(again.ok && again.quote.policy).toEqual(terms);

    const longer = { checkIn: from, checkOut: addDays(to, 1) };
    const there = price(tariffOfChange(tariff, sold, longer), { ...same, from, to: longer.checkOut });
    if (!there.ok) return;
    const back = price(tariffOfChange(tariff, soldBy(there.quote), sold), { ...same, from, to });
    if (back.ok) expect(back.quote.total).toBe(quote.total);
  });
});

describe('[X6] the money of a change', () => {
  const quote = quoteOf(tariffWith(), stayOf(3));
  const shorter = quoteOf(tariffWith(), stayOf(1));
  const sold = soldBy(quote);

  test('[X6] while cancelling is free, it costs its quote and keeps its terms', () => {
    const free = { total: 10_000, kept: 0, policy: shorter.policy };
    expect(changedTerms(sold, shorter, LONG_BEFORE, RULES)).toEqual(free);
  });

  test('[X6] free until the instant at which cancelling is free, that included', () => {
    const policy = { freeHours: 24, keep: 'everything', late: quote.total };
    const until = freeCancellationUntil(CHECK_IN, policy, RULES)!;
    const at = (instant: Instant) => changedTerms({ ...sold, policy }, shorter, instant, RULES).total;
    expect([at(until), at((until + 1) as Instant)]).toEqual([10_000, 30_000]);
  });

  test('[X6] late, it costs what is kept at least, and is never free again', () => {
    const strict = { ...sold, policy: { freeHours: 24, keep: 'everything', late: quote.total } };
    const policy = { freeHours: null, keep: 'everything', late: 30_000 };
    expect(changedTerms(strict, shorter, LATE, RULES)).toEqual({ total: 30_000, kept: 20_000, policy });
    const never = { ...sold, policy: { ...sold.policy, freeHours: null } };
    expect(changedTerms(never, quote, LONG_BEFORE, RULES).policy.freeHours).toBeNull();
  });

  const amount = fc.integer({ min: 1, max: 1_000_000 }).map(cents);
  it.prop([amount, amount, amount, fc.boolean()])(
    '[X6] [L4] changed and cancelled late costs no less than cancelled',
    (before, after, kept, isLate) => {
      const now = isLate ? LATE : LONG_BEFORE;
      const late = cents(Math.min(before, kept));
      const policy = { freeHours: 24, keep: 'first night', late };
      const own = { total: after, policy: { ...policy, late: cents(Math.min(after, kept)) } };
      const outcome = changedTerms({ checkIn: CHECK_IN, policy }, own, now, RULES);
      // The whole price is credited and the new one charged, then the difference is paid or refunded.
      const difference = subtract(outcome.total, before);
      const folio = folioTotals([
        { kind: 'charge', amount: before },
        { kind: 'payment', amount: before },
        { kind: 'charge', amount: subtract(NO_MONEY, before) },
        { kind: 'charge', amount: outcome.total },
        difference > 0
          ? { kind: 'payment', amount: difference }
          : { kind: 'refund', amount: subtract(NO_MONEY, difference) },
      ]);
      expect(folio.balance).toBe(0);
      const cancelled = (terms: SoldStay['policy'], price: typeof before, checkIn = CHECK_IN) =>
        cancellationOutcome({ checkIn, cancelledAt: now, price, paid: price, terms }, RULES).kept;
      const direct = cancelled(policy, before);
      const around = cancelled(outcome.policy, outcome.total, addDays(CHECK_IN, 30));
      expect(around).toBeGreaterThanOrEqual(direct);
      expect(outcome.kept).toBe(subtract(outcome.total, after));
    },
  );
});
