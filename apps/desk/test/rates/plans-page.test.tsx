import type { RatePlanWire, RateTermsWire } from '@motel/api-client/desk-contracts';
import { fireEvent, screen, within } from '@testing-library/react';
import { PlansPage } from '../../src/features/rates/plans/PlansPage.tsx';
import { render } from '../motel.tsx';
import { NOTHING_CHANGES, serveRates } from './serve-rates.ts';

const FLEXIBLE: RatePlanWire = { id: 'flexible', label: 'Flexible' };
const CHRISTMAS = { closed: true, from: '2027-12-24', to: '2028-01-01' };
const CHEAP: RatePlanWire = {
  id: 'cheap',
  label: 'Non-refundable',
  follows: 'flexible',
  percent: '-15',
  round: 'dollar',
  nightly: [{ minNights: 2, on: ['sat'] }, CHRISTMAS],
  sold: ['website', 'channels'],
};
const WEEK: RatePlanWire = { id: 'week', label: 'Week', follows: 'flexible', nightly: [{ minNights: 7 }] };
const MOTELS: RateTermsWire = { freeHours: 24, keep: 'first night' };
const NOTHING_BACK: RateTermsWire = { name: 'No refund', plan: ['cheap'], keep: 'everything' };

const NO_PRICE = { lines: [], refusal: 'Not sold.' };
const TOTALS = [
  { id: 'flexible', label: 'Flexible', total: 520 },
  { id: 'non-refundable', label: 'Non-refundable', total: 442 },
  { id: 'week', label: 'Week', refusal: 'From 7 nights.' },
];

let plans: RatePlanWire[];
let saved: unknown[];

const rooms = ['Double', 'Queen', 'Single'].map((title) => ({ id: title.toLowerCase(), title }));
const FACTS = { version: 3, currency: 'CAD', today: '2027-06-14', rooms };

/** The page and the terms of its plans, each of which has four stays. */
const known = () => ({
  ...FACTS,
  articles: [{ id: 'breakfast', label: 'Breakfast' }],
  plans,
  policies: [MOTELS, ...(plans.length > 0 ? [NOTHING_BACK] : [])],
  stays: Object.fromEntries(plans.map(({ id }) => [id, 4])),
});
const pays = { now: NO_PRICE, after: { lines: [], total: 442 } };

const button = (name: RegExp | string) => screen.getByRole('button', { name });
const press = (at: RegExp | string | Element) => fireEvent.click(at instanceof Element ? at : button(at));
const optionsOf = (label: string) => {
  press(new RegExp(`^${label} `));
  return within(screen.getByRole('dialog'))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
};
const choose = (label: string, option: string) => {
  optionsOf(label);
  press(within(screen.getByRole('dialog')).getByRole('button', { name: option }));
};
const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.lastElementChild?.textContent),
    );
const nextSave = async () => {
  press(/^Save for new bookings/);
  await vi.waitFor(() => expect(saved).toHaveLength(1));
  return saved[0];
};

beforeEach(() => {
  plans = [FLEXIBLE, CHEAP, WEEK];
  saved = serveRates({
    'rates/plans': known,
    'rates/preview': (body) => ({
      ...NOTHING_CHANGES,
      ...('change' in (body as object) && { pays, plans: TOTALS }),
    }),
  });
});

describe('F33: the plans of a motel', () => {
  test('are listed in words', async () => {
    render(<PlansPage />);
    await screen.findByRole('button', { name: 'Week' });
    expect(rows()).toEqual([
      ['The Rates page', '—', 'Standard', 'all kinds, all nights', 'WebsiteDesk'],
      [
        'Flexible −\u00a015\u00a0%',
        '—',
        'No refund',
        'all kinds, all nights, not Dec 24 to Jan 1',
        'Website',
      ],
      ['Flexible', '—', 'Standard', 'all kinds, all nights, from 7 nights', 'WebsiteDesk'],
    ]);
  });

  test('a first one comes with the prices that it follows, and its terms (F36)', async () => {
    plans = [];
    render(<PlansPage />);
    press(await screen.findByText('Add a plan'));
    press(await screen.findByText('Non-refundable'));
    expect(await screen.findByText('$78 less')).toBeDefined();
    expect(screen.getByText('Flexible', { selector: 'dt' }).nextElementSibling?.textContent).toBe('$520.00');
    expect(await nextSave()).toEqual({
      kind: 'lists',
      plans: [
        { id: 'flexible', label: 'Flexible' },
        {
          id: 'non-refundable',
          label: 'Non-refundable',
          follows: 'flexible',
          percent: '-15',
          round: 'dollar',
        },
      ],
      policies: [MOTELS, { ...NOTHING_BACK, plan: ['non-refundable'] }],
    });
  });

  test('a change of one leaves what the page does not say', async () => {
    render(<PlansPage />);
    press(await screen.findByText('Non-refundable'));
    expect(screen.getByText(/and 1 more rule of its own/)).toBeDefined();
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: '' } });
    expect(screen.getByText('Guests read it: type a name.')).toBeDefined();
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Saver' } });
    choose('How much', '20\u00a0%');
    choose('Nights at least', '3 nights');
    choose('Terms', 'Standard');
    const nightly = [{ minNights: 3 }, ...CHEAP.nightly!];
    const cheap = { ...CHEAP, label: 'Saver', percent: '-20', nightly };
    expect(await nextSave()).toEqual({ kind: 'lists', plans: [FLEXIBLE, cheap, WEEK], policies: [MOTELS] });
  });

  test('one follows those alone that leave at most two steps (F34)', async () => {
    plans = [FLEXIBLE, CHEAP, { ...WEEK, follows: 'cheap' }, { id: 'other', label: 'Other' }];
    render(<PlansPage />);
    press(await screen.findByText('Other'));
    expect(optionsOf('The price of')).toEqual(['the Rates page', 'Flexible', 'Non-refundable', 'its own']);
    press(/^The price of/);
    press('Flexible');
    expect(optionsOf('The price of')).toEqual(['the Rates page', 'its own']);
  });

  test('arrows choose a plan, and Alt with them its order', async () => {
    render(<PlansPage />);
    await screen.findByText('Week');
    for (const key of ['ArrowDown', 'ArrowDown']) fireEvent.keyDown(document.body, { key });
    fireEvent.keyDown(document.body, { key: 'ArrowUp', altKey: true });
    fireEvent.keyDown(document.body, { key: 'Enter' });
    await vi.waitFor(() => expect(saved).toMatchObject([{ plans: [FLEXIBLE, WEEK, CHEAP] }]));
  });

  test('one that is sold no more says so, and is sold again by a press', async () => {
    plans = [FLEXIBLE, { ...WEEK, sold: [] }];
    render(<PlansPage />);
    press(await screen.findByText('Week'));
    expect(screen.getByText('4 stays already sold keep their price.')).toBeDefined();
    press('Sell again');
    await vi.waitFor(() => expect(saved).toEqual([{ kind: 'lists', plans: [FLEXIBLE, WEEK] }]));
  });
});
