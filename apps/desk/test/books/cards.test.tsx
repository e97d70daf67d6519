import { DESK_CALLS, type MonthBooks } from '@motel/api-client/desk-contracts';
import { cents } from '@motel/booking-core';
import { screen } from '@testing-library/react';
import { RoundingCard } from '../../src/features/books/RoundingCard.tsx';
import { StepsCard } from '../../src/features/books/StepsCard.tsx';
import { render } from '../motel.tsx';

const NONE = { room: 0, extras: 0, kept: 0, taxes: [], total: 0, money: 0 };

function monthWith(part: object): MonthBooks {
  return DESK_CALLS.month.answer.parse({
    month: '2027-07',
    taxes: [],
    stays: [],
    kinds: [],
    totals: NONE,
    payments: [],
    ways: [],
    net: 0,
    steps: [],
    outside: [],
    isReconciled: true,
    isWhole: true,
    ...part,
  });
}

function showSteps(part: object) {
  render(<StepsCard books={monthWith(part)} />);
}

test('§14.6: each step from the charges to the money is a bar', () => {
  showSteps({
    totals: { ...NONE, total: 500 },
    steps: [
      { kind: 'not-paid', amount: -120, count: 1 },
      { kind: 'to-come', amount: 60, count: 2 },
    ],
    net: 440,
  });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Charged in the month$500.00',
    'Not paid yet1 stay−$120.00',
    'Taken for nights to come2 stays+$60.00',
    'Money that moved$440.00',
  ]);
  expect(screen.getByText('Agrees to the cent')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Not paid yet' }).getAttribute('href')).toContain('list=not-paid');
});

test('§14.6: steps that miss the money say by how much', () => {
  showSteps({ totals: { ...NONE, total: 500 }, net: 440, isReconciled: false });
  expect(screen.getByRole('alert').textContent).toContain('The steps miss the money by −$60.00.');
});

test('§14.18: a tax stands beside its per cent of all, with the cents between', () => {
  const tax = { name: 'GST', percent: 5, base: cents(1_621_300), amount: cents(81_075) };
  render(<RoundingCard taxes={[tax, { name: 'A fee', amount: cents(700) }]} />);
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'Per cent of allCharged',
    'GST, 5%$810.65$810.75$0.10 more',
  ]);
});
