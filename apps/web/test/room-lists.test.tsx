import type { OffersWire, PropertyCardsWire } from '@motel/api-client/contracts';
import { civilDate, type Party } from '@motel/booking-core';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { chooseDates, chooseTravelers, useSearchStore } from '../src/shared/search-store.ts';
import { follow, press } from './support/hands.ts';
import { log, openSite } from './support/open-site.tsx';
import { reading } from './support/reading.ts';
import { CARDS } from './support/rooms.ts';
import { type Answer, unreachable } from './support/stub-server.ts';

const LIST = '/api/property/get-all-properties';
const [open] = CARDS;

/** The pages that list rooms, and the log message for a list that fails to load (§8). */
const LISTS = [
  ['/', 'Error getting property cards'],
  ['/card', 'Error getting property cards'],
  ['/hotel-card', 'Failed to fetch property cards'],
] as const;

const openList = (path: string, cards: Answer = CARDS) => openSite(path, { answers: { [LIST]: cards } });
const cards = async () => (await screen.findAllByRole('article')).map((card) => within(card));

describe.each(LISTS)('the rooms listed on %s', (path, logged) => {
  it("§2 §8 show a picture or placeholder, a link or 'Currently Not Available'", async () => {
    const { title: _, image: __, ...bare } = open!;
    await openList(path, [...CARDS, { ...bare, _id: 'bare' }]);
    const [first, second, third] = await cards();
    expect(first?.getAllByRole('img')[0]?.getAttribute('src')).toBe('/pictures/double-room.svg');
    expect(first?.getByRole('link', { name: 'River Double' }).getAttribute('href')).toBe(
      '/carddetails/river-double',
    );
    second!.getByText('Closed Quad');
    second!.getByText('Currently Not Available');
    expect(second?.queryByRole('link'), '§4 out of stock is not selectable').toBeNull();
    third!.getByRole('link', { name: 'Property Name Not Available' });
    const picture = document.querySelectorAll('article')[2]?.querySelector('img')?.getAttribute('src');
    expect(picture, '§8').toBe('/pictures/placeholder.svg');
  });

  it(`§4 load, on failure log '${logged}' (§8), and offer a retry`, async () => {
    const { promise, reject } = Promise.withResolvers<Response>();
    const { server } = await openList(path, () => promise);
    screen.getByText('Loading properties...');
    reject(new TypeError('Failed to fetch'));
    await screen.findByText('Our rooms could not be loaded.');
    expect(screen.queryByText('Loading properties...')).toBeNull();
    expect(screen.queryAllByRole('article')).toEqual([]);
    expect(log.mock.calls.map(([what]) => what)).toEqual([logged]);
    await press('Try Again');
    expect(server.to(LIST)).toHaveLength(2);
  });
});

describe('§2 a card’s text', () => {
  it('in the property list: title, badge, type, smoking, price and rating', async () => {
    await openList('/');
    const [first, second] = await cards();
    for (const words of ['River Double', 'Most booked', 'Double Room', 'Non-smoking']) {
      first!.getByText(words);
    }
    const price = (card = first) => card?.getByText(/CAD for 1 night/).textContent;
    expect(price()).toBe('89 CAD for 1 night • ★ 4.7');
    expect(first?.queryByText('Out of Stock')).toBeNull();
    for (const words of ['Quad Room', 'Smoking Allowed', 'Out of Stock']) {
      second!.getByText(words);
    }
    expect(price(second)).toBe('169.50 CAD for 1 night • ★ 4.2');
    expect(second?.queryByText('Most booked'), 'a badge is optional').toBeNull();
  });

  it('on /hotel-card: title, badge, own facts, price, rating and terms', async () => {
    const own = { beds: '2 double beds', bedSize: '137 × 191 cm', size: 32, bath: 'Bath with shower' };
    const terms = ['Free cancellation', 'No prepayment'];
    const roomType = 'Classic Triple';
    const [, closed] = CARDS;
    await openList('/hotel-card', [{ ...open!, ...own, terms, roomType, guest: 4, allowedPets: 1 }, closed!]);
    const [first, second] = await cards();
    for (const words of ['River Double', 'Most booked']) first!.getByText(words);
    expect(first?.getByText(/CAD plus taxes/).textContent).toBe('$89 CAD plus taxes');
    first!.getByRole('img', { name: 'Rated 4.7 out of 5' });
    expect(first!.getByText('2 double beds').parentElement?.textContent).toBe(
      'Classic Triple Room 2 double beds 137 × 191 cm Sleeps 4 32 m² Bath with shower 1 pet welcome',
    );
    expect(first!.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(terms);
    expect(second?.queryByRole('listitem'), 'nothing that its server does not say').toBeNull();
    screen.getByText('The pictures are drawings.');
  });
});

const OFFERS = '/api/property/offers';
const titles = () =>
  [...document.querySelectorAll('article')].map((card) => within(card).getByRole('heading').textContent);

/** Searches by the store for four nights, and opens the list. */
async function openSearched(answer: Answer, path = '/hotel-card', travelers?: Partial<Party>, rooms = ROOMS) {
  const site = await openSite(path, { answers: { [LIST]: rooms, [OFFERS]: answer } });
  await act(async () => {
    chooseDates(civilDate('2026-12-05'), civilDate('2026-12-09'));
    chooseTravelers({ adults: 3, children: 0, infants: 0, pets: 0, rooms: 1, ...travelers });
  });
  return site;
}

const ROOMS: PropertyCardsWire = ['two-rooms', 'gone', 'no-pets', 'cheap', 'dear'].map((id) => ({
  ...open!,
  _id: id,
  title: id,
}));
const FOUND: OffersWire = {
  offers: [
    { _id: 'two-rooms', free: 8, stay: { rooms: 2, extraPersons: 0, total: 300 } },
    { _id: 'gone', free: 0, reason: { code: 'sold-out', message: 'Sold out on 2026-12-06.' } },
    { _id: 'no-pets', free: 3, reason: { code: 'pets-not-allowed', message: 'No pets here.' } },
    { _id: 'cheap', free: 9, stay: { rooms: 1, extraPersons: 0, total: 478 } },
    {
      _id: 'dear',
      free: 2,
      stay: { rooms: 1, extraPersons: 1, total: 629 },
      instead: { rooms: 2, extraPersons: 0, total: 1082 },
    },
  ],
};

describe('§2.9 the list after a search', () => {
  it('H5 a card that is refused has the nearest stays in it, a press each', async () => {
    const near = [
      { from: '2026-12-05', to: '2026-12-10', total: 700 },
      { from: '2026-12-07', to: '2026-12-11', total: 480 },
    ];
    const offers = [{ _id: 'cheap', free: 0, reason: { code: 'stay-too-short', message: 'No.' }, near }];
    const { server } = await openSearched({ offers });
    const card = within((await screen.findByText('No.')).closest('article')!);
    const buttons = card.getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual([
      'Make it 5 nights: Dec 5–10, $700',
      'Dec 7–11, 4 nights: $480',
    ]);
    await act(async () => fireEvent.click(buttons[1]!));
    await screen.findByText(reading('Dec 7–11 · 3 adults'));
    await waitFor(() => expect(server.to(OFFERS).at(-1)?.search).toContain('from=2026-12-07&to=2026-12-11'));
  });

  it('H15 says what was searched, also in its address, and links to the box', async () => {
    const { place } = await openSearched(FOUND, '/hotel-card', { children: 1, rooms: 2 });
    const strip = within(await screen.findByRole('region', { name: 'Your search' }));
    strip.getByText(reading('Dec 5–9 · 3 adults, 1 child · 2 rooms'));
    expect(strip.getByRole('link', { name: 'Change' }).getAttribute('href')).toBe('/');
    const address = '?checkin=2026-12-05&checkout=2026-12-09&adults=3&children=1&infants=0&pets=0&rooms=2';
    await waitFor(() => expect(place.current.search).toBe(address));
    cleanup();
    useSearchStore.setState(useSearchStore.getInitialState(), true);
    await openSite(`/hotel-card${address}`, { answers: { [OFFERS]: FOUND } });
    await screen.findByText(reading('Dec 5–9 · 3 adults, 1 child · 2 rooms'));
  });

  it('W2: one call gives each card its place, total, rooms; past dates none', async () => {
    const { server } = await openSearched(FOUND);
    await screen.findByText('$478');
    expect(server.to(OFFERS).map(({ search }) => search)).toEqual([
      '?from=2026-12-05&to=2026-12-09&adults=3&children=0&infants=0&pets=0&rooms=1',
    ]);
    // Fewest rooms and lowest price first, sold out last.
    expect(titles()).toEqual(['cheap', 'dear', 'two-rooms', 'no-pets', 'gone']);
    const [cheap, dear, , noPets, gone] = await cards();
    cheap!.getByText(reading('$478 CAD for 4 nights, taxes included'));
    cheap!.getByText(reading('1 room'));
    expect(cheap!.queryByText(/left/)).toBeNull();
    for (const words of ['1 room + 1 extra person', '2 rooms would be $1,082', '2 left']) {
      dear!.getByText(reading(words));
    }
    noPets!.getByText('No pets here.');
    gone!.getByText(reading('Sold out on Sun, Dec 6.'));
    // H4: tonight's price is not of these dates, refused or not.
    expect(screen.queryByText(/plus taxes/)).toBeNull();
    await act(async () => chooseDates(civilDate('2026-11-01'), civilDate('2026-11-03')));
    await screen.findByText('Check-in cannot be in the past.');
    expect(server.to(OFFERS), 'W2').toHaveLength(1);
    expect(screen.queryByText(/plus taxes/)).toBeNull();
  });

  it('puts rooms with a bed for each first, and says which are tight', async () => {
    const rooms = ROOMS.map((room) => ({ ...room, guest: room._id === 'cheap' ? 2 : 4 }));
    await openSearched(FOUND, '/hotel-card', {}, rooms);
    await screen.findByText('$478');
    expect(titles().slice(0, 3)).toEqual(['dear', 'two-rooms', 'cheap']);
    const tight = screen.getAllByText(/^Tight/).map((words) => words.closest('article'));
    expect(tight).toEqual([screen.getByText('cheap').closest('article')]);
    within(tight[0]!).getByText(reading('Tight: 3 persons, beds for 2'));
  });

  it('speaks of the whole stay after a search, of one night before', async () => {
    await openList('/hotel-card');
    screen.getByText(/Prices are for one night, before taxes/);
    await act(async () => chooseDates(civilDate('2026-12-05'), civilDate('2026-12-09')));
    await screen.findByText(/with the price of your whole stay, taxes included/);
  });

  it('keeps space while it is asked, and the list as it is when that fails', async () => {
    const { server } = await openSearched(unreachable);
    await screen.findByText('We could not look up the prices for your dates.');
    expect(titles()).toEqual(['two-rooms', 'gone', 'no-pets', 'cheap', 'dear']);
    expect(log.mock.calls.map(([what]) => what)).toEqual(['Error fetching offers']);
    await press('Try Again');
    expect(server.to(OFFERS)).toHaveLength(2);
  });

  it('H11 without dates, or for a day, it asks for nights, or tonight', async () => {
    const { server, place } = await openSite('/hotel-card', { answers: { [LIST]: ROOMS, [OFFERS]: FOUND } });
    await act(async () => chooseDates(civilDate('2026-12-05'), civilDate('2026-12-05')));
    expect(screen.queryByRole('region', { name: 'Your search' })).toBeNull();
    expect(server.to(OFFERS)).toEqual([]);
    const nights = screen.getByRole('link', { name: 'Choose your nights' });
    expect(nights.getAttribute('href')).toBe('/');
    await follow('Tonight');
    await screen.findByText(reading('Nov 21–22 · 2 adults'));
    await screen.findByText('$478');
    expect(place.current.search).toContain('checkin=2026-11-21&checkout=2026-11-22&adults=2');
  });

  it('has the totals on the home page, too', async () => {
    await openSearched(FOUND, '/');
    await screen.findByText('$478');
    const [first] = await cards();
    first!.getByText('cheap');
    expect(screen.queryByText(/for 1 night/)).toBeNull();
  });
});
