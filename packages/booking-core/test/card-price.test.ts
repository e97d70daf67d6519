import { fc, it } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  cardNightlyPrice,
  cardPrice,
  cents,
  DEFAULT_TARIFF,
  MAX_COUNT,
  MAX_NIGHTS,
  MAX_RATE,
} from '../src/index.ts';
import { anyNumber, counts, nightCounts, rates, tariffs } from './support/arbitraries.ts';
import { DEMO_OFFER } from './support/demo-offer.ts';
import { exactDollars, plainSum } from './support/exact.ts';

describe('§9 the booking-card rule', () => {
  test('[K1] [K2] [K3] $89 for one night: tax $8, total $97', () => {
    expect(cardPrice(DEMO_OFFER, 1, 0, DEFAULT_TARIFF)).toEqual({
      subtotal: 8900,
      petFee: 0,
      tax: 800,
      total: 9700,
    });
  });

  test('[K1] [K2] [K3] three nights with 2 pets: 267 + 30, tax $29', () => {
    expect(cardPrice(DEMO_OFFER, 3, 2, DEFAULT_TARIFF)).toEqual({
      subtotal: 26_700,
      petFee: 3000,
      tax: 2900,
      total: 32_600,
    });
  });

  test('[K1] pets are charged by the night under such a tariff', () => {
    expect(cardPrice(DEMO_OFFER, 3, 2, { ...DEFAULT_TARIFF, petFeeBasis: 'night' }).petFee).toBe(9000);
  });

  it.prop([rates, nightCounts, counts(0), tariffs])(
    '[K1] [K2] [K3] equals exact integer arithmetic, and adds up',
    (rate, nights, pets, tariff) => {
      const price = cardPrice(rate, nights, pets, tariff);
      const subtotal = BigInt(rate.pricePerNight) * BigInt(nights);
      const petFee =
        BigInt(rate.petFeePerPet) * BigInt(pets) * (tariff.petFeeBasis === 'night' ? BigInt(nights) : 1n);
      const { percent, rounding } = tariff.cardTax;
      const tax = exactDollars((subtotal + petFee) * BigInt(percent), 10_000n, rounding);
      expect([price.subtotal, price.petFee, price.tax].map(BigInt)).toEqual([subtotal, petFee, tax]);
      expect(price.total).toBe(plainSum([price.subtotal, price.petFee, price.tax]));
    },
  );

  test.each([
    ['nights', 0, 0, DEMO_OFFER, 'nights must be a whole number from 1 to 365, not 0'],
    ['pets', 1, 1001, DEMO_OFFER, 'pets must be a whole number from 0 to 1000, not 1001'],
    [
      'price',
      1,
      0,
      { ...DEMO_OFFER, pricePerNight: cents(-1) },
      'pricePerNight must be a whole number from 0 to 9999999, not -1',
    ],
    [
      'pet fee',
      1,
      0,
      { ...DEMO_OFFER, petFeePerPet: cents(10_000_000) },
      'petFeePerPet must be a whole number from 0 to 9999999, not 10000000',
    ],
  ])('[K3] [R2] the error names the %s', (_, nights, pets, rate, message) => {
    expect(() => cardPrice(rate, nights, pets, DEFAULT_TARIFF)).toThrow(new RangeError(message));
  });

  it.prop([anyNumber, anyNumber, anyNumber, anyNumber])(
    '[K3] [R2] a price within the ranges, a RangeError outside',
    (nights, pets, price, petFee) => {
      const rate = {
        ...DEMO_OFFER,
        pricePerNight: price as typeof DEMO_OFFER.pricePerNight,
        petFeePerPet: petFee as typeof DEMO_OFFER.petFeePerPet,
      };
      const calculate = () => cardPrice(rate, nights, pets, DEFAULT_TARIFF);
      const isIn = (value: number, least: number, most: number) =>
        Number.isInteger(value) && value >= least && value <= most;
      if (
        isIn(nights, 1, MAX_NIGHTS) &&
        isIn(pets, 0, MAX_COUNT) &&
        isIn(price, 0, MAX_RATE) &&
        isIn(petFee, 0, MAX_RATE)
      ) {
        expect(calculate).not.toThrow();
      } else {
        expect(calculate).toThrow(RangeError);
      }
    },
  );
});

describe('§2 [K4] the nightly price on the card', () => {
  test('[K4] $89 with 2 pets at $15 is $119', () => {
    expect(cardNightlyPrice(DEMO_OFFER, 2)).toBe(11_900);
    expect(cardNightlyPrice(DEMO_OFFER, 0)).toBe(8900);
  });

  it.prop([rates, fc.integer({ min: 0, max: MAX_COUNT })])('[K4] price and pet fees', (rate, pets) => {
    expect(cardNightlyPrice(rate, pets)).toBe(cents(rate.pricePerNight + rate.petFeePerPet * pets));
  });
});
