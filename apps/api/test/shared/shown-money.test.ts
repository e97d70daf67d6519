import { cents } from '@motel/booking-core';
import { shownMoney } from '@motel/content/words';
import fc from 'fast-check';
import { expect, it } from 'vitest';

it.each([
  [0, '$0.00'],
  [5, '$0.05'],
  [9800, '$98.00'],
  [123_450, '$1,234.50'],
  [-100, '−$1.00'],
])('%d cents are shown as %s', (amount, shown) => {
  expect(shownMoney(cents(amount))).toBe(shown);
});

it('every amount is shown to the cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e13, max: 1e13 }), (amount) => {
      const digits = shownMoney(cents(amount))
        .replace('−', '-')
        .replace(/[^\d-]/g, '');
      expect(Number(digits) + 0).toBe(amount + 0);
    }),
  );
});
