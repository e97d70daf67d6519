import type { Property } from '@motel/api-client/contracts';
import { property as contract } from '@motel/api-client/contracts';
import { addDays, formatDollars } from '@motel/booking-core';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { openCheckout, rememberCheckout } from '../src/shared/booking/checkout-memory.ts';
import { openingQuote } from '../src/shared/booking/quote-stay.ts';
import { signIn } from '../src/shared/session/session-store.ts';
import { openSite, type Visit } from './support/open-site.tsx';
import { DOUBLE, TODAY } from './support/rooms.ts';
import { problem } from './support/stub-server.ts';

const room: Property = contract.parse(DOUBLE);
const DETAIL = '/carddetails/river-double';

async function openCard(query = '', visit: Visit = {}) {
  const site = await openSite(DETAIL + query, visit);
  const card = await screen.findByRole('region', { name: 'Book this room' });
  return { ...site, card: within(card) };
}

const reserve = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Reserve' });
const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));
const pressOutside = () =>
  act(async () => {
    fireEvent.pointerDown(document.body);
    fireEvent.click(document.body);
  });

describe('§2 booking card', () => {
  it("shows the nightly price, 'CAD for 1 night', 'You won't be charged yet'", async () => {
    const { card } = await openCard();
    expect(card.getByText('CAD for 1 night').parentElement?.textContent).toBe('$89 CAD for 1 night');
    card.getByText("You won't be charged yet");
  });

  it('adds the pet fee to the displayed nightly price', async () => {
    const { card } = await openCard('?adults=1&pets=2');
    expect(card.getByText('CAD for 1 night').parentElement?.textContent).toBe('$119 CAD for 1 night');
  });

  it('shows the all-in amount before Reserve is pressed: $98 at $89 (D1)', async () => {
    const { card } = await openCard();
    card.getByText('$98 CAD');
    expect(card.queryByText(/\$97/)).toBeNull();
  });

  it.each([
    { adults: 2, children: 0, infants: 2, pets: 0, rooms: 1 },
    { adults: 2, children: 2, infants: 1, pets: 2, rooms: 2 },
  ])('its total is /confirm’s: $adults adults, $infants infants, $pets pets', async (asked) => {
    const stay = { checkIn: TODAY, checkOut: addDays(TODAY, 3) };
    const query = new URLSearchParams({ checkin: stay.checkIn, checkout: stay.checkOut });
    for (const [name, count] of Object.entries(asked)) query.set(name, String(count));
    const { card } = await openCard(`?${query}`);
    const priced = openingQuote(room, stay, asked);
    if (!priced.ok) throw new Error(priced.violations[0]?.message);
    card.getByText(`$${formatDollars(priced.quote.total)} CAD`);

    await press('Reserve');
    await screen.findByRole('button', { name: `Confirm & Pay $${formatDollars(priced.quote.total)} CAD` });
  });

  it('§5: limits adults and children by the allowance, pets; 1 adult (D4)', async () => {
    await openCard();
    await press(/^Guests/);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Fewer adults' }).disabled).toBe(true);
    await press('More adults');
    for (const name of ['More adults', 'More children']) {
      expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
    }
    await press('More pets');
    await press('More pets');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'More pets' }).disabled).toBe(true);
    await press('More rooms');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'More adults' }).disabled).toBe(false);
  });

  it('removing a room reduces the party to its allowance (D11)', async () => {
    await openCard('?adults=4&rooms=2');
    await press(/^Guests/);
    await press('Fewer rooms');
    screen.getByRole('button', { name: /^Guests 2 adults · 1 room/ });
  });

  it('§5: the pets row appears only if pets are allowed; age labels', async () => {
    await openCard('', {
      answers: { '/api/property/getPropertyDetail/': { ...DOUBLE, isPetFriendly: false } },
    });
    await press(/^Guests/);
    expect(screen.queryByRole('group', { name: 'Pets' })).toBeNull();
    for (const age of ['Age 13+', 'Age 2–12', 'Age under 2']) screen.getByText(age);
  });

  it('§4: a property out of stock cannot be reserved', async () => {
    await openCard('', { answers: { '/api/property/getPropertyDetail/': { ...DOUBLE, inStock: false } } });
    expect(reserve().disabled).toBe(true);
    screen.getByText('Currently Not Available');
  });

  it('sold-out nights cannot be reserved, and the card says so (D13)', async () => {
    const { server } = await openCard('', {
      answers: { '/api/property/availability/': { nights: [{ date: TODAY, free: 0 }] } },
    });
    await screen.findByText('Sold out on these nights. Please choose other dates.');
    expect(reserve().disabled).toBe(true);
    expect(server.to('/api/property/availability/')[0]?.search).toBe('?from=2026-11-21&to=2026-11-22');
  });

  it('more rooms than are left cannot be reserved either', async () => {
    await openCard('?adults=1&rooms=2', {
      answers: { '/api/property/availability/': { nights: [{ date: TODAY, free: 1 }] } },
    });
    await screen.findByText('Only 1 room of this kind left on these nights.');
    expect(reserve().disabled).toBe(true);
  });

  it('without availability the decision is left to the server', async () => {
    await openCard('', {
      answers: { '/api/property/availability/': problem(503, { code: 'internal', message: 'x' }) },
    });
    expect(reserve().disabled).toBe(false);
  });
});

// The time that a test machine takes to load the calendar is no failure.
beforeAll(() => import('../src/shared/calendar/StayCalendar.tsx'), 60_000);

async function openCalendar(visit: Visit = {}) {
  const { card, ...site } = await openCard('', visit);
  await act(async () => fireEvent.click(card.getByText('Dates')));
  await card.findAllByRole('gridcell');
  return { ...site, card, day: (date: string) => card.getByRole('gridcell', { name: new RegExp(date) }) };
}

describe('§4 the dates popup of the booking card', () => {
  const popup = () => screen.queryByRole('dialog', { name: 'Dates' });

  it('a click on its field opens and closes it; a press outside closes it', async () => {
    const { card } = await openCalendar();
    const click = () => act(async () => fireEvent.click(card.getByText('Dates')));
    expect(popup()).not.toBeNull();
    await click();
    expect(popup()).toBeNull();
    await click();
    await pressOutside();
    expect(popup()).toBeNull();
  });

  it('closes once start and end differ; a stay has at least 1 night (§9)', async () => {
    const { day } = await openCalendar();
    const press = (date: string) => act(async () => fireEvent.click(day(date)));
    await press('November 25, 2026');
    await press('November 25, 2026');
    expect(popup(), 'no night yet').not.toBeNull();
    expect(reserve().disabled).toBe(true);
    await press('November 26, 2026');
    expect(popup()).toBeNull();
    screen.getByRole('button', { name: 'Dates Nov 25, 2026 - Nov 26, 2026' });
    expect(reserve().disabled).toBe(false);
  });
});

describe('§4 no dates selected', () => {
  it('Reserve is disabled while only the check-in is chosen', async () => {
    const { card, day } = await openCalendar();
    expect(reserve().disabled).toBe(false);
    await act(async () => fireEvent.click(day('November 25, 2026')));
    card.getByText(/choose check-out/);
    expect(reserve().disabled).toBe(true);
  });
});

describe('the calendar of the booking card', () => {
  const isOff = (cell: HTMLElement) => cell.getAttribute('aria-disabled') === 'true';
  const nights = (free: Record<string, number>) => ({
    nights: Object.entries(free).map(([date, rooms]) => ({ date, free: rooms })),
  });

  it('§2: allows no dates before today; D13: nor nights that are sold out', async () => {
    const { day } = await openCalendar({
      answers: { '/api/property/availability/': nights({ '2026-11-24': 0, '2026-11-25': 1 }) },
    });
    await waitFor(() => expect(isOff(day('November 24, 2026'))).toBe(true));
    expect(day('November 24, 2026').getAttribute('aria-label')).toMatch(/: Sold out$/);
    expect(isOff(day('November 25, 2026'))).toBe(false);
    expect(isOff(day('November 20, 2026'))).toBe(true);
    expect(isOff(day('November 21, 2026'))).toBe(false);
  });

  it('D13: a stay ends before the next sold-out night, even in another month', async () => {
    const free = ({ url }: Request) => {
      const { searchParams } = new URL(url);
      const [from, to] = [searchParams.get('from') ?? '', searchParams.get('to') ?? ''];
      const sold = ['2026-11-29'].filter((date) => from <= date && date < to);
      return Response.json(nights(Object.fromEntries(sold.map((date) => [date, 0]))));
    };
    const { card, day } = await openCalendar({ answers: { '/api/property/availability/': free } });
    await waitFor(() => expect(isOff(day('November 29, 2026'))).toBe(true));
    await act(async () => fireEvent.click(day('November 25, 2026')));
    await act(async () => fireEvent.click(card.getByRole('button', { name: 'Next month' })));
    await act(async () => fireEvent.click(day('December 2, 2026')));
    card.getByText(/^Dec 2, 2026 - choose check-out/);
  });

  it('§2: each day has its price; a refused stay cannot be chosen', async () => {
    const { card, day } = await openCalendar({
      answers: {
        '/api/property/availability/': {
          nights: [
            { date: '2026-11-24', free: 2, price: 119, closedToArrival: true },
            { date: '2026-11-25', free: 2, price: 129.5, minNights: 2 },
            { date: '2026-11-26', free: 2, price: 119 },
          ],
        },
      },
    });
    await waitFor(() => expect(isOff(day('November 24, 2026'))).toBe(true));
    card.getByText('No arrivals');
    expect(day('November 25, 2026').querySelector('[data-text]')?.getAttribute('data-text')).toBe('129.50');
    await act(async () => fireEvent.click(day('November 25, 2026')));
    expect(isOff(day('November 26, 2026'))).toBe(true);
    expect(day('November 26, 2026').getAttribute('aria-label')).toMatch(
      /: \$119 a night, 2 nights at least$/,
    );
    card.getByText('2 nights at least');
    await act(async () => fireEvent.click(day('November 27, 2026')));
    screen.getByRole('button', { name: 'Dates Nov 25, 2026 - Nov 27, 2026' });
  });

  it('F6: a night that was closed meanwhile is said to be', async () => {
    await openCard('', {
      answers: { '/api/property/availability/': { nights: [{ date: TODAY, free: 0, closed: true }] } },
    });
    await screen.findByText('The night of Sat, Nov 21 is closed.');
    expect(reserve().disabled).toBe(true);
  });

  it('reaches 730 days ahead (D12)', async () => {
    const { card } = await openCalendar();
    const { options } = card.getByRole<HTMLSelectElement>('combobox', { name: 'Year' });
    expect([...options].map(({ text }) => text)).toEqual(['2026', '2027', '2028']);
  });

  it('§9: has no past or empty preset, and only the number from today on', async () => {
    const { card } = await openCalendar();
    expect(card.queryByRole('group', { name: 'Ready-made ranges' })).toBeNull();
    expect(card.getAllByRole('spinbutton')).toEqual([card.getByLabelText('days starting today')]);
  });

  it('says that it is loading the free nights', async () => {
    const { card } = await openCalendar({
      answers: { '/api/property/availability/': () => new Promise<Response>(() => {}) },
    });
    expect(card.getByText('Looking up which nights are free...').closest('[role=status]')).not.toBeNull();
  });

  it('says when loading failed; every night can be chosen, the server decides', async () => {
    const { card, day } = await openCalendar({
      answers: { '/api/property/availability/': problem(503, { code: 'internal', message: 'x' }) },
    });
    await card.findByText(/^We could not look up which nights are free\./);
    expect(isOff(day('November 24, 2026'))).toBe(false);
    expect(reserve().disabled).toBe(false);
  });
});

describe('§4 the guest panel', () => {
  it('toggles open and closed, and closes on a press outside', async () => {
    const { card } = await openCard();
    const field = card.getByText('Guests');
    const isOpen = () => card.queryByRole('dialog', { name: 'Guests' }) !== null;
    fireEvent.click(field);
    expect(isOpen()).toBe(true);
    fireEvent.click(field);
    expect(isOpen()).toBe(false);
    fireEvent.click(field);
    await pressOutside();
    expect(isOpen()).toBe(false);
  });
});

describe('the live region', () => {
  it('announces the all-in amount as it changes', async () => {
    const { card } = await openCard();
    const region = card.getByText('Total $98 CAD');
    expect(region.getAttribute('aria-live')).toBe('polite');
    fireEvent.click(card.getByText('Guests'));
    fireEvent.click(card.getByLabelText('More pets'));
    // 89 + 15, then 6 and 5.
    expect(region.textContent).toBe('Total $115 CAD');
  });
});

describe('the bar on phones', () => {
  it('links to the card, with the same all-in price (D1) and dates', async () => {
    await openCard();
    const link = screen.getByRole('link', { name: 'Book this room' });
    expect(link.parentElement?.textContent).toContain('$98 CADTotal, Nov 21 - Nov 22');
    const card = screen.getByRole('region', { name: 'Book this room' });
    expect(link.getAttribute('href')).toBe(`#${card.id}`);
    expect(card.tabIndex, 'it takes focus').toBe(-1);
  });
});

describe('§4 reserve', () => {
  it('signed in, it goes straight to /confirm with the draft', async () => {
    const { place } = await openCard('?checkin=2026-12-24&checkout=2026-12-26&adults=2&pets=1');
    await press('Reserve');
    await waitFor(() => expect(place.current.pathname).toBe('/confirm'));
    expect(place.current.state).toMatchObject({
      draft: {
        propertyId: 'river-double',
        checkIn: '2026-12-24',
        checkOut: '2026-12-26',
        guests: { adults: 2, children: 0, infants: 0, pets: 1, rooms: 1 },
      },
    });
  });

  it('signed out, it opens the sign-in modal; the held draft then continues', async () => {
    const { place } = await openCard('?checkin=2026-12-24&checkout=2026-12-26', { isSignedIn: false });
    await press('Reserve');
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign in' }));
    fireEvent.change(dialog.getByLabelText('Mobile number'), { target: { value: '4035550142' } });
    await press('Sign In Instantly');
    await waitFor(() => expect(place.current.pathname).toBe('/confirm'));
    expect(place.current.state).toMatchObject({ draft: { checkIn: '2026-12-24', checkOut: '2026-12-26' } });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('Back from /confirm shows the card as the guest left it', async () => {
    const { place } = await openCard('?checkin=2026-12-24&checkout=2026-12-26');
    await press(/^Guests/);
    await press('More pets');
    await press('Reserve');
    await waitFor(() => expect(place.current.pathname).toBe('/confirm'));
    await place.back();
    await waitFor(() => expect(place.current.pathname).toBe(DETAIL));
    const card = within(await screen.findByRole('region', { name: 'Book this room' }));
    card.getByRole('button', { name: 'Dates Dec 24, 2026 - Dec 26, 2026' });
    card.getByRole('button', { name: 'Guests 1 adult, 1 pet · 1 room' });
  });

  it('the modal closes by its X; the guest stays where they are', async () => {
    const { place } = await openCard('', { isSignedIn: false });
    await press('Reserve');
    await screen.findByRole('dialog', { name: 'Sign in' });
    await press('Close');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(place.current.pathname).toBe(DETAIL);
  });
});

describe('back from the payment page without paying', () => {
  const held = {
    sessionId: 'cs_9',
    propertyId: 'river-double',
    checkIn: TODAY,
    checkOut: addDays(TODAY, 1),
    rooms: 1,
  };
  const soldOut = { answers: { '/api/property/availability/': { nights: [{ date: TODAY, free: 0 }] } } };

  it('rooms that the guest’s own checkout holds are free for the guest', async () => {
    rememberCheckout(held);
    await openCard('', soldOut);
    await press(/^Guests/);
    await press('More rooms');
    await screen.findByText('Only 1 room of this kind left on these nights.');
    await press('Fewer rooms');
    expect(screen.queryByText('Sold out on these nights. Please choose other dates.')).toBeNull();
    expect(reserve().disabled).toBe(false);
  });

  it.each([
    ['another room', { propertyId: 'canyon-king' }],
    ['other nights', { checkIn: addDays(TODAY, 1), checkOut: addDays(TODAY, 2) }],
  ])('those of %s are not', async (_, other) => {
    rememberCheckout({ ...held, ...other });
    await openCard('', soldOut);
    await screen.findByText('Sold out on these nights. Please choose other dates.');
    expect(reserve().disabled).toBe(true);
  });

  const RELEASE = '/api/payments/release-checkout-session';
  const BACK = '?checkin=2026-12-24&checkout=2026-12-26&adults=2&rooms=1&cancelled=1';

  it('keeps the stay, says that nothing was charged, and releases the rooms', async () => {
    rememberCheckout(held);
    const { server } = await openCard(BACK);
    screen.getByText(/Nothing was charged/);
    screen.getByRole('button', { name: /^Dates Dec 24, 2026 - Dec 26, 2026/ });
    await waitFor(() => expect(openCheckout()).toBeUndefined());
    expect(server.to(RELEASE).map(({ body }) => body)).toEqual([{ sessionId: 'cs_9' }]);
  });

  it('releases the rooms once the session is restored: it is needed for that', async () => {
    rememberCheckout(held);
    const { server } = await openCard(BACK, { isSignedIn: false });
    expect(server.to(RELEASE)).toEqual([]);
    act(() => signIn({ user: { id: 'guest-1' }, token: 'token-1' }));
    await waitFor(() => expect(server.to(RELEASE)).toHaveLength(1));
  });

  it('rooms whose release failed still count as the guest’s own', async () => {
    rememberCheckout(held);
    const { server } = await openCard(BACK, {
      answers: { [RELEASE]: problem(503, { code: 'internal', message: 'x' }) },
    });
    await waitFor(() => expect(server.to(RELEASE)).toHaveLength(1));
    expect(openCheckout()).toEqual(held);
  });
});
