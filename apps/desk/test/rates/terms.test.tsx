import { fireEvent, screen } from '@testing-library/react';
import { TermsPage } from '../../src/features/rates/terms/TermsPage.tsx';
import {
  figureWords,
  partFor,
  readValues,
  termsChoices,
} from '../../src/features/rates/terms/terms-choices.tsx';
import { conflictOf } from '../../src/features/rates/terms/terms-conflict.ts';
import { endOf, policiesOf, type Terms, termsDrafts } from '../../src/features/rates/terms/terms-draft.ts';
import { MOTEL, render } from '../motel.tsx';
import { NOTHING_CHANGES, serveRates } from './serve-rates.ts';

const KNOWN: Terms = {
  version: 3,
  currency: 'CAD',
  today: '2027-05-10',
  policies: [
    { name: 'Old', from: '2027-01-01', to: '2027-02-01', keep: 'everything' },
    { name: 'Standard', freeHours: 24, keep: 'first night' },
    { name: 'No refund', plan: ['nr'], keep: 'everything' },
    {
      ...{ name: 'Heritage', from: '2027-07-30', to: '2027-08-01' },
      ...{ freeHours: 168, keep: '50%', noShow: 'everything', deposit: '30%' },
    },
  ],
  plans: [{ id: 'nr', label: 'Non-refundable' }],
  rooms: [{ id: 'double', title: 'Hoodoo Double' }],
  stays: 31,
};
const names = (drafts: readonly { readonly name?: string | undefined }[]) => drafts.map(({ name }) => name);

describe('F36: sets of terms', () => {
  test('are in the order in which they are used; below the one for all, none is', () => {
    const drafts = termsDrafts(KNOWN);
    expect(names(drafts)).toEqual(['Heritage', 'Standard', 'Old', 'No refund']);
    expect(names(endOf(drafts).never)).toEqual(['Old']);
    expect(policiesOf(drafts)).toEqual([2, 0, 1, 3].map((at) => KNOWN.policies[at]));
  });

  test('X2: a tariff without terms for all has the usual ones last', () => {
    const drafts = termsDrafts({ policies: [{ room: ['double'], keep: '50%' }] });
    expect(endOf(drafts).last).toMatchObject({ freeHours: 24, keep: 'first night' });
  });
});

describe('F15, F30, F36: the values of the choices', () => {
  test.each([
    ['free', '10 days', [240]],
    ['free', '36', [864, 36]],
    ['keep', '40 %', ['40%']],
    ['paid', '40', ['40%', '40 nights', '40']],
    ['keep', '1 night', ['first night']],
    ['hour', '4 pm', [16]],
    ['rest', 'soon', []],
  ] as const)('%s: %s is read in each way that it can mean', (name, text, values) => {
    expect(readValues(MOTEL, name, text)).toEqual(values);
  });

  test.each([
    ['free', 168, '7 days', { freeHours: 168 }],
    ['free', undefined, 'never', { freeHours: undefined, freeAt: undefined }],
    ['free', 36, '36 hours', { freeHours: 36, freeAt: undefined }],
    ['hour', 15, '3:00 PM', { freeAt: undefined }],
    ['hour', 18, '6:00 PM', { freeAt: 18 }],
    [
      'paid',
      'card',
      'nothing, but leave a card',
      { guarantee: 'card', deposit: undefined, restDays: undefined },
    ],
    ['paid', '30%', 'a deposit of 30\u00a0%', { guarantee: undefined, deposit: '30%' }],
    ['paid', '40', 'a deposit of $40', { guarantee: undefined, deposit: '40' }],
    ['change', undefined, 'until the same day', { changeHours: undefined }],
    ['change', 'never', 'never', { changeHours: 'never' }],
  ] as const)('%s %s is "%s"', (name, value, words, part) => {
    expect(figureWords(MOTEL, name, value)).toBe(words);
    expect(partFor(MOTEL, name, value)).toEqual(part);
    const before = { keep: 'everything', freeHours: 24 };
    expect(termsChoices(MOTEL, KNOWN)[name].words({ ...before, ...part })).toBe(words);
  });
});

describe('conflicts of money', () => {
  const terms = { keep: '50%', freeHours: 168, deposit: '30%' };
  const money = { late: 190, noShow: 380, paid: 114 };

  test('a deposit below what is kept: the sum, and both remedies', () => {
    const conflict = conflictOf(MOTEL, terms, money);
    expect(conflict?.sum).toBe(
      'In the example $114 is paid and $190 is kept: you would have to ask for $76.',
    );
    expect(conflict?.remedies).toEqual([
      ['Make the deposit half of the stay', { deposit: '50%' }],
      ['Keep only the deposit', { keep: '30%' }],
    ]);
  });

  test.each([
    ['a rest that is due while cancelling is free', { ...terms, restDays: 7 }, money],
    ['a card', { ...terms, deposit: undefined, guarantee: 'card' as const }, { ...money, paid: 0 }],
    [
      'nothing paid, and nothing kept',
      { keep: '0%', guarantee: 'none' as const },
      { late: 0, noShow: 0, paid: 0 },
    ],
  ])('%s is none', (_, fine, sums) => {
    expect(conflictOf(MOTEL, fine, sums)).toBeUndefined();
  });

  test('nothing paid and no card; less kept of a no-show', () => {
    expect(conflictOf(MOTEL, { keep: '50%', guarantee: 'none' }, money)?.remedies[0]?.[1]).toEqual({
      guarantee: 'card',
    });
    expect(conflictOf(MOTEL, { keep: '50%' }, { late: 190, noShow: 0, paid: 380 })?.title).toMatch(
      /never comes/,
    );
  });
});

describe('the page of terms', () => {
  const press = async (name: RegExp | string) => fireEvent.click(await screen.findByRole('button', { name }));

  test('F36: saves the sets in the order of the tariff, with what was chosen', async () => {
    const after = { lines: [], total: 380, policy: { late: 380, noShow: 380, paid: 114 } };
    const saved = serveRates({
      'rates/terms': KNOWN,
      'rates/preview': { ...NOTHING_CHANGES, pays: { now: after, after } },
    });
    render(<TermsPage />);
    await press(/^Kept after that half of the stay/);
    await press('the whole stay');
    await press('Let them pay the whole stay');
    await press('Remove these');
    await press(/^Save for new bookings/);
    await vi.waitFor(() => expect(saved).toHaveLength(1));
    const [, standard, noRefund, heritage] = KNOWN.policies;
    const mended = { ...heritage, keep: 'everything' };
    delete mended.deposit;
    expect(saved).toEqual([{ kind: 'lists', policies: [noRefund, standard, mended] }]);
  });
});
