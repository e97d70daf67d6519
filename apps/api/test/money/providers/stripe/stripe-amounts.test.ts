import { CURRENCIES, cents, decimalsOf, smallestUnitOf } from '@motel/booking-core';
import { content, showContent } from '@motel/content/server';
import { afterEach, describe, expect, test } from 'vitest';
import { fromStripe, toStripe } from '../../../../src/money/providers/stripe/stripe-amounts.ts';
import { showFolderAgain } from '../../../support/folder-content.ts';

const shown = content;

function paidIn(currency: string): void {
  const rates = { ...shown.rates, currency };
  const money = { ...shown.money, currency, unit: smallestUnitOf(currency), decimals: decimalsOf(currency) };
  showContent({ ...shown, rates, money });
}

describe('M9: amounts as Stripe counts them', () => {
  afterEach(showFolderAgain);

  test.each([
    ['CAD', 12_34, 1234],
    ['EUR', 100_00, 10_000],
    ['JPY', 7200_00, 7200],
    // Stripe counts its hundredths, although it has none.
    ['ISK', 7200_00, 720_000],
    // Stripe takes no thousandths but tens.
    ['KWD', 12_34, 12_340],
  ])('%s: %i hundredths are %i, and back', (currency, amount, counted) => {
    paidIn(currency);
    expect(toStripe(cents(amount))).toBe(counted);
    expect(fromStripe(counted)).toBe(amount);
    expect(fromStripe(counted, currency.toLowerCase())).toBe(amount);
  });

  test('an amount in another currency is read as that one', () => {
    paidIn('CAD');
    expect(fromStripe(7200, 'jpy')).toBe(7200_00);
    expect(fromStripe(12_340, 'kwd')).toBe(12_34);
    expect(fromStripe(1234, 'zzz')).toBe(12_34);
  });

  test('every amount of every currency is a whole number at Stripe', () => {
    for (const currency of CURRENCIES) {
      paidIn(currency);
      const amount = cents(1_234_567 * smallestUnitOf(currency));
      expect(Number.isInteger(toStripe(amount))).toBe(true);
    }
  });
});
