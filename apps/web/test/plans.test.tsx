import { addDays, type TariffData } from '@motel/booking-core';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { press, type } from './support/hands.ts';
import { openSite } from './support/open-site.tsx';
import { reading } from './support/reading.ts';
import { CARDS, DOUBLE, TODAY } from './support/rooms.ts';
import { type Answer, problem } from './support/stub-server.ts';

const ROOM = '/api/property/getPropertyDetail/';
const CREATE = '/api/payments/create-checkout-session';
const PLANS: TariffData = {
  ...(DOUBLE.tariff as TariffData),
  plans: [
    { id: 'flex', label: 'Flexible' },
    { id: 'strict', label: 'Non-refundable', follows: 'flex', percent: '-15' },
    { id: 'food', label: 'With breakfast', follows: 'flex', includes: { breakfast: 'person-night' } },
    { id: 'week', label: 'Weekly', follows: 'flex', percent: '-25', nightly: [{ minNights: 7 }] },
  ],
  articles: [{ id: 'breakfast', label: 'Breakfast', price: '10' }],
  policies: [
    { freeHours: 24, keep: 'first night' },
    { plan: 'strict', keep: 'everything' },
  ],
};
const soldBy = (tariff: Partial<TariffData> = {}) => ({
  [ROOM]: { ...DOUBLE, tariff: { ...PLANS, ...tariff } },
});
const dates = (nights: number) => `?checkin=${addDays(TODAY, 9)}&checkout=${addDays(TODAY, 9 + nights)}`;

async function openRoom(query = dates(4), answers: Record<string, Answer> = soldBy()) {
  const site = await openSite(`/carddetails/river-double${query}`, { answers });
  await screen.findByRole('group', { name: /ways? to book it/ });
  return site;
}
const plans = () => screen.getByRole('group', { name: /ways? to book it/ });
const plan = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(`^${name} `) });
const said = (name: string) => plan(name).closest('label')?.textContent?.replaceAll('\u00a0', ' ');
const choose = (name: string) => act(async () => fireEvent.click(plan(name)));
const reserve = () => screen.getAllByRole<HTMLButtonElement>('button', { name: 'Reserve' })[0]!;

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${TODAY}T19:00:00Z`) }));
afterEach(() => void vi.useRealTimers());

describe('F33 Q15 plans on the booking card', () => {
  it('has a radio each, cheap to dear, with the difference in money', async () => {
    await openRoom();
    const rows = [...plans().querySelectorAll('label')].map((row) =>
      row.textContent.replaceAll('\u00a0', ' '),
    );
    expect(rows).toEqual([
      expect.stringMatching(/^Non-refundable \$\d+ \$\d+ less No refund if you cancel$/),
      expect.stringMatching(
        /^Flexible \$\d+ {2}Free to cancel until .+, 3:00 PM; after that, or if you do not come,/,
      ),
      expect.stringMatching(
        /^With breakfast \$\d+ \$\d+ more Free to cancel until .+, 3:00 PMBreakfast: 1 person × \$10 × 4 nights$/,
      ),
      'Weekly These dates need a stay of at least 7 nights.',
    ]);
    screen.getByRole('group', { name: 'Three ways to book it taxes in' });
    expect(plan('Flexible').checked).toBe(true);
    expect(plan('Weekly').disabled).toBe(true);
  });

  it('carries the chosen one to /confirm and into the booking, with its terms', async () => {
    const refusal = problem(409, {
      code: 'price-changed',
      message: 'The terms have changed. Everything is kept.',
      issues: [{ field: 'terms', rule: 'F15', message: 'Everything is kept.' }],
    });
    const { server, place } = await openRoom(dates(4), { ...soldBy(), [CREATE]: refusal });
    await choose('Non-refundable');
    const price = /\$\d+/.exec(said('Non-refundable') ?? '')?.[0];
    screen.getByText(reading(/· Non-refundable$/));
    await press('Reserve');
    const pay = await screen.findByText(`Confirm & Pay ${price} CAD`, { selector: 'button' });
    expect(place.visited.at(-1)).toBe('/confirm');
    expect(screen.getAllByText(/^Non-refundable/)).toHaveLength(2);
    type('First name', 'M');
    type('Last name', 'O');
    type('Email', 'm@example.ca');
    await act(async () => fireEvent.click(pay));
    await screen.findByText('The terms have changed. Everything is kept.');
    const { plan: sent, terms } = server.to(CREATE)[0]!.body as { plan: string; terms: string };
    expect([sent, terms]).toEqual(['strict', expect.stringMatching(/^No free cancellation: .+ is kept\.$/)]);
    screen.getByText(reading(`Before: ${terms.replaceAll('\u00a0', ' ')}`));
  });

  it('chooses none that takes or adds something: Reserve waits for a press', async () => {
    await openRoom(
      dates(4),
      soldBy({ plans: PLANS.plans!.filter(({ id }) => id !== 'flex').map(({ follows: _, ...one }) => one) }),
    );
    expect(within(plans()).queryByRole('radio', { checked: true })).toBeNull();
    expect(reserve().disabled).toBe(true);
    expect(screen.getAllByText(reading(/Choose how to book$/))).toHaveLength(2);
    await choose('With breakfast');
    expect(reserve().disabled).toBe(false);
  });

  it('says that the chosen one is not for these dates, and takes another', async () => {
    await openRoom(`${dates(7)}&plan=week`);
    expect(plan('Weekly').checked).toBe(true);
    cleanup();
    await openRoom(`${dates(4)}&plan=week`);
    screen.getByText(
      reading(
        'The way to book that you chose is not for this stay. These dates need a stay of at least 7 nights. We put in Flexible instead.',
      ),
    );
    expect(plan('Flexible').checked).toBe(true);
  });

  it('F14: shows the plan that a code opens; the code is not for the others', async () => {
    const code = { code: 'CREW', off: '10%' };
    const opened = {
      ...PLANS,
      plans: [...PLANS.plans!, { id: 'crew', label: 'Crews', sold: ['code'] }],
      codes: [{ ...code, plan: 'crew' }],
    };
    await openRoom(dates(4), {
      [ROOM]: { ...DOUBLE, tariff: PLANS, takesPromotionCodes: true },
      '/api/payments/check-promotion-code': { ...code, tariff: opened },
    });
    await press('I have a promotion code');
    await screen.findByLabelText('Promotion code');
    type('Promotion code', 'CREW');
    await press('Apply');
    expect(plan('Crews').checked).toBe(true);
    expect(said('Flexible')).toBe('Flexible This code is not valid for this stay.');
    await press('Remove the code');
    expect(plan('Flexible').checked).toBe(true);
  });

  it('is not there where one plan is sold', async () => {
    await openSite(`/carddetails/river-double${dates(4)}`, {
      answers: soldBy({ plans: PLANS.plans!.slice(0, 1), policies: [] }),
    });
    const card = within(await screen.findByRole('region', { name: 'Book this room' }));
    card.getByText('CAD for 1 night');
    expect(card.queryByRole('radio')).toBeNull();
  });
});

it('§2.9 F33: a found room says its cheapest price, and the refundable one', async () => {
  const way = { rooms: 1, extraPersons: 0 };
  const stay = { ...way, total: 333, plan: 'Non-refundable', isRefundable: false };
  const offer = {
    _id: CARDS[0]!._id,
    free: 5,
    stay,
    refundable: { ...way, total: 389, plan: 'Flexible', isRefundable: true },
  };
  await openSite(`/hotel-card${dates(4)}`, { answers: { '/api/property/offers': { offers: [offer] } } });
  expect((await screen.findByText('No refund if you cancel.')).closest('p')?.textContent).toBe(
    'No refund if you cancel. $389 free to cancel',
  );
  expect(screen.getByText('from').parentElement?.textContent).toMatch(/^from\$333/);
});
