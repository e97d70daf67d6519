import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { TermsPage } from '../../src/features/rates/terms/TermsPage.tsx';
import { partFor, readValues, valuesOf } from '../../src/features/rates/terms/terms-choices.ts';
import { conflictOf } from '../../src/features/rates/terms/terms-conflict.ts';
import {
  endOf,
  movedTo,
  policiesOf,
  type Terms,
  termsDrafts,
} from '../../src/features/rates/terms/terms-draft.ts';
import { MOTEL, render } from '../motel.tsx';

const KNOWN: Terms = {
  version: 3,
  currency: 'CAD',
  today: '2027-05-10',
  policies: [
    { name: 'Old', from: '2027-01-01', to: '2027-02-01', keep: 'everything' },
    { name: 'Standard', freeHours: 24, keep: 'first night' },
    { name: 'No refund', plan: ['nr'], keep: 'everything' },
    {
      name: 'Heritage',
      from: '2027-07-30',
      to: '2027-08-01',
      freeHours: 168,
      keep: '50%',
      noShow: 'everything',
      deposit: '30%',
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
    const [heritage, standard] = drafts;
    if (heritage === undefined) throw new Error('There are no sets');
    expect(names(policiesOf(movedTo(drafts, heritage, standard)))).toEqual([
      'No refund',
      'Old',
      'Heritage',
      'Standard',
    ]);
  });

  test('X2: a tariff without terms for all has the usual ones last', () => {
    const drafts = termsDrafts({ policies: [{ room: ['double'], keep: '50%' }] });
    expect(endOf(drafts).last).toMatchObject({ freeHours: 24, keep: 'first night' });
  });
});

describe('F15, F30, F36: the values of the choices', () => {
  test('are read as people type them, in each way that they can mean', () => {
    expect(readValues(MOTEL, 'free', '10 days')).toEqual(['10 days']);
    expect(readValues(MOTEL, 'free', '36')).toEqual(['36 days', '36 hours']);
    expect(readValues(MOTEL, 'keep', '40 %')).toEqual(['40%']);
    expect(readValues(MOTEL, 'paid', '40')).toEqual(['40%', '40 nights', '40']);
    expect(readValues(MOTEL, 'hour', '4 pm')).toEqual(['4:00 PM']);
    expect(readValues(MOTEL, 'rest', 'soon')).toEqual([]);
  });

  test.each([
    ['free', '7 days', { freeHours: 168 }],
    ['free', 'never', { freeHours: undefined, freeAt: undefined }],
    ['free', '36 hours', { freeHours: 36, freeAt: undefined }],
    ['hour', '3:00 PM', { freeAt: undefined }],
    ['hour', '6:00 PM', { freeAt: 18 }],
    ['paid', 'card', { guarantee: 'card', deposit: undefined, restDays: undefined }],
    ['paid', '30%', { guarantee: undefined, deposit: '30%' }],
    ['change', '0 days', { changeHours: undefined }],
    ['change', 'never', { changeHours: 'never' }],
  ] as const)('%s, %s', (name, value, part) => {
    expect(partFor(MOTEL, name, value)).toEqual(part);
    const before = { keep: 'everything', freeHours: 24 };
    expect(valuesOf(MOTEL, KNOWN, { ...before, ...partFor(MOTEL, name, value) })[name]).toBe(value);
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
    const saved: unknown[] = [];
    const after = { lines: [], total: 380, policy: { late: 380, noShow: 380, paid: 114 } };
    const answers: Readonly<Record<string, unknown>> = {
      me: {
        me: {
          person: { id: 'i', name: 'Ilse', role: 'owner' },
          signedInAt: '2027-05-10T15:00:00Z',
          clock: [],
        },
      },
      'rates/terms': KNOWN,
      'rates/changes': { changes: [] },
      'rates/preview': {
        nights: 0,
        spans: [],
        rooms: [],
        above: [],
        stays: 0,
        free: 0,
        pays: { now: after, after },
      },
      rates: { version: 4 },
    };
    vi.stubGlobal('fetch', async (input: Request | URL | string, init?: RequestInit) => {
      const request =
        input instanceof Request ? input : new Request(new URL(input, 'http://desk.example'), init);
      const path = new URL(request.url).pathname.replace('/api/desk/', '');
      if (path === 'rates') saved.push((await request.json()).change);
      return path in answers ? Response.json(answers[path]) : new Response('{}', { status: 404 });
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
    expect(saved).toEqual([{ kind: 'terms', policies: [noRefund, standard, mended] }]);
  });
});
