import { fc, test as property } from '@fast-check/vitest';
import { nightShares } from '../src/booking.ts';
import { addDays, cents, civilDate, parseTariff, sum } from '../src/index.ts';
import { price } from './support/english.ts';
import { Chance, randomRequest, randomTariff } from './support/random-cases.ts';

const checkIn = civilDate('2027-07-04');
const nightsAt = (...prices: number[]) =>
  prices.map((each, at) => ({ from: addDays(checkIn, at), nights: 1, price: cents(each) }));

test.each([
  ['their prices', [10_000, 15_000], 5_000, [2_000, 3_000]],
  ['even parts where they are free', [0, 0, 0], 100, [34, 33, 33]],
  ['what was taken off', [10_000, 10_000], -5, [-3, -2]],
])('[L8] an amount is divided among the nights by %s', (_, prices, amount, parts) => {
  const stay = { checkIn, checkOut: addDays(checkIn, prices.length), nights: nightsAt(...prices) };
  expect(nightShares(cents(amount), stay)).toEqual(parts);
});

test('[L8] a stay whose prices are not known has even parts', () => {
  const stay = { checkIn, checkOut: addDays(checkIn, 2), nights: [] };
  expect(nightShares(cents(9_900), stay)).toEqual([4_950, 4_950]);
  expect(nightShares(cents(9_900), { ...stay, nights: nightsAt(100) })).toEqual([4_950, 4_950]);
});

test('[L8] a stay without nights has no shares', () => {
  const stay = { checkIn, checkOut: checkIn, nights: [] };
  expect(() => nightShares(cents(1), stay)).toThrow('nights must be a whole number from 1 to 365');
});

property.prop([fc.integer()])(
  '[L8] shares add up to each line of any price, a cent from each part',
  (seed) => {
    const chance = new Chance(seed);
    const data = randomTariff(chance);
    const priced = price(parseTariff(data), randomRequest(chance, data));
    if (!priced.ok) return;
    const { from: checkIn, to: checkOut, nights, lines, total } = priced.quote;
    const prices = nights.flatMap((run) => Array.from({ length: run.nights }, () => run.price));
    const whole = sum(...prices);
    for (const amount of [total, ...lines.map((line) => line.amount)]) {
      const shares = nightShares(amount, { checkIn, checkOut, nights });
      expect(sum(...shares)).toBe(amount);
      for (const [at, share] of shares.entries()) {
        const part = whole === 0 ? 1 / prices.length : (prices[at] ?? 0) / whole;
        expect(Math.abs(share - amount * part)).toBeLessThan(1 + 1e-6);
      }
    }
  },
);
