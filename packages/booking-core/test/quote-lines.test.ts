import { it } from '@fast-check/vitest';
import { cents, ENGLISH, parseTariff } from '../src/index.ts';
import { oldRequests, oldTariffs } from './support/arbitraries.ts';
import { type OldRequest, type OldTariff, STANDARD } from './support/exact.ts';
import { oldRequestOf, oldTariffData } from './support/old-rules.ts';
import { lineOf, quoteOf, stayOf, tariffWith } from './support/pricing.ts';

const DEMO_RATE = { pricePerNight: 8900, petFee: 1500, extraPersonCharge: 2000 };
const BY_THE_NIGHT: OldTariff = { ...STANDARD, petFeeBasis: 'night', extraPersonBasis: 'night' };

function quoteFor(request: Partial<OldRequest>, tariff: OldTariff = STANDARD) {
  const whole = { rate: DEMO_RATE, nights: 1, rooms: 1, chargedPersons: 0, pets: 0, ...request };
  return quoteOf(parseTariff(oldTariffData(whole.rate, tariff)), oldRequestOf(whole));
}

describe('§9 [Q9] the price breakdown', () => {
  test('[Q9] the lines of §9 in their order, also those at $0', () => {
    const percent = (label: string, of: number) => {
      return { label, detail: `${of}%`, share: { base: 89_00, round: 'dollar-up', percent: of } };
    };
    expect(quoteFor({}).lines).toEqual([
      lineOf('Q1 rooms', 8900, { label: '$89 × 1 night × 1 room', quantity: 1, unitAmount: 8900 }),
      lineOf('Q2 extra-persons', 0, { label: 'Extra person charge' }),
      lineOf('Q2 smoking-room', 0, { label: 'Smoking room charge', quantity: 1, unitAmount: 0 }),
      lineOf('Q2 pets', 0, { label: 'Pet fee per pet' }),
      lineOf('Q3 taxes', 500, percent('Taxes', 5)),
      lineOf('Q3 tourism-levy', 400, percent('Tourism Levy tax', 4)),
    ]);
  });

  test('[Q9] a detail has the factors of a charge by the stay', () => {
    expect(quoteFor({ nights: 3, rooms: 2, chargedPersons: 2, pets: 1 }).lines).toMatchObject([
      { label: '$89 × 3 nights × 2 rooms', amount: 53_400, quantity: 6, unitAmount: 8900 },
      { label: 'Extra person charge', detail: '2 persons × $20', amount: 4000, quantity: 2 },
      { amount: 0 },
      { label: 'Pet fee per pet', detail: '1 pet × $15', amount: 1500, quantity: 1, unitAmount: 1500 },
      {},
      {},
    ]);
  });

  test('[Q9] [F2] a detail of a charge by the night has the nights too', () => {
    expect(quoteFor({ nights: 3, chargedPersons: 1, pets: 2 }, BY_THE_NIGHT).lines).toMatchObject([
      {},
      { detail: '1 person × $20 × 3 nights', amount: 6000, quantity: 3 },
      {},
      { detail: '2 pets × $15 × 3 nights', amount: 9000, quantity: 6 },
      {},
      {},
    ]);
  });

  test('[Q9] the percentages are those of the tariff', () => {
    const tariff: OldTariff = {
      ...STANDARD,
      taxes: { percent: 6, rounding: 'ceil' },
      tourismLevy: { percent: 0, rounding: 'ceil' },
    };
    const details = quoteFor({}, tariff).lines.map(({ detail }) => detail);
    expect(details).toEqual([undefined, undefined, undefined, undefined, '6%', '0%']);
  });

  test('[Q9] [Q5] the rounding has its own line, only when it is not $0', () => {
    const { lines } = quoteFor({ rate: { ...DEMO_RATE, pricePerNight: 123_450 } });
    expect(lines[0]).toMatchObject({ label: '$1,234.50 × 1 night × 1 room' });
    expect(lines.at(-1)).toEqual(lineOf('Q5 rounding', 50, { label: 'Rounding to whole dollars' }));
  });

  test('[Q9] each price of a night has its line, at the place of its first night', () => {
    const tariff = tariffWith({
      nightly: [{ price: '100' }, { price: '120', on: ['fri', 'sat'] }, { price: '90', on: ['thu'] }],
    });
    const { lines, nights } = quoteOf(tariff, stayOf(8, { rooms: 2 }));
    expect(lines.map(({ label, amount }) => [label, amount])).toEqual([
      ['$100 × 5 nights × 2 rooms', 100_000],
      ['$90 × 1 night × 2 rooms', 18_000],
      ['$120 × 2 nights × 2 rooms', 48_000],
    ]);
    expect(nights).toEqual([
      { from: '2027-07-04', nights: 4, price: 10_000 },
      { from: '2027-07-08', nights: 1, price: 9000 },
      { from: '2027-07-09', nights: 2, price: 12_000 },
      { from: '2027-07-11', nights: 1, price: 10_000 },
    ]);
  });

  it.prop([oldRequests, oldTariffs])(
    '[Q9] the factors in a line’s words multiply to its amount',
    (request, tariff) => {
      const [rooms, extraPersons, , pets] = quoteFor(request, tariff).lines;
      expect(productOf(rooms!.label)).toBe(BigInt(rooms!.amount));
      for (const line of [extraPersons!, pets!])
        expect(productOf(line.detail ?? '0')).toBe(BigInt(line.amount));
      for (const { quantity = 0, unitAmount = 0, amount } of [rooms!, extraPersons!, pets!])
        expect(quantity * unitAmount).toBe(amount);
    },
  );
});

test('[F4] the sentence about a fee names its basis', () => {
  expect(ENGLISH.fee({ amount: cents(1500), unit: 'pet', basis: 'night', currency: 'CAD' })).toBe(
    '$15 per pet per night',
  );
  expect(ENGLISH.fee({ amount: cents(2050), unit: 'person', basis: 'stay', currency: 'EUR' })).toBe(
    '€20.50 per person per stay',
  );
});

/** Multiplies the factors of `2 pets × $15 × 3 nights`, in cents. */
function productOf(words: string): bigint {
  return words.split(' × ').reduce((product, factor) => {
    const [, dollars = '', fraction] = /^\$([\d,]+)(?:\.(\d\d))?$/.exec(factor) ?? [];
    if (dollars !== '') return product * BigInt(`${dollars.replaceAll(',', '')}${fraction ?? '00'}`);
    return product * BigInt(factor.split(' ')[0]!);
  }, 1n);
}
