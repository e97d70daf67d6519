import { describe, expect, test } from 'vitest';
import { priceTotal, type TariffData } from '../src/index.ts';
import { amountsOf, quoteOf, stayOf, tariffWith } from './support/pricing.ts';

const WEEK = { nights: 7, price: '534' };
const MONTH = { nights: 28, price: '1900' };

describe('[F9] discounts of the nights from the nth on', () => {
  const steps = [
    { fromNight: 8, off: '10%' },
    { fromNight: 29, off: '25%' },
  ];
  const tariff = tariffWith({ steps });

  test.each([
    [7, 70_000],
    [8, 79_000],
    [9, 88_000],
    [28, 70_000 + 21 * 9000],
    [29, 70_000 + 21 * 9000 + 7500],
    [40, 70_000 + 21 * 9000 + 12 * 7500],
    [365, 70_000 + 21 * 9000 + 337 * 7500],
  ])('[F9] %i nights cost %i cents', (nights, total) => {
    expect(priceTotal(tariff, stayOf(nights))).toBe(total);
  });

  test('[F9] each step has its line, of all rooms', () => {
    const { lines } = quoteOf(tariff, stayOf(30, { rooms: 2 }));
    expect(lines).toEqual([
      expect.objectContaining({ kind: 'rooms', amount: 600_000 }),
      { kind: 'step', rule: 'F9', label: '10% off from night 8', amount: -42_000 },
      { kind: 'step', rule: 'F9', label: '25% off from night 29', amount: -10_000 },
    ]);
  });

  test('[F9] [F11] the price is rounded once, however many steps', () => {
    // 2 nights at $0.05: 10 % and 30 % off are 0.5 and 1.5 cents. 15 − 2 = 13, not 15 − 0 − 1 or 15 − 1 − 2.
    const odd = tariffWith({
      nightly: [{ price: '0.05' }],
      steps: [
        { fromNight: 2, off: '10%' },
        { fromNight: 3, off: '30%' },
      ],
    });
    expect(priceTotal(odd, stayOf(3))).toBe(13);
    // 9.5 cents: a half of the price counts up.
    expect(priceTotal(odd, stayOf(2))).toBe(10);
    expect(amountsOf(quoteOf(odd, stayOf(2)))).toEqual([['rooms', 10]]);
    expect(amountsOf(quoteOf(odd, stayOf(3)))).toEqual([
      ['rooms', 15],
      ['step', -2],
    ]);
    expect(priceTotal(odd, stayOf(3, { rooms: 100 }))).toBe(1300);
  });

  test('[F9] a step takes its share of each night’s own price', () => {
    const weekend = tariffWith({
      nightly: [{ price: '100' }, { price: '200', on: ['fri', 'sat'] }],
      steps: [{ fromNight: 6, off: '50%' }],
    });
    expect(priceTotal(weekend, stayOf(7))).toBe(50_000 + 20_000);
  });

  test('[F9] a step for one room leaves the others, and may be smaller', () => {
    const rooms = { a: { sleeps: 2 }, b: { sleeps: 2 } };
    const two = tariffWith({
      rooms,
      steps: [
        { fromNight: 2, off: '50%', room: 'a' },
        { fromNight: 3, off: '10%', room: 'a' },
        { fromNight: 4, off: '100%' },
      ],
    });
    expect(priceTotal(two, stayOf(4, { room: 'a' }))).toBe(10_000 + 5000 + 9000);
    expect(priceTotal(two, stayOf(4, { room: 'b' }))).toBe(30_000);
    expect(priceTotal(two, stayOf(9, { room: 'b' }))).toBe(30_000);
  });
});

describe('[F10] the cheapest combination of periods and nights', () => {
  const tariff = tariffWith({ periods: [WEEK, MONTH] });

  test.each([
    [5, 50_000],
    [6, 53_400],
    [7, 53_400],
    [8, 63_400],
    [12, 103_400],
    [13, 106_800],
    [14, 106_800],
    [21, 160_200],
    [25, 190_000],
    [28, 190_000],
    [29, 200_000],
    [35, 243_400],
    [36, 253_400],
  ])('[F10] %i nights cost %i cents', (nights, total) => {
    expect(priceTotal(tariff, stayOf(nights))).toBe(total);
  });

  test('[F10] each period has its line, with how often it is taken', () => {
    const { lines } = quoteOf(tariff, stayOf(14, { rooms: 2 }));
    expect(lines).toEqual([
      expect.objectContaining({ kind: 'rooms', amount: 280_000 }),
      { kind: 'period', rule: 'F10', label: '7 nights for $534 × 4', amount: 213_600 - 280_000 },
    ]);
    expect(quoteOf(tariff, stayOf(6)).lines[1]).toEqual({
      kind: 'period',
      rule: 'F10',
      label: '7 nights for $534',
      amount: -6600,
    });
  });

  test('[F10] a period stays within its dates, and for its rooms', () => {
    const summer = (change: object) =>
      tariffWith({
        rooms: { queen: { sleeps: 2 }, king: { sleeps: 2 } },
        periods: [{ ...WEEK, price: '200', ...change }],
      });
    expect(priceTotal(summer({ from: '2027-07-05' }), stayOf(7))).toBe(10_000 + 20_000);
    expect(priceTotal(summer({ from: '2027-07-09' }), stayOf(7))).toBe(70_000);
    expect(priceTotal(summer({ from: '2027-07-08' }), stayOf(7))).toBe(40_000 + 20_000);
    expect(priceTotal(summer({ to: '2027-07-08' }), stayOf(7))).toBe(20_000 + 20_000);
    const lastNight = { from: '2027-07-10', price: '50' };
    expect(priceTotal(summer(lastNight), stayOf(7))).toBe(60_000 + 5000);
    const firstNight = { to: '2027-07-04', price: '50' };
    expect(priceTotal(summer(firstNight), stayOf(7))).toBe(5000 + 60_000);
    expect(priceTotal(summer({ to: '2027-07-03' }), stayOf(7))).toBe(70_000);
    expect(priceTotal(summer({ from: '2027-07-11' }), stayOf(7))).toBe(70_000);
    expect(priceTotal(summer({ room: 'king' }), stayOf(7))).toBe(70_000);
    expect(priceTotal(summer({ room: 'king' }), stayOf(7, { room: 'king' }))).toBe(20_000);
  });

  test('[F10] takes the dear nights into a period, and the cheap ones alone', () => {
    const mixed = tariffWith({
      nightly: [{ price: '10' }, { price: '200', from: '2027-07-06', to: '2027-07-07' }],
      periods: [{ nights: 3, price: '100' }],
    });
    // Nights 3 and 4 are dear: a period of 3 covers them and one cheap night.
    expect(priceTotal(mixed, stayOf(6))).toBe(10_000 + 3 * 1000);
  });

  test('[F9] [F10] steps count from the first night, also past a period', () => {
    const both = tariffWith({ periods: [WEEK], steps: [{ fromNight: 3, off: '20%' }] });
    // Alone: 200 + 5 × 80 = 600. A week is 534; the 8th night alone is 80.
    expect(priceTotal(both, stayOf(7))).toBe(53_400);
    expect(priceTotal(both, stayOf(8))).toBe(61_400);
    expect(amountsOf(quoteOf(both, stayOf(8)))).toEqual([
      ['rooms', 80_000],
      ['period', -16_600],
      ['step', -2000],
    ]);
    expect(priceTotal(both, stayOf(4))).toBe(36_000);
  });

  test('[F9] [F10] a period is not taken where steps are cheaper', () => {
    const stepped = tariffWith({
      steps: [{ fromNight: 2, off: '90%' }],
      periods: [{ nights: 3, price: '150' }],
    });
    expect(amountsOf(quoteOf(stepped, stayOf(3)))).toEqual([
      ['rooms', 30_000],
      ['step', -18_000],
    ]);
    const later = tariffWith({
      steps: [
        { fromNight: 2, off: '10%' },
        { fromNight: 3, off: '90%' },
      ],
      periods: [{ nights: 2, price: '170' }],
    });
    // The first two nights in a period, the third alone: 170 + 10.
    expect(amountsOf(quoteOf(later, stayOf(3)))).toEqual([
      ['rooms', 30_000],
      ['period', -3000],
      ['step', -9000],
    ]);
  });

  test('[F10] a period that costs as much as the nights is not taken', () => {
    const equal = tariffWith({ periods: [{ nights: 2, price: '200' }] });
    expect(amountsOf(quoteOf(equal, stayOf(2)))).toEqual([['rooms', 20_000]]);
  });

  test('[F10] [Q10] 6 nights cost the week’s price once it is cheaper', () => {
    const data: Partial<TariffData> = { periods: [{ nights: 7, price: '450' }] };
    const totals = [4, 5, 6, 7, 8].map((nights) => priceTotal(tariffWith(data), stayOf(nights)));
    expect(totals).toEqual([40_000, 45_000, 45_000, 45_000, 55_000]);
  });
});
