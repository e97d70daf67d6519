import { fc, it } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  cents,
  DEFAULT_TARIFF,
  MAX_COUNT,
  MAX_NIGHTS,
  MAX_RATE,
  type QuoteRequest,
  quote,
  type Tariff,
} from '../src/index.ts';
import { anyNumber, counts, rates, tariffs } from './support/arbitraries.ts';
import { DEMO_OFFER } from './support/demo-offer.ts';
import { exactQuote } from './support/exact.ts';

const ONE_NIGHT: QuoteRequest = { rate: DEMO_OFFER, nights: 1, rooms: 1, chargedPersons: 0, pets: 0 };

/** Mostly within the ranges, so that both results are common. */
const loose = fc.oneof({ weight: 4, arbitrary: counts(1, 365) }, { weight: 1, arbitrary: anyNumber });

function quoting(request: Partial<QuoteRequest>, tariff: Tariff = DEFAULT_TARIFF) {
  return () => quote({ ...ONE_NIGHT, ...request }, tariff);
}

describe('[Q6] the range of the confirm rule', () => {
  test('[Q6] its largest request is quoted exactly', () => {
    const largest: QuoteRequest = {
      rate: {
        pricePerNight: cents(MAX_RATE),
        petFeePerPet: cents(MAX_RATE),
        extraPersonCharge: cents(MAX_RATE),
      },
      nights: MAX_NIGHTS,
      rooms: MAX_COUNT,
      chargedPersons: 2 * MAX_COUNT,
      pets: MAX_COUNT,
    };
    const tariff: Tariff = {
      ...DEFAULT_TARIFF,
      petFeeBasis: 'night',
      extraPersonBasis: 'night',
      taxes: { percent: 100, rounding: 'ceil' },
      tourismLevy: { percent: 100, rounding: 'ceil' },
    };
    expect(BigInt(quote(largest, tariff).total)).toBe(exactQuote(largest, tariff).total);
  });

  test.each([
    [{ nights: 0 }, 'nights must be a whole number from 1 to 365, not 0'],
    [{ nights: 366 }, 'nights must be a whole number from 1 to 365, not 366'],
    [{ nights: 1.5 }, 'nights must be a whole number from 1 to 365, not 1.5'],
    [{ rooms: 0 }, 'rooms must be a whole number from 1 to 1000, not 0'],
    [{ rooms: 1001 }, 'rooms must be a whole number from 1 to 1000, not 1001'],
    [{ chargedPersons: -1 }, 'chargedPersons must be a whole number from 0 to 2000, not -1'],
    [{ chargedPersons: 2001 }, 'chargedPersons must be a whole number from 0 to 2000, not 2001'],
    [{ pets: Number.NaN }, 'pets must be a whole number from 0 to 1000, not NaN'],
    [{ pets: 1001 }, 'pets must be a whole number from 0 to 1000, not 1001'],
  ])('[Q6] %o is refused: %s', (wrong, message) => {
    expect(quoting(wrong)).toThrow(new RangeError(message));
  });

  test.each(['pricePerNight', 'petFeePerPet', 'extraPersonCharge'] as const)(
    '[F3] %s is $0 to $99,999.99',
    (field) => {
      const withRate = (amount: number) => quoting({ rate: { ...DEMO_OFFER, [field]: cents(amount) } });
      expect(withRate(0)).not.toThrow();
      expect(withRate(9_999_999)).not.toThrow();
      expect(withRate(-1)).toThrow(
        new RangeError(`${field} must be a whole number from 0 to 9999999, not -1`),
      );
      expect(withRate(10_000_000)).toThrow(RangeError);
    },
  );

  test.each([-1, 101, 5.5])('[F1] [M5] a fee of %s %% is refused', (percent) => {
    expect(quoting({}, { ...DEFAULT_TARIFF, taxes: { percent, rounding: 'ceil' } })).toThrow(RangeError);
    expect(quoting({}, { ...DEFAULT_TARIFF, tourismLevy: { percent, rounding: 'ceil' } })).toThrow(
      RangeError,
    );
  });

  it.prop([rates, loose, loose, loose, loose, tariffs])(
    '[Q6] gives a quote within the ranges and a RangeError outside',
    (rate, nights, rooms, chargedPersons, pets, tariff) => {
      const isIn = (value: number, least: number, most: number) =>
        Number.isInteger(value) && value >= least && value <= most;
      const isDocumented =
        isIn(nights, 1, 365) && isIn(rooms, 1, 1000) && isIn(chargedPersons, 0, 2000) && isIn(pets, 0, 1000);
      const calculate = () => quote({ rate, nights, rooms, chargedPersons, pets }, tariff);
      if (isDocumented) expect(Number.isSafeInteger(calculate().total)).toBe(true);
      else expect(calculate).toThrow(RangeError);
    },
  );
});
