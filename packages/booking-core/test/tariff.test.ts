import { it } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { chargesPerStay, DEFAULT_TARIFF } from '../src/index.ts';
import { nightCounts } from './support/arbitraries.ts';

test('[F1] the default tariff has the rates of §9', () => {
  expect(DEFAULT_TARIFF).toEqual({
    cardTax: { percent: 10, rounding: 'floor' },
    taxes: { percent: 5, rounding: 'ceil' },
    tourismLevy: { percent: 4, rounding: 'ceil' },
    totalRounding: 'ceil',
    petFeeBasis: 'stay',
    extraPersonBasis: 'stay',
  });
});

describe('[F2] the number of charges', () => {
  it.prop([nightCounts])('[F2] is one for the stay, or one for each night', (nights) => {
    expect(chargesPerStay('stay', nights)).toBe(1);
    expect(chargesPerStay('night', nights)).toBe(nights);
  });
});
