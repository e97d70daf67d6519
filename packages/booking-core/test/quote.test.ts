import { fc, it } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  type Cents,
  cents,
  DEFAULT_TARIFF,
  MAX_COUNT,
  MAX_NIGHTS,
  type QuoteRequest,
  quote,
  type Tariff,
} from '../src/index.ts';
import { quoteRequests, tariffs } from './support/arbitraries.ts';
import { DEMO_OFFER } from './support/demo-offer.ts';
import { exactQuote, plainSum } from './support/exact.ts';

const ONE_NIGHT: QuoteRequest = { rate: DEMO_OFFER, nights: 1, rooms: 1, chargedPersons: 0, pets: 0 };
const BY_THE_NIGHT: Tariff = { ...DEFAULT_TARIFF, petFeeBasis: 'night', extraPersonBasis: 'night' };

function quoted(request: Partial<QuoteRequest>, tariff: Tariff = DEFAULT_TARIFF) {
  const { request: _, ...amounts } = quote({ ...ONE_NIGHT, ...request }, tariff);
  return amounts;
}

describe('§9 the confirm rule, by example', () => {
  test('[Q1] [Q3] [Q4] $89 for one night: 89 + 5 + 4 = $98', () => {
    expect(quoted({})).toEqual({
      roomSubtotal: 8900,
      extraPersons: 0,
      smokingRoom: 0,
      pets: 0,
      taxes: 500,
      tourismLevy: 400,
      rounding: 0,
      total: 9800,
    });
  });

  test('[Q2] 4 adults where 2 are allowed: (89 + 40) + 7 + 6 = $142', () => {
    expect(quoted({ chargedPersons: 2 })).toMatchObject({
      extraPersons: 4000,
      taxes: 700,
      tourismLevy: 600,
      total: 14_200,
    });
  });

  test('[Q1] [Q2] 2 rooms, 3 nights, 1 pet: (534 + 15) + 28 + 22 = $599', () => {
    expect(quoted({ rooms: 2, nights: 3, pets: 1 })).toMatchObject({
      roomSubtotal: 53_400,
      pets: 1500,
      taxes: 2800,
      tourismLevy: 2200,
      total: 59_900,
    });
  });

  test('[Q2] [F2] the same by the night: (534 + 45 + 120) + 35 + 28 = $762', () => {
    expect(quoted({ rooms: 2, nights: 3, pets: 1, chargedPersons: 2 }, BY_THE_NIGHT)).toMatchObject({
      pets: 4500,
      extraPersons: 12_000,
      taxes: 3500,
      tourismLevy: 2800,
      total: 76_200,
    });
  });

  test('[Q2] pets and extra persons are charged once, however many rooms', () => {
    const one = quoted({ pets: 2, chargedPersons: 3 });
    const five = quoted({ pets: 2, chargedPersons: 3, rooms: 5 });
    expect([five.pets, five.extraPersons]).toEqual([one.pets, one.extraPersons]);
  });

  test('[Q3] no extra dollar: 5 % of $140.00 is $7.00, 4 % of $150.00 is $6.00', () => {
    expect(quoted({ rate: { ...DEMO_OFFER, pricePerNight: cents(14_000) } }).taxes).toBe(700);
    expect(quoted({ rate: { ...DEMO_OFFER, pricePerNight: cents(15_000) } }).tourismLevy).toBe(600);
  });

  test('[Q3] [Q4] 25 nights at $64.40: $1,756, not floating point’s $1,757', () => {
    const beforeFees = 64.4 * 25;
    const naive = Math.ceil(beforeFees + Math.ceil(beforeFees * 0.05) + Math.ceil(beforeFees * 0.04));
    expect(naive).toBe(1757);
    expect(quoted({ rate: { ...DEMO_OFFER, pricePerNight: cents(6440) }, nights: 25 }).total).toBe(175_600);
  });

  test('[Q4] [Q5] with cents: 89.50 + 5 + 4 = 98.50, rounded by 0.50 to $99', () => {
    expect(quoted({ rate: { ...DEMO_OFFER, pricePerNight: cents(8950) } })).toMatchObject({
      rounding: 50,
      total: 9900,
    });
  });

  test('[Q5] a tariff that rounds the total down drops the cents: $98', () => {
    const tariff: Tariff = { ...DEFAULT_TARIFF, totalRounding: 'floor' };
    expect(quoted({ rate: { ...DEMO_OFFER, pricePerNight: cents(8950) } }, tariff)).toMatchObject({
      rounding: -50,
      total: 9800,
    });
  });

  test('[Q6] a free room costs nothing, without a negative zero', () => {
    const free = quoted({
      rate: { pricePerNight: cents(0), petFeePerPet: cents(0), extraPersonCharge: cents(0) },
    });
    for (const amount of Object.values(free)) expect(Object.is(amount, 0)).toBe(true);
  });
});

describe('§9 properties of the confirm rule', () => {
  it.prop([quoteRequests, tariffs])('[Q1–Q5] equals exact integer arithmetic', (request, tariff) => {
    const { request: echoed, smokingRoom, ...amounts } = quote(request, tariff);
    const inBigInt = Object.fromEntries(
      Object.entries(amounts).map(([name, amount]) => [name, BigInt(amount)]),
    );
    expect(inBigInt).toEqual(exactQuote(request, tariff));
    expect(smokingRoom).toBe(0);
    expect(echoed).toBe(request);
  });

  it.prop([quoteRequests, tariffs])('[Q5] the parts add up to the total', (request, tariff) => {
    const { request: _, total, ...parts } = quote(request, tariff);
    expect(plainSum(Object.values(parts))).toBe(total);
  });

  it.prop([quoteRequests])(
    '[Q3] [Q4] each rounding adds less than a dollar and never subtracts',
    (request) => {
      const { roomSubtotal, extraPersons, pets, taxes, tourismLevy, rounding, total } = quote(
        request,
        DEFAULT_TARIFF,
      );
      const before = roomSubtotal + extraPersons + pets;
      for (const [fee, percent] of [
        [taxes, 5],
        [tourismLevy, 4],
      ] as const) {
        const offInHundredthsOfCents = fee * 100 - before * percent;
        expect(fee % 100).toBe(0);
        expect(offInHundredthsOfCents).toBeGreaterThanOrEqual(0);
        expect(offInHundredthsOfCents).toBeLessThan(10_000);
      }
      expect(total % 100).toBe(0);
      expect(rounding).toBeGreaterThanOrEqual(0);
      expect(rounding).toBeLessThan(100);
    },
  );

  it.prop([quoteRequests.map((request) => inHundreds(request))])(
    '[Q3] [Q4] prices in whole hundreds of dollars need no rounding',
    (request) => {
      const { roomSubtotal, extraPersons, pets, rounding, total } = quote(request, DEFAULT_TARIFF);
      expect(rounding).toBe(0);
      expect(total * 100).toBe((roomSubtotal + extraPersons + pets) * 109);
    },
  );

  const grow = fc.constantFrom('nights', 'rooms', 'chargedPersons', 'pets');
  it.prop([quoteRequests, tariffs, grow, fc.integer({ min: 1, max: 30 })])(
    '[Q1] [Q2] more nights, rooms, persons or pets never cost less',
    (request, tariff, field, more) => {
      const most = { nights: MAX_NIGHTS, rooms: MAX_COUNT, chargedPersons: 2 * MAX_COUNT, pets: MAX_COUNT }[
        field
      ];
      const larger = { ...request, [field]: Math.min(most, request[field] + more) };
      expect(quote(larger, tariff).total).toBeGreaterThanOrEqual(quote(request, tariff).total);
    },
  );

  it.prop([quoteRequests.filter(({ nights }) => nights > 1), tariffs, fc.nat()])(
    '[Q1] splitting a stay does not change the room charges',
    (request, tariff, cut) => {
      const first = 1 + (cut % (request.nights - 1));
      const [a, b] = [first, request.nights - first].map((nights) => quote({ ...request, nights }, tariff));
      expect(a!.roomSubtotal + b!.roomSubtotal).toBe(quote(request, tariff).roomSubtotal);
    },
  );
});

function inHundreds(request: QuoteRequest): QuoteRequest {
  const whole = (amount: Cents) => cents(amount - (amount % 10_000));
  const { pricePerNight, petFeePerPet, extraPersonCharge } = request.rate;
  return {
    ...request,
    rate: {
      pricePerNight: whole(pricePerNight),
      petFeePerPet: whole(petFeePerPet),
      extraPersonCharge: whole(extraPersonCharge),
    },
  };
}
