import type { Cents } from '@motel/booking-core';
import { screen } from '@testing-library/react';
import { BalanceTag } from '../../src/shared/parts/Tag.tsx';
import { render } from '../motel.tsx';

test.each([
  [0, undefined, 'Settled'],
  [20, undefined, '$20.00 due'],
  [20, 'Prairie Drilling', 'Prairie Drilling pays'],
  [-20, undefined, '$20.00 to refund'],
])('a balance of %d dollars, paid by %s, reads “%s” on the night board', (balance, payer, words) => {
  render(<BalanceTag stay={{ balance: (100 * balance) as Cents, payer }} settled="Settled" />);
  expect(screen.getByText(words)).toBeDefined();
});
