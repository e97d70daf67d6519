import { fc, test } from '@fast-check/vitest';
import { cents, type FeeData, parseTariff, sum, type TariffData, TariffError } from '../src/index.ts';
import type { ArticleCharge } from '../src/rates.ts';
import { articleLines } from './support/english.ts';
import { amountsOf, faultsOf, lineOf, quoteOf, refusalOf, stayOf, tariffWith } from './support/pricing.ts';

type Article = NonNullable<TariffData['articles']>[number];

const TAX = { name: 'Goods and services tax', number: '123 RT0001' };
const GST: FeeData = { id: 'gst', label: 'GST', percent: 5, of: ['rooms'], round: 'dollar-up', tax: TAX };
const QST: FeeData = { id: 'qst', label: 'QST', percent: '9.975', of: ['rooms', 'gst'] };
const VAT: FeeData = { id: 'vat', label: 'VAT', percent: 7, of: ['rooms'], included: true };

const tariffOf = (article: Partial<Article>, fees: readonly FeeData[] = [GST, QST, VAT]) =>
  tariffWith({ fees, articles: [{ id: 'wood', ...article }] });
const linesOf = (article: Partial<Article>, charge: Partial<ArticleCharge> = {}) =>
  articleLines(tariffOf(article), { article: 'wood', ...charge });

describe('[F29] an article is charged besides a stay', () => {
  test('at its price, as often as asked', () => {
    expect(linesOf({ label: 'Firewood', price: '8.50' }, { quantity: 3 })).toEqual([
      { kind: 'wood', rule: 'F29', label: 'Firewood', quantity: 3, unitAmount: 850, amount: 2550 },
    ]);
  });

  test('at the amount that the charge states', () => {
    expect(linesOf({}, { amount: cents(4999) })).toMatchObject([{ label: 'wood', amount: 4999 }]);
  });

  test('with its taxes to the cent, one of the other as in the tariff', () => {
    expect(linesOf({ price: 10, taxes: ['gst', 'qst'] })).toMatchObject([
      { amount: 1000 },
      {
        rule: 'F29',
        label: 'GST',
        amount: 50,
        detail: '5%',
        share: { percent: 5, base: 1000, round: 'cent', tax: TAX },
      },
      { rule: 'F29', label: 'QST', amount: 105, share: { percent: 9.975, base: 1050 } },
    ]);
    expect(linesOf({ price: 10, taxes: ['qst'] })[1]?.share).not.toHaveProperty('tax');
    expect(linesOf({ price: 10, taxes: ['qst'] })).toMatchObject([{}, { amount: 100 }]);
  });

  test('[F27] with a tax within its price', () => {
    const share = { base: 10_000, included: { amount: 700, price: 10_700, of: ['wood'] } };
    const lines = [{ amount: 10_700 }, { rule: 'F29', amount: 0, share }];
    expect(linesOf({ price: 107, taxes: ['vat'] })).toMatchObject(lines);
  });

  test('[F37] with a net tax, of its price without the tax within', () => {
    const levy: FeeData = { id: 'levy', percent: 5, of: ['rooms'], net: true };
    const tariff = tariffOf({ price: 107, taxes: ['vat', 'levy'] }, [VAT, levy]);
    expect(articleLines(tariff, { article: 'wood' }).map(({ amount }) => amount)).toEqual([10_700, 0, 500]);
  });

  test('[L5] a credit is an allowance', () => {
    expect(linesOf({ price: 10, isCredit: true }, { quantity: 2 })).toEqual([
      { kind: 'wood', rule: 'L5', label: 'wood', quantity: 2, unitAmount: -1000, amount: -2000 },
    ]);
  });

  test.prop([
    fc.integer({ min: 0, max: 9_999_999 }),
    fc.integer({ min: 1, max: 1000 }),
    fc.integer({ min: 0, max: 1_000_000 }),
    fc.boolean(),
  ])('each tax is within half a cent of its share', (each, quantity, share, isIncluded) => {
    const percent = (share / 10_000).toFixed(4);
    const tax: FeeData = { id: 'tax', percent, of: ['rooms'], included: isIncluded };
    const charge = { article: 'wood', quantity, amount: cents(each) };
    const lines = articleLines(tariffOf({ taxes: ['tax'] }, [tax]), charge);
    expect(lines[0]?.amount).toBe(each * quantity);
    const price = BigInt(each * quantity);
    const told = BigInt(lines[1]?.share?.included?.amount ?? lines[1]?.amount ?? 0);
    const whole = isIncluded ? 1_000_000n + BigInt(share) : 1_000_000n;
    const off = 2n * (told * whole - price * BigInt(share));
    expect(off > -whole - 1n && off <= whole).toBe(true);
    expect(sum(...lines.map(({ amount }) => amount))).toBe(each * quantity + (isIncluded ? 0 : Number(told)));
  });

  const PRICED = 'An article without a price, and no other, is charged at an amount';

  test.each<[string, Partial<Article>, Partial<ArticleCharge>, string]>([
    ['an article that is not there', { price: 1 }, { article: 'ice' }, 'The tariff has no article ice'],
    ['no amount', {}, {}, PRICED],
    ['an amount beside its price', { price: 1 }, { amount: cents(5) }, PRICED],
    ['an amount below $0', {}, { amount: cents(-5) }, 'amount must be'],
    ['an amount above $99,999.99', {}, { amount: cents(10_000_000) }, 'amount must be'],
    ['none', { price: 1 }, { quantity: 0 }, 'quantity must be'],
    ['half a one', { price: 1 }, { quantity: 0.5 }, 'quantity must be'],
    ['1001', { price: 1 }, { quantity: 1001 }, 'quantity must be'],
  ])('not %s', (_, article, charge, message) => {
    expect(() => linesOf(article, charge)).toThrow(RangeError);
    expect(() => linesOf(article, charge)).toThrow(message);
  });
});

describe('[F1] articles of a tariff', () => {
  test.each<[Partial<Article>, string]>([
    [{ id: 'gst' }, 'articles[0].id: unique rooms, persons, step, period, code, rounding'],
    [{ id: 'rounding' }, 'articles[0].id'],
    [{ price: '-1' }, 'articles[0].price'],
    [{ label: ' ' }, 'articles[0].label'],
    [{ taxes: ['pst'] }, 'articles[0].taxes'],
    [{ taxes: [] }, 'articles[0].taxes'],
    [{ taxes: ['cleaning'] }, 'articles[0].taxes'],
    [{ isCredit: true, taxes: ['gst'] }, 'articles[0].taxes: unknown'],
    [{ isCredit: 'yes' } as never, 'articles[0].isCredit'],
  ])('%j is refused', (article, path) => {
    const fees: FeeData[] = [GST, QST, VAT, { id: 'cleaning', amount: 20 }];
    const data = { ...tariffOf({}, fees).data, articles: [{ id: 'wood', ...article }] };
    const faults = () => parseTariff(data);
    expect(faults).toThrow(TariffError);
    expect(faults).toThrow(path);
  });

  test('each has an id of its own', () => {
    expect(() => tariffWith({ articles: [{ id: 'a' }, { id: 'a' }] })).toThrow('articles[1].id');
  });
});

describe('[F31] an article that guests may order is a part of the price', () => {
  const CITY: FeeData = { id: 'city', amount: 3, per: 'night', tax: { name: 'City tax' } };
  const offering = () =>
    tariffWith({
      fees: [CITY, { ...GST, round: 'cent' }, QST],
      articles: [
        { id: 'laundry', price: 6 },
        { id: 'breakfast', label: 'Breakfast', price: 12, taxes: ['gst'], offered: 'night', stock: 40 },
        { id: 'cot', price: '15.50', taxes: ['gst', 'qst'], offered: 'stay' },
      ],
    });

  test('each night or once, before the percentages that it names', () => {
    const quote = quoteOf(offering(), stayOf(2, { orders: { cot: 1, breakfast: 3 } }));
    expect(quote.orders).toEqual({ breakfast: 3, cot: 1 });
    const breakfast = { label: 'Breakfast', detail: '3 × $12 × 2 nights', quantity: 6, unitAmount: 1200 };
    expect(quote.lines.slice(2, 4)).toEqual([
      lineOf('F31 breakfast', 7200, breakfast),
      lineOf('F31 cot', 1550, { detail: '1 × $15.50', quantity: 1, unitAmount: 1550 }),
    ]);
    // 5 % of $200, $72 and $15.50; 9.975 % of $200, that GST and $15.50.
    expect(amountsOf(quote)).toBe('rooms 20000, city 600, breakfast 7200, cot 1550, gst 1438, qst 2293');
  });

  test.each([
    [{ laundry: 1 }, ['F31', 'order-unknown', 'orders', 'laundry']],
    [{ toString: 1 }, ['F31', 'order-unknown', 'orders', 'toString']],
    [{ cot: -1 }, ['F31', 'order-invalid', 'orders', 'cot', 100]],
    [{ cot: 1.5 }, ['F31', 'order-invalid', 'orders', 'cot', 100]],
    [{ cot: 101 }, ['F31', 'order-invalid', 'orders', 'cot', 100]],
    [{ cot: '1' }, ['F31', 'order-invalid', 'orders', 'cot', 100]],
    [['cot'], ['F31', 'order-unknown', 'orders', '']],
    [null, ['F31', 'order-unknown', 'orders', '']],
  ])('%j is refused', (orders, refusal) => {
    expect(refusalOf(offering(), stayOf(1, { orders: orders as never }))).toEqual(refusal);
  });

  test('[F1] no price, a credit, or taxes in the price: not offered', () => {
    const faults = (article: object, fees: readonly FeeData[] = [GST]) =>
      faultsOf({ fees, articles: [{ id: 'cot', ...article }] as never });
    expect(faults({ offered: 'stay' })).toEqual(['articles[0].offered offered']);
    expect(faults({ offered: 'stay', price: 1, isCredit: true })).toEqual(['articles[0].offered offered']);
    expect(faults({ offered: 'day', price: 1 })).toEqual(['articles[0].offered word']);
    expect(faults({ stock: 5, price: 1 })).toEqual(['articles[0].stock stock']);
    expect(faults({ offered: 'stay', price: 1, stock: 0 })).toEqual(['articles[0].stock number']);
    const city: FeeData = { id: 'city', percent: 2, of: ['rooms'], included: true };
    expect(faults({ offered: 'stay', price: 1, taxes: ['vat'] }, [VAT, city])).toEqual(['articles included']);
    expect(faults({ offered: 'stay', price: 1, taxes: ['vat', 'city'] }, [VAT, city])).toEqual([]);
    expect(faults({ price: 1, taxes: ['vat'] }, [VAT, city])).toEqual([]);
  });
});
