import { priceTotal, type TariffData } from '../src/index.ts';
import { amountsOf, lineOf, quoteOf, stayOf, tariffWith } from './support/pricing.ts';

const WEEK = { nights: 7, price: '534' };
const stepsOf = (...steps: readonly [fromNight: number, off: string, room?: string][]) =>
  steps.map(([fromNight, off, room]) => ({ fromNight, off, ...(room && { room }) }));
const MONTH = { nights: 28, price: '1900' };

describe('[F9] discounts of the nights from the nth on', () => {
  const tariff = tariffWith({ steps: stepsOf([8, '10%'], [29, '25%']) });

  test('[F9] 7 to 365 nights cost each step’s share less', () => {
    const month = 70_000 + 21 * 9000;
    const totals = [7, 8, 9, 28, 29, 40, 365].map((nights) => priceTotal(tariff, stayOf(nights)));
    const stepped = [month, month + 7500, month + 12 * 7500, month + 337 * 7500];
    expect(totals).toEqual([70_000, 79_000, 88_000, ...stepped]);
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
    const odd = tariffWith({ nightly: [{ price: '0.05' }], steps: stepsOf([2, '10%'], [3, '30%']) });
    expect(priceTotal(odd, stayOf(3))).toBe(13);
    // 9.5 cents: a half of the price counts up.
    expect(priceTotal(odd, stayOf(2))).toBe(10);
    expect(amountsOf(quoteOf(odd, stayOf(2)))).toBe('rooms 10');
    expect(amountsOf(quoteOf(odd, stayOf(3)))).toBe('rooms 15, step -2');
    expect(priceTotal(odd, stayOf(3, { rooms: 100 }))).toBe(1300);
  });

  test('[F9] [Q9] [Q10] a step of whole stays is of every night, as a line says', () => {
    const steps = [
      { fromNight: 7, off: '15%', wholeStay: true },
      { fromNight: 28, off: '35%', wholeStay: true },
    ];
    const whole = tariffWith({ steps });
    const totals = [6, 7, 10, 27, 28].map((nights) => priceTotal(whole, stayOf(nights)));
    expect(totals).toEqual([60_000, 59_500, 85_000, 229_500, 182_000]);
    expect(quoteOf(whole, stayOf(7)).lines[1]?.label).toBe('15% off every night, from 7 nights on');
    // More nights than those of the stay, though cheaper, are not kept of it (F15).
    const policies = [{ keep: '7 nights' }];
    expect(quoteOf(tariffWith({ steps, policies }), stayOf(6)).policy.late).toBe(60_000);
    // A later step of single nights leaves those before it.
    const mixed = tariffWith({ steps: [steps[0]!, { fromNight: 9, off: '50%' }] });
    expect(priceTotal(mixed, stayOf(9))).toBe(8 * 8500 + 5000);
  });
});

describe('[F10] the cheapest combination of periods and nights', () => {
  const tariff = tariffWith({ periods: [WEEK, MONTH] });

  test('[F10] 5 to 36 nights cost the cheapest of weeks, months and nights', () => {
    const nights = [5, 6, 7, 8, 12, 13, 14, 21, 25, 28, 29, 35, 36];
    expect(nights.map((count) => priceTotal(tariff, stayOf(count)))).toEqual([
      50_000, 53_400, 53_400, 63_400, 103_400, 106_800, 106_800, 160_200, 190_000, 190_000, 200_000, 243_400,
      253_400,
    ]);
  });

  test('[F10] each period has its line, with how often it is taken', () => {
    const { lines } = quoteOf(tariff, stayOf(14, { rooms: 2 }));
    expect(lines).toEqual([
      expect.objectContaining({ kind: 'rooms', amount: 280_000 }),
      { kind: 'period', rule: 'F10', label: '7 nights for $534 × 4', amount: 213_600 - 280_000 },
    ]);
    expect(quoteOf(tariff, stayOf(6)).lines[1]).toEqual(
      lineOf('F10 period', -6600, { label: '7 nights for $534' }),
    );
  });

  test('[F9] [F10] steps count from the first night, also past a period', () => {
    const both = tariffWith({ periods: [WEEK], steps: [{ fromNight: 3, off: '20%' }] });
    // Alone: 200 + 5 × 80 = 600. A week is 534; the 8th night alone is 80.
    expect(priceTotal(both, stayOf(7))).toBe(53_400);
    expect(priceTotal(both, stayOf(8))).toBe(61_400);
    expect(amountsOf(quoteOf(both, stayOf(8)))).toBe('rooms 80000, period -16600, step -2000');
    expect(priceTotal(both, stayOf(4))).toBe(36_000);
  });

  test('[F10] a period is of its first night, too', () => {
    const from = tariffWith({ periods: [{ nights: 2, price: '50', from: '2027-07-05' }] });
    expect([1, 2, 3].map((nights) => priceTotal(from, stayOf(nights)))).toEqual([10_000, 15_000, 15_000]);
  });

  test('[F10] a period that costs as much as the nights is not taken', () => {
    const equal = tariffWith({ periods: [{ nights: 2, price: '200' }] });
    expect(amountsOf(quoteOf(equal, stayOf(2)))).toBe('rooms 20000');
  });

  test('[F10] [Q10] 6 nights cost the week’s price once it is cheaper', () => {
    const data: Partial<TariffData> = { periods: [{ nights: 7, price: '450' }] };
    const totals = [4, 5, 6, 7, 8].map((nights) => priceTotal(tariffWith(data), stayOf(nights)));
    expect(totals).toEqual([40_000, 45_000, 45_000, 45_000, 55_000]);
  });
});
