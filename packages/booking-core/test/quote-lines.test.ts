import { it } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  cents,
  DEFAULT_TARIFF,
  ENGLISH,
  type QuoteRequest,
  quote,
  quoteLines,
  type Tariff,
} from '../src/index.ts';
import { quoteRequests, tariffs } from './support/arbitraries.ts';
import { DEMO_OFFER } from './support/demo-offer.ts';
import { plainSum } from './support/exact.ts';

const BY_THE_NIGHT: Tariff = { ...DEFAULT_TARIFF, petFeeBasis: 'night', extraPersonBasis: 'night' };

function linesFor(request: Partial<QuoteRequest>, tariff: Tariff = DEFAULT_TARIFF) {
  const whole = { rate: DEMO_OFFER, nights: 1, rooms: 1, chargedPersons: 0, pets: 0, ...request };
  return quoteLines(quote(whole, tariff), tariff);
}

describe('§9 [Q9] the price breakdown', () => {
  test('[Q9] the lines of §9 in their order, also those at $0', () => {
    expect(linesFor({})).toEqual([
      { kind: 'rooms', label: '$89 × 1 night × 1 room', amount: 8900 },
      { kind: 'extra-persons', label: 'Extra person charge', amount: 0 },
      { kind: 'smoking-room', label: 'Smoking room charge', amount: 0 },
      { kind: 'pets', label: 'Pet fee per pet', amount: 0 },
      { kind: 'taxes', label: 'Taxes', detail: '5%', amount: 500 },
      { kind: 'tourism-levy', label: 'Tourism Levy tax', detail: '4%', amount: 400 },
    ]);
  });

  test('[Q9] a detail has the factors of a charge by the stay', () => {
    expect(linesFor({ nights: 3, rooms: 2, chargedPersons: 2, pets: 1 })).toMatchObject([
      { label: '$89 × 3 nights × 2 rooms', amount: 53_400 },
      { label: 'Extra person charge', detail: '2 persons × $20', amount: 4000 },
      { amount: 0 },
      { label: 'Pet fee per pet', detail: '1 pet × $15', amount: 1500 },
      {},
      {},
    ]);
  });

  test('[Q9] [F2] a detail of a charge by the night has the nights too', () => {
    expect(linesFor({ nights: 3, chargedPersons: 1, pets: 2 }, BY_THE_NIGHT)).toMatchObject([
      {},
      { detail: '1 person × $20 × 3 nights', amount: 6000 },
      {},
      { detail: '2 pets × $15 × 3 nights', amount: 9000 },
      {},
      {},
    ]);
  });

  test('[Q9] the percentages are those of the tariff', () => {
    const tariff: Tariff = {
      ...DEFAULT_TARIFF,
      taxes: { percent: 6, rounding: 'ceil' },
      tourismLevy: { percent: 0, rounding: 'ceil' },
    };
    expect(linesFor({}, tariff).map(({ detail }) => detail)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      '6%',
      '0%',
    ]);
  });

  test('[Q9] [Q5] the rounding has its own line, only when it is not $0', () => {
    const lines = linesFor({ rate: { ...DEMO_OFFER, pricePerNight: cents(123_450) } });
    expect(lines[0]).toMatchObject({ label: '$1,234.50 × 1 night × 1 room' });
    expect(lines.at(-1)).toEqual({ kind: 'rounding', label: 'Rounding to whole dollars', amount: 50 });
  });

  it.prop([quoteRequests, tariffs])('[Q9] the lines always add up to the total', (request, tariff) => {
    const quoted = quote(request, tariff);
    const lines = quoteLines(quoted, tariff);
    expect(plainSum(lines.map(({ amount }) => amount))).toBe(quoted.total);
    expect(lines.some(({ kind }) => kind === 'rounding')).toBe(quoted.rounding !== 0);
  });

  it.prop([quoteRequests, tariffs])(
    '[Q9] the factors in a line’s words multiply to its amount',
    (request, tariff) => {
      const [rooms, extraPersons, , pets] = quoteLines(quote(request, tariff), tariff);
      expect(productOf(rooms!.label)).toBe(BigInt(rooms!.amount));
      for (const line of [extraPersons!, pets!])
        expect(productOf(line.detail ?? '0')).toBe(BigInt(line.amount));
    },
  );
});

test('[F4] the sentence about a fee names its basis', () => {
  expect(ENGLISH.fee({ amount: cents(1500), unit: 'pet', basis: 'night' })).toBe('$15 per pet per night');
  expect(ENGLISH.fee({ amount: cents(2050), unit: 'person', basis: 'stay' })).toBe(
    '$20.50 per person per stay',
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
