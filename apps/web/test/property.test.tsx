import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { log, openSite, type Visit } from './support/open-site.tsx';
import { CARDS, DOUBLE } from './support/rooms.ts';
import { motel, policies } from './support/site.ts';
import { problem, unreachable } from './support/stub-server.ts';

const DETAIL = '/api/property/getPropertyDetail/';
const openProperty = (visit?: Visit) => openSite('/carddetails/river-double', visit);

async function openLoaded(changes: object = {}) {
  const site = await openProperty({ answers: { [DETAIL]: { ...DOUBLE, ...changes } } });
  await screen.findByRole('heading', { level: 2, name: 'Good to know' });
  return site;
}

const amenities = () => screen.getByRole('heading', { name: 'What the room comes with' });
const itemsBeside = (heading: HTMLElement) =>
  within(heading.parentElement!)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('§2 property detail', () => {
  it('has its facts, rating, host, words and rules; each photo opens large', async () => {
    await openLoaded();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('River Double');
    screen.getByText('double Room, non-smoking');
    const headline = screen.getByRole('heading', { name: 'Entire rental unit in Millbrook, Canada' });
    expect(itemsBeside(headline)).toEqual([
      '4 guests',
      '1 bedroom',
      '2 beds',
      '1 bathroom',
      '2 pets allowed',
    ]);
    const badge = screen.getByText('Guest favourite').parentElement!.parentElement!;
    within(badge).getByRole('img', { name: 'Rated 4.7 out of 5' });
    expect(within(badge).getByText('93').parentElement?.textContent).toBe('93 reviews');
    screen.getByText('The pictures are drawings.');
    expect(screen.getByRole('link', { name: 'All rooms' }).getAttribute('href')).toBe('/hotel-card');

    screen.getByRole('heading', { name: `Hosted by ${motel.name}` });
    expect(itemsBeside(amenities())).toEqual(['TV', 'Breakfast', 'Semi truck trailer parking']);
    screen.getByText('Two beds and a window on the river.');
    const rules = screen.getByRole('heading', { name: 'Good to know' }).parentElement!;
    // §9, in the words of the tariff in force (D2).
    const { refunds: _, paying: __, ...shown } = policies;
    for (const rule of Object.values(shown)) expect(rules.textContent).toContain(rule);

    const photos = within(screen.getByRole('list', { name: 'Photos of the room' })).getAllByRole('button');
    expect(photos).toHaveLength(2);
    expect(photos[0]?.querySelector('img')?.getAttribute('loading'), 'before the others').toBe('eager');
    photos[1]?.focus();
    await act(async () => fireEvent.click(photos[1]!));
    const viewer = await screen.findByRole('dialog', { name: 'River Double' });
    expect(viewer.textContent).toContain('2 of 2');
  });

  it('the room’s own beds, size, bath, amenities, praise and terms', async () => {
    await openLoaded({
      beds: '1 king bed',
      bedSize: '193 × 203 cm',
      size: 30,
      bath: 'Deep copper bath',
      amenities: ['Kept free of pets', 'TV'],
      favourite: 'Loved by crews',
      terms: 'Never free.',
    });
    const own = screen.getByText('1 king bed').parentElement!;
    expect(own.textContent).toBe('1 king bed 193 × 203 cm 30 m² Deep copper bath');
    screen.getByText('Loved by crews');
    expect(itemsBeside(amenities())).toEqual(['Kept free of pets', 'TV']);
    screen.getByText('Never free.');
    expect(document.body.textContent).not.toContain(policies.cancellation);
  });

  it("'Loading property details...' while it loads", async () => {
    await openProperty({ answers: { [DETAIL]: () => new Promise<Response>(() => {}) } });
    expect(screen.getByRole('status').textContent).toBe('Loading property details...');
  });

  it.each([
    ['absent', problem(404, { code: 'not-found', message: 'No.' })],
    ['not to be had (§8)', unreachable],
  ])("'Property not found.' when it is %s, with a link to the rooms", async (_, answer) => {
    await openProperty({ answers: { [DETAIL]: answer } });
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Property not found.'),
    );
    expect(screen.getByRole('link', { name: 'See our rooms' }).getAttribute('href')).toBe('/hotel-card');
    expect(log.mock.calls[0]?.[0], '§8 it is logged').toBe('Error fetching property detail');
  });
});

describe('§8 missing values of a property', () => {
  it('name, place, pets have texts, a picture has one; nothing praises it', async () => {
    const unpraised = { rating: 0, reviews: 0, favourite: undefined, amenities: undefined };
    const unnamed = { title: undefined, location: undefined, images: undefined, isPetFriendly: false };
    await openLoaded({ ...unnamed, ...unpraised });
    for (const words of ['What the room comes with', /favourite|ask for by name/, /rating|reviews/]) {
      expect(screen.queryByText(words)).toBeNull();
    }
    screen.getByText('No pets');
    const photos = within(screen.getByRole('list', { name: 'Photos of the room' }));
    expect(photos.getByRole('img').getAttribute('src')).toBe('/pictures/placeholder.svg');
    expect(photos.queryByRole('button')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Property Name Not Available');
    screen.getByRole('heading', { name: 'Location Not Available' });
  });
});

describe('§2 the other rooms', () => {
  const card = (id: string, inStock = true) => ({ ...CARDS[0]!, _id: id, title: `Room ${id}`, inStock });
  const open = (ids: readonly (string | [string, boolean])[]) =>
    openProperty({
      answers: {
        [DETAIL]: DOUBLE,
        '/api/property/get-all-properties': ids.map((id) =>
          typeof id === 'string' ? card(id) : card(...id),
        ),
      },
    });
  const shown = () =>
    within(screen.getByRole('heading', { name: 'Other keys on the board' }).closest('section')!)
      .getAllByRole('article')
      .map((room) => within(room).getByRole('link').textContent);

  it('are three, after this one and from the beginning again, none closed', async () => {
    await open(['a', 'b', 'river-double', ['c', false], 'd', 'e']);
    await screen.findByRole('heading', { name: 'Other keys on the board' });
    expect(shown()).toEqual(['Room d', 'Room e', 'Room a']);
  });

  it('are not there in a motel with one kind of room', async () => {
    await open(['river-double']);
    await screen.findByRole('heading', { name: 'Good to know' });
    expect(screen.queryByRole('heading', { name: 'Other keys on the board' })).toBeNull();
  });
});
