import type { Property } from '@motel/api-client/contracts';
import { property as contract } from '@motel/api-client/contracts';
import { addDays, DEFAULT_TRAVELERS, formatDollars, type Party } from '@motel/booking-core';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { rememberCheckout, rememberedCheckout } from '../src/shared/booking/checkout-memory.ts';
import { pricedWays } from '../src/shared/booking/quote-stay.ts';
import { chooseDates, chooseTravelers } from '../src/shared/search-store.ts';
import { storeSession } from '../src/shared/session/session-store.ts';
import { openSite, type Visit } from './support/open-site.tsx';
import { reading } from './support/reading.ts';
import { CARDS, DOUBLE, TODAY } from './support/rooms.ts';
import { problem } from './support/stub-server.ts';

const room: Property = contract.parse(DOUBLE);
const DETAIL = '/carddetails/river-double';

async function openCard(query = '', visit: Visit = {}) {
  const site = await openSite(DETAIL + query, visit);
  const card = await screen.findByRole('region', { name: 'Book this room' });
  return { ...site, card: within(card) };
}

// On phones the bar has the button, on wider screens the card: styles hide the other.
const reserve = () => screen.getAllByRole<HTMLButtonElement>('button', { name: 'Reserve' })[0]!;
const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getAllByRole('button', { name })[0]!));
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
    const priced = pricedWays(room, stay, asked);
    if (!priced.ok) throw new Error(priced.violations[0]?.message);
    card.getByText(`$${formatDollars(priced.ways[0].quote.total)} CAD`);

    await press('Reserve');
    await screen.findByRole('button', {
      name: `Confirm & Pay $${formatDollars(priced.ways[0].quote.total)} CAD`,
    });
  });

  it('§5: limits adults and children by what the room takes; pets (D4)', async () => {
    await openCard();
    await press(/^Guests/);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Fewer adults' }).disabled).toBe(true);
    for (let adults = 1; adults < 4; adults++) await press('More adults');
    for (const name of ['More adults', 'More children']) {
      expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
    }
    await press('More pets');
    await press('More pets');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'More pets' }).disabled).toBe(true);
    await press('More rooms');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'More adults' }).disabled).toBe(false);
  });

  it('removing a room drops no person: extra persons are paid for (D3)', async () => {
    const { card } = await openCard('?adults=4&rooms=2');
    card.getByText('$195 CAD');
    await press(/^Guests/);
    await press('Fewer rooms');
    screen.getByRole('button', { name: /^Guests 4 adults · 1 room/ });
    card.getByText('$142 CAD');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Fewer rooms' }).disabled).toBe(true);
  });

  it('§5: the pets row appears only if pets are allowed; age labels', async () => {
    await openCard('', {
      answers: { '/api/property/getPropertyDetail/': { ...DOUBLE, isPetFriendly: false } },
    });
    await press(/^Guests/);
    expect(screen.queryByRole('group', { name: 'Pets' })).toBeNull();
    for (const age of ['Age 13+', 'Age 2–12', 'Age under 2, priced as adults']) screen.getByText(age);
  });

  it('§4: out of stock, nothing can be reserved nor a longer stay offered', async () => {
    const tariff = { ...(DOUBLE.tariff as object), steps: [{ fromNight: 7, off: '15%' }] };
    await openCard('', {
      answers: { '/api/property/getPropertyDetail/': { ...DOUBLE, tariff, inStock: false } },
    });
    expect(reserve().disabled).toBe(true);
    screen.getByText('Currently Not Available');
    expect(screen.queryByText(/Stay longer/)).toBeNull();
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
    await screen.findByText(reading('Only 1 room of this kind left on these nights.'));
    expect(reserve().disabled).toBe(true);
  });

  it('without availability the decision is left to the server', async () => {
    await openCard('', {
      answers: { '/api/property/availability/': problem(503, { code: 'internal', message: 'x' }) },
    });
    expect(reserve().disabled).toBe(false);
  });
});

describe('Q13 the ways in which the party can stay', () => {
  const inCard = () => within(screen.getByRole('region', { name: 'Book this room' }));
  const ways = () =>
    inCard()
      .getAllByRole<HTMLInputElement>('radio')
      .map(({ checked, disabled, labels }) => {
        const words = labels?.[0]?.textContent;
        return [words, checked ? 'taken' : disabled ? 'off' : 'free'];
      });
  const search = (party: Partial<Party>) => {
    chooseDates(TODAY, addDays(TODAY, 1));
    chooseTravelers({ ...DEFAULT_TRAVELERS, ...party });
  };
  const named = (rooms: string) => {
    screen.getByRole('button', { name: new RegExp(`^Guests 4 adults · ${rooms}$`) });
    screen.getByText(reading(new RegExp(`^\\$89 × 1 night × ${rooms}$`)));
  };

  it('four adults who searched are all here, and the cheaper way is taken', async () => {
    search({ adults: 4 });
    const { card } = await openCard();
    expect(ways()).toEqual([
      ['1 room with 2 extra persons $142', 'taken'],
      ['2 rooms $195', 'free'],
    ]);
    const group = screen.getByRole('group', { name: 'Rooms for 4 adults' });
    expect(group.textContent).toContain('We picked the cheaper way.');
    card.getByText('$142 CAD');
    named('1 room');
  });

  it('field, counter and price line follow the other way', async () => {
    search({ adults: 4 });
    const { card } = await openCard();
    fireEvent.click(screen.getByRole('radio', { name: /^2 rooms/ }));
    card.getByText('$195 CAD');
    named('2 rooms');
    await press(/^Guests/);
    within(screen.getByRole('group', { name: 'Rooms' })).getByText('2');
    card.getByText(reading('1 room with 2 extra persons would cost $53 less.'));
  });

  it('a counter of rooms by hand stays when the party grows', async () => {
    const { card } = await openCard();
    await press(/^Guests/);
    await press('More rooms');
    for (let adults = 1; adults < 4; adults++) await press('More adults');
    expect(ways()).toEqual([
      ['1 room with 2 extra persons $142', 'free'],
      ['2 rooms $195', 'taken'],
    ]);
    card.getByText('$195 CAD');
  });

  it('a way with more rooms than are left is off, and says why', async () => {
    search({ adults: 4 });
    await openCard('', {
      answers: { '/api/property/availability/': { nights: [{ date: TODAY, free: 1 }] } },
    });
    await screen.findByText(reading('Only 1 room left'));
    expect(ways()[1]).toEqual(['2 rooms $195 Only 1 room left', 'off']);
    expect(reserve().disabled).toBe(false);
  });

  it('/confirm opens with what is taken', async () => {
    search({ adults: 4 });
    await openCard();
    fireEvent.click(screen.getByRole('radio', { name: /^2 rooms/ }));
    await press('Reserve');
    await screen.findByRole('button', { name: 'Confirm & Pay $195 CAD' });
  });

  it('an address with rooms takes them, and the cheapest way without', async () => {
    const opened = await openCard('?adults=4&rooms=2');
    opened.card.getByText('$195 CAD');
    cleanup();
    (await openCard('?adults=4')).card.getByText('$142 CAD');
  });

  it('infants count: two adults and three infants need two rooms', async () => {
    await openCard('?adults=2&infants=3');
    screen.getByRole('button', { name: /^Guests 2 adults ?, 3 infants · 2 rooms$/ });
    screen.getByText(reading('$89 × 1 night × 2 rooms'));
  });

  it('there is no choice where there is one way', async () => {
    await openCard('?adults=2');
    expect(inCard().queryByRole('radio')).toBeNull();
  });
});

describe('a room that is sold out', () => {
  const soldOut = {
    '/api/property/availability/': { nights: [{ date: TODAY, free: 0 }] },
    '/api/property/get-all-properties': ['river-double', 'a', 'b', 'c'].map((_id) => ({
      ...CARDS[0],
      _id,
      title: `Room ${_id}`,
    })),
    '/api/property/offers': {
      offers: [
        { _id: 'river-double', free: 0, reason: { code: 'sold-out', message: 'Sold out.' } },
        { _id: 'a', free: 2, stay: { rooms: 1, extraPersons: 0, total: 300 } },
        { _id: 'b', free: 2, stay: { rooms: 2, extraPersons: 0, total: 142 } },
        { _id: 'c', free: 2, stay: { rooms: 1, extraPersons: 1, total: 120 } },
      ],
    },
  };

  it('says so under its title, and offers two others in the card', async () => {
    const { card, server } = await openCard('?adults=3', { answers: soldOut });
    await screen.findByText(reading('Sold out on Sat, Nov 21.'));
    const [first, second, ...more] = await card.findAllByRole('link', { name: /^Room/ });
    expect([first?.textContent, second?.textContent, more]).toEqual(['Room c', 'Room b', []]);
    expect(second?.getAttribute('href')).toBe(
      '/carddetails/b?checkin=2026-11-21&checkout=2026-11-22&adults=3&children=0&infants=0&pets=0&rooms=2',
    );
    card.getByText(reading('$120 CAD for 1 night, 1 room with 1 extra person'));
    expect(server.to('/api/property/offers')[0]?.search).toContain(
      'adults=3&children=0&infants=0&pets=0&rooms=1',
    );
    expect(card.queryByText('Tourism Levy tax'), 'no price that nobody can pay').toBeNull();
    expect(reserve().disabled).toBe(true);
  });

  it('says that too few rooms are left where some are', async () => {
    await openCard('?adults=9', {
      answers: { ...soldOut, '/api/property/availability/': { nights: [{ date: TODAY, free: 1 }] } },
    });
    await screen.findByText(reading('Too few rooms left on Sat, Nov 21.'));
  });

  it('offers nothing where no other room is free', async () => {
    const { card } = await openCard('', {
      answers: { ...soldOut, '/api/property/offers': { offers: [] } },
    });
    await screen.findByText(reading('Sold out on Sat, Nov 21.'));
    expect(card.queryByRole('heading', { name: 'Free on the same nights' })).toBeNull();
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
    card.getByText(reading('Dec 2, 2026 - choose check-out'));
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
    await screen.findByText(reading('The night of Sat, Nov 21 is closed.'));
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
  it('has the same all-in price (D1), dates and party, and links to the card', async () => {
    await openCard('?checkin=2026-12-05&checkout=2026-12-06&adults=4');
    const link = screen.getByRole('link', { name: /CAD/ });
    expect(link.textContent).toBe('$142 CAD Dec 5–6 · 4 adults');
    const card = screen.getByRole('region', { name: 'Book this room' });
    expect(link.getAttribute('href')).toBe(`#${card.id}`);
    expect(card.tabIndex, 'it takes focus').toBe(-1);
  });

  it('has a Reserve of its own, off and on with the card’s', async () => {
    const { card } = await openCard('', {
      answers: { '/api/property/availability/': { nights: [{ date: TODAY, free: 0 }] } },
    });
    await screen.findByText('Sold out on these nights. Please choose other dates.');
    const both = screen.getAllByRole<HTMLButtonElement>('button', { name: 'Reserve' });
    expect(both.map(({ disabled }) => disabled)).toEqual([true, true]);
    expect(card.getAllByRole('button', { name: 'Reserve' })).toHaveLength(1);
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
    card.getByRole('button', { name: /^Guests 1 adult ?, 1 pet · 1 room$/ });
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
    await screen.findByText(reading('Only 1 room of this kind left on these nights.'));
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
    await waitFor(() => expect(rememberedCheckout()).toBeUndefined());
    expect(server.to(RELEASE).map(({ body }) => body)).toEqual([{ sessionId: 'cs_9' }]);
  });

  it('releases the rooms once the session is restored: it is needed for that', async () => {
    rememberCheckout(held);
    const { server } = await openCard(BACK, { isSignedIn: false });
    expect(server.to(RELEASE)).toEqual([]);
    act(() => storeSession({ user: { id: 'guest-1' }, token: 'token-1' }));
    await waitFor(() => expect(server.to(RELEASE)).toHaveLength(1));
  });

  it('rooms whose release failed still count as the guest’s own', async () => {
    rememberCheckout(held);
    const { server } = await openCard(BACK, {
      answers: { [RELEASE]: problem(503, { code: 'internal', message: 'x' }) },
    });
    await waitFor(() => expect(server.to(RELEASE)).toHaveLength(1));
    expect(rememberedCheckout()).toEqual(held);
  });
});
