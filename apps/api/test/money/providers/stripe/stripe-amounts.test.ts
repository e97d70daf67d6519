import { CURRENCIES, cents, smallestUnitOf } from '@motel/booking-core';
import { fromStripe, toStripe } from '../../../../src/money/providers/stripe/stripe-amounts.ts';

describe('M9: amounts as Stripe counts them', () => {
  test.each([
    ['CAD', 12_34, 1234],
    ['EUR', 100_00, 10_000],
    ['JPY', 7200_00, 7200],
    // Stripe counts its hundredths, although it has none.
    ['ISK', 7200_00, 720_000],
    // Stripe takes no thousandths but tens.
    ['KWD', 12_34, 12_340],
  ])('%s: %i hundredths are %i, and back', (currency, amount, counted) => {
    expect(toStripe(currency, cents(amount))).toBe(counted);
    expect(fromStripe(currency, counted)).toBe(amount);
    expect(fromStripe(currency.toLowerCase(), counted)).toBe(amount);
  });

  test('a currency that we do not know is counted in hundredths', () => {
    expect(fromStripe('zzz', 1234)).toBe(12_34);
  });

  test('every amount of every currency is a whole number at Stripe', () => {
    for (const currency of CURRENCIES) {
      const amount = cents(1_234_567 * smallestUnitOf(currency));
      expect(Number.isInteger(toStripe(currency, amount))).toBe(true);
    }
  });
});
