import { cents } from '@motel/booking-core';
import { content, showContent } from '@motel/content/server';
import { shownMoney } from '@motel/content/words';

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { showFolderAgain } from '../support/folder-content.ts';

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

it.each([
  ['¥', 0, 7_200_00, '¥7,200'],
  ['¥', 0, -100, '−¥1'],
  ['KWD ', 3, 12_34, 'KWD 12.340'],
  ['KWD ', 3, 12_00, 'KWD 12.000'],
] as const)('M9: in %s with %i decimals, %i hundredths are %s', (sign, decimals, amount, shown) => {
  showContent({ ...content, money: { ...content.money, sign, decimals } });
  try {
    expect(shownMoney(cents(amount))).toBe(shown);
  } finally {
    showFolderAgain();
  }
});
