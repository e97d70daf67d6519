import { fc, test } from '@fast-check/vitest';
import { totalOver, withinTotal } from '../src/booking.ts';
import { type Cents, cents, divide, ROUNDINGS, shareOf } from '../src/index.ts';
import { amountsOf, quoteOf, stayOf, tariffWith } from './support/pricing.ts';

const GST = { name: 'GST', number: '12 RT1' };
const amounts = fc.integer({ min: 0, max: 2_000_000 }).map(cents);
const rounds = fc.constantFrom('cent', 'dollar-up', 'dollar', 'cent-down' as const);
const tariffs = fc
  .record({
    price: fc.integer({ min: 1, max: 400 }),
    pets: fc.integer({ min: 0, max: 40 }),
    gst: fc.integer({ min: 0, max: 2000 }),
    levy: fc.integer({ min: 0, max: 900 }),
    round: rounds,
    whole: fc.boolean(),
  })
  .map(({ price, pets, gst, levy, round, whole }) =>
    tariffWith({
      nightly: [{ price }],
      fees: [
        { id: 'pets', amount: pets, each: 'pet', per: 'night' },
        { id: 'gst', percent: gst / 100, of: ['rooms', 'pets'], round, tax: GST },
        { id: 'levy', percent: levy / 100, of: ['rooms'], round },
      ],
      ...(whole && { round: 'dollar-up' as const }),
    }),
  );
const quotes = fc
  .tuple(tariffs, fc.integer({ min: 1, max: 30 }), fc.integer({ min: 0, max: 2 }))
  .map(([tariff, nights, pets]) => quoteOf(tariff, stayOf(nights, { party: { adults: 1, pets } })));
const sumOf = (parts: readonly { amount: Cents }[]) => parts.reduce((sum, { amount }) => sum + amount, 0);

describe('[F17] a percentage has its figures as data', () => {
  test.prop([quotes])('its amount is its share of its base, rounded as it says', ({ lines, total }) => {
    for (const { share, amount, kind } of lines) {
      expect(share !== undefined).toBe(['gst', 'levy'].includes(kind));
      if (share === undefined) continue;
      expect(shareOf(share.base, Math.round(share.percent * 10_000), ROUNDINGS[share.round])).toBe(amount);
      expect(share.tax).toEqual(kind === 'gst' ? GST : undefined);
    }
    expect(sumOf(lines)).toBe(total);
  });
});

test('[F17] a tax without a number has none', () => {
  const tax = { name: 'GST' };
  const tariff = tariffWith({ fees: [{ id: 'gst', percent: 5, of: ['rooms'], tax }] });
  expect(quoteOf(tariff, stayOf(1)).lines.at(-1)?.share?.tax).toStrictEqual(tax);
});

describe('[Q14] a total with its percentages in it', () => {
  test('what is no total, and what are no lines, are named', () => {
    expect(() => withinTotal(-1 as Cents, [])).toThrow(/^total /);
    for (const total of [withinTotal, totalOver])
      expect(() => total(cents(1), 'lines' as never)).toThrow(/^lines /);
    expect(() => totalOver(-1 as Cents, [])).toThrow(/^rest /);
    expect(() => totalOver(cents(150), [], 100)).toThrow(RangeError);
  });

  test.prop([quotes, amounts])('the parts add up, each tax is its rate of its base', ({ lines }, total) => {
    const parts = withinTotal(total, lines);
    expect(sumOf(parts)).toBe(total);
    parts.forEach(({ amount, share }, at) => {
      expect(share).toEqual(lines[at]?.share && { ...lines[at].share, base: share?.base });
      if (share === undefined) return;
      expect(amount).toBe(shareOf(share.base, Math.round(share.percent * 10_000), ROUNDINGS[share.round]));
      expect(share.base).toBeLessThanOrEqual(total);
    });
  });

  test.prop([quotes])('the total of the lines gives the lines', ({ lines, total }) => {
    expect(withinTotal(total, lines).map(({ amount }) => amount)).toEqual(lines.map(({ amount }) => amount));
  });

  test.prop([quotes, amounts])(
    'a price before taxes has its total, which has the price in it',
    ({ lines }, rest) => {
      const total = totalOver(rest, lines);
      const taxes = withinTotal(total, lines).filter((_, at) => lines[at]?.share !== undefined);
      expect(total - sumOf(taxes)).toBeGreaterThanOrEqual(rest);
      expect(totalOver(rest, [{ amount: cents(100) }])).toBe(rest);
    },
  );

  test.prop([quotes, amounts, amounts])('more money is never less of a tax', ({ lines }, one, other) => {
    const less = withinTotal(cents(Math.min(one, other)), lines);
    const more = withinTotal(cents(Math.max(one, other)), lines);
    lines.forEach(({ share }, at) => {
      if (share !== undefined) expect(more[at]?.amount).toBeGreaterThanOrEqual(less[at]?.amount ?? 0);
    });
  });

  test('a refund of $50 leaves 5 % and 4 % of what is left, in whole dollars', () => {
    const gst = { percent: 5, round: 'dollar-up', base: cents(170_00) } as const;
    const levy = { ...gst, percent: 4 };
    const taxes = [
      { amount: cents(9_00), share: gst },
      { amount: cents(7_00), share: levy },
    ];
    const lines = [{ amount: cents(170_00) }, ...taxes];
    expect(withinTotal(cents(136_00), lines)).toEqual([
      { amount: 124_00 },
      { amount: 7_00, share: { ...gst, base: 124_00 } },
      { amount: 5_00, share: { ...levy, base: 124_00 } },
    ]);
    expect(withinTotal(cents(0), lines).map(({ amount }) => amount)).toEqual([0, 0, 0]);
    expect(() => withinTotal(cents(-1), lines)).toThrow(RangeError);
  });
});

test('[Q14] an odd cent is of the last line, all of the first if all were $0', () => {
  const partsOf = (...lines: Parameters<typeof withinTotal>[1]) =>
    withinTotal(cents(100), lines).map(({ amount }) => amount);
  const [none, one] = [{ amount: cents(0) }, { amount: cents(1) }];
  expect(partsOf(one, one, one)).toEqual([33, 33, 34]);
  const share = { percent: 5, round: 'cent', base: cents(0) } as const;
  expect(partsOf(none, none, { ...none, share })).toEqual([100, 0, 0]);
});

describe('[Q14] [F27] a total with a tax in its prices, and a fixed one', () => {
  const tariff = tariffWith({
    currency: 'EUR',
    nightly: [{ price: '84.90' }],
    fees: [
      { id: 'breakfast', amount: '9.90', each: 'person', per: 'night' },
      { id: 'vat', percent: 7, of: ['rooms'], included: true, tax: { name: 'VAT' } },
      { id: 'visitor', amount: '2.50', each: 'adult', per: 'night', tax: { name: 'Visitor’s tax' } },
    ],
  });
  const { lines, total } = quoteOf(tariff, stayOf(3, { party: { adults: 2 } }));

  test('its lines are the tax in the price at nothing, and the fixed one', () => {
    expect(amountsOf({ lines })).toBe('rooms 25470, breakfast 5940, vat 0, visitor 1500');
    expect(total).toBe(329_10);
  });

  test('$50 less leaves the fixed tax, and the tax in what the rooms still cost', () => {
    const [rooms, breakfast, vat, visitor] = withinTotal(cents(279_10), lines);
    expect(visitor).toEqual({ amount: 15_00 });
    expect(rooms!.amount + breakfast!.amount).toBe(264_10);
    const price = vat!.share!.included!.price;
    // The rooms were 254.70 of 314.10.
    expect(price).toBe(Math.floor((254_70 * 264_10) / 314_10));
    const amount = Math.round((price * 7) / 107);
    const included = { amount, price, percents: 7, of: ['rooms'] };
    expect(vat).toEqual({ amount: 0, share: { ...lines[2]!.share, base: price - amount, included } });
  });

  test('less than the fixed tax is all of it', () => {
    const parts = withinTotal(cents(7_00), lines);
    expect(parts.map(({ amount }) => amount)).toEqual([0, 0, 0, 7_00]);
    expect(parts[2]!.share?.included?.amount).toBe(0);
  });

  test.prop([amounts])('the parts add up, and the total of the lines gives the lines', (given) => {
    expect(sumOf(withinTotal(given, lines))).toBe(given);
    expect(withinTotal(total, lines)).toEqual(
      lines.map(({ amount, share }) => (share === undefined ? { amount } : { amount, share })),
    );
  });
});

describe('[M7] dividing an amount by weights', () => {
  test.prop([
    fc.integer({ min: -1e9, max: 1e9 }).map(cents),
    fc.array(amounts, { minLength: 1, maxLength: 8 }),
  ])('the parts add up; odd cents are at the largest remainders', (amount, weights) => {
    const parts = divide(amount, weights);
    const whole = weights.reduce((sum, weight) => sum + weight, 0);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
    if (whole === 0) return;
    const over = parts.map((part, at) => {
      const exact = BigInt(Math.abs(amount)) * BigInt(weights[at] ?? 0);
      return BigInt(Math.abs(part)) * BigInt(whole) - exact;
    });
    over.sort((a, b) => (a < b ? -1 : 1));
    const [least = 0n, most = 0n] = [over[0], over.at(-1)];
    expect(most - least <= BigInt(whole)).toBe(true);
  });

  test.prop([fc.array(amounts, { minLength: 1, maxLength: 8 })])(
    'weights of the amount are its parts',
    (weights) => {
      const whole = weights.reduce((sum, weight) => sum + weight, 0);
      if (whole > 0) expect(divide(cents(whole), weights)).toEqual(weights);
    },
  );

  test.prop([
    fc.array(amounts, { minLength: 1, maxLength: 6 }),
    fc.integer({ min: 0, max: 300_000 }),
    fc.integer({ min: 0, max: 300_000 }),
  ])('[F27] each line of a price has its own part of a tax in it', (prices, share, other) => {
    const whole = BigInt(1_000_000 + share + other);
    const price = BigInt(prices.reduce((sum, one) => sum + one, 0));
    const tax = cents(Number((2n * price * BigInt(share) + whole) / (2n * whole)));
    const percents = { percent: share / 10_000, percents: (share + other) / 10_000 };
    const parts = divide(tax, prices, 1, percents);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(tax);
    if (price === 0n) return;
    for (const [at, part] of parts.entries()) {
      const over = BigInt(part) * whole - BigInt(prices[at] as number) * BigInt(share);
      expect(over < whole && -over < whole).toBe(true);
    }
  });

  test('[F27] a line without an odd cent stays so; of other prices weights count', () => {
    const vat = { percent: 16, percents: 16 };
    const lines = [6960_00, 10_10, 10_10].map(cents);
    // 960.00, 1.3931… and 1.3931…; by weight alone the first would have the odd cent.
    expect(divide(cents(962_79), lines, 1, vat)).toEqual([960_00, 1_40, 1_39]);
    expect(divide(cents(962_79), lines)[0]).toBe(960_01);
    expect(divide(cents(10_00), lines, 1, vat)).toEqual(divide(cents(10_00), lines));
    // A cent less or more than the tax in the lines is of other ones, too.
    const gst = { percent: 5, percents: 5 };
    expect(divide(cents(1), [cents(21), cents(21)], 1, gst)).toEqual([1, 0]);
    expect(divide(cents(2), [cents(1), cents(20)], 1, gst)).toEqual([0, 2]);
    expect(divide(cents(10), [cents(105)], 1, gst)).toEqual([10]);
  });

  test('of equal remainders the first has the odd cent, without a weight all', () => {
    const weights = [cents(1), cents(1), cents(1)];
    expect(divide(cents(100), weights)).toEqual([34, 33, 33]);
    expect(divide(cents(-100), weights)).toEqual([-34, -33, -33]);
    expect(divide(cents(500), [cents(0), cents(0)])).toEqual([500, 0]);
  });
});
