import { motel, policies } from '@motel/content';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { log, openSite, type Visit } from './support/open-site.tsx';
import { CARDS, DOUBLE } from './support/rooms.ts';
import { problem, unreachable } from './support/stub-server.ts';

const DETAIL = '/api/property/getPropertyDetail/';
const openProperty = (visit?: Visit) => openSite('/carddetails/river-double', visit);

async function openLoaded(changes: object = {}) {
  const site = await openProperty({ answers: { [DETAIL]: { ...DOUBLE, ...changes } } });
  await screen.findByRole('heading', { level: 2, name: 'What the room comes with' });
  return site;
}

describe('§2 property detail', () => {
  it('is named by its title, with its kind of room beside it', async () => {
    await openLoaded();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('River Double');
    screen.getByText('double Room, non-smoking');
  });

  it("headline 'Entire rental unit in {location}' and the five counts", async () => {
    await openLoaded();
    const headline = screen.getByRole('heading', { name: 'Entire rental unit in Millbrook, Canada' });
    const counts = within(headline.parentElement!).getAllByRole('listitem');
    expect(counts.map(({ textContent }) => textContent)).toEqual([
      '4 guests',
      '1 bedroom',
      '2 beds',
      '1 bathroom',
      '2 pets allowed',
    ]);
  });

  it("'Guest favourite' with the rating and the reviews of its room", async () => {
    await openLoaded({ reviews: 128 });
    const badge = screen.getByText('Guest favourite').parentElement!.parentElement!;
    within(badge).getByRole('img', { name: 'Rated 4.7 out of 5' });
    expect(within(badge).getByText('128').parentElement?.textContent).toBe('128 reviews');
  });

  it('the room’s own beds, size, bath, amenities and praise', async () => {
    await openLoaded({
      ...{ beds: '1 king bed', bedSize: '193 × 203 cm', size: 30, bath: 'Deep copper bath' },
      ...{ amenities: ['Kept free of pets', 'TV'], favourite: 'Loved by crews' },
    });
    const own = screen.getByText('1 king bed').parentElement!;
    expect(own.textContent).toBe('1 king bed 193 × 203 cm 30 m² Deep copper bath');
    screen.getByText('Loved by crews');
    const amenities = screen.getByRole('heading', { name: 'What the room comes with' }).parentElement!;
    const names = within(amenities).getAllByRole('listitem');
    expect(names.map(({ textContent }) => textContent)).toEqual(['Kept free of pets', 'TV']);
  });

  it('says that drawings are drawings, and leads back to all rooms', async () => {
    await openLoaded();
    screen.getByText('The pictures are drawings.');
    expect(screen.getByRole('link', { name: 'All rooms' }).getAttribute('href')).toBe('/hotel-card');
  });

  it("'Hosted by' the business, the amenities, description and house rules", async () => {
    await openLoaded();
    screen.getByRole('heading', { name: `Hosted by ${motel.name}` });
    const amenities = screen.getByRole('heading', { name: 'What the room comes with' }).parentElement!;
    expect(
      within(amenities)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'TV',
      'Breakfast',
      'Air conditioning',
      'Housekeeping',
      'Pet friendly',
      'Free WiFi',
      'Parking',
      'Semi truck trailer parking',
    ]);
    screen.getByText('Two beds and a window on the river.');
    const rules = screen.getByRole('heading', { name: 'Good to know' }).parentElement!;
    // §9, in the words of the tariff in force (D2).
    for (const rule of Object.values(policies).filter((rule) => rule !== policies.refunds)) {
      expect(rules.textContent).toContain(rule);
    }
  });

  it('the photos: the first is loaded before the others, and each opens large', async () => {
    await openLoaded();
    const photos = within(screen.getByRole('list', { name: 'Photos of the room' })).getAllByRole('button');
    expect(photos).toHaveLength(2);
    expect(photos[0]?.querySelector('img')?.getAttribute('loading')).toBe('eager');
    photos[1]?.focus();
    await act(async () => fireEvent.click(photos[1]!));
    const viewer = await screen.findByRole('dialog', { name: 'River Double' });
    expect(viewer.textContent).toContain('2 of 2');
    fireEvent.keyDown(viewer.querySelector('button')!, { key: 'ArrowLeft' });
    expect(viewer.textContent).toContain('1 of 2');
    fireEvent.click(within(viewer).getByRole('button', { name: 'Close photos' }));
    expect(screen.queryByRole('dialog')).toBeNull();
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
  });
});

it('§8: a property that could not be fetched is logged', async () => {
  await openProperty({ answers: { [DETAIL]: unreachable } });
  await waitFor(() => expect(log.mock.calls[0]?.[0]).toBe('Error fetching property detail'));
});

describe('§8 missing values of a property', () => {
  it('a name and a place have fallback texts', async () => {
    await openLoaded({ title: undefined, location: undefined });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Property Name Not Available');
    screen.getByRole('heading', { name: 'Location Not Available' });
  });

  it('without pictures there is a placeholder, which is not a button', async () => {
    await openLoaded({ images: undefined });
    const photos = screen.getByRole('list', { name: 'Photos of the room' });
    expect(within(photos).getByRole('img').getAttribute('src')).toBe('/pictures/placeholder.svg');
    expect(within(photos).queryByRole('button')).toBeNull();
  });

  it('a picture that does not load is replaced', async () => {
    await openLoaded();
    const photos = screen.getByRole('list', { name: 'Photos of the room' });
    fireEvent.error(photos.querySelector('img')!);
    expect(photos.querySelector('img')?.getAttribute('src')).toBe('/pictures/placeholder.svg');
  });

  it('no pets allowed reads so', async () => {
    await openLoaded({ isPetFriendly: false });
    screen.getByText('No pets');
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
