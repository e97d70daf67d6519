import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { log, openSite } from './support/open-site.tsx';
import { CARDS } from './support/rooms.ts';
import { type Answer, unreachable } from './support/stub-server.ts';

const LIST = '/api/property/get-all-properties';
const [open, closed] = CARDS;

/** The pages that list rooms, and the log message for a list that fails to load (§8). */
const LISTS = [
  ['/', 'Error getting property cards'],
  ['/card', 'Error getting property cards'],
  ['/hotel-card', 'Failed to fetch property cards'],
] as const;

const openList = (path: string, cards: Answer = CARDS) => openSite(path, { answers: { [LIST]: cards } });
const cards = async () => (await screen.findAllByRole('article')).map((card) => within(card));

describe.each(LISTS)('the rooms listed on %s', (path, logged) => {
  it('§2 each show their picture, and in stock link to /carddetails/{id}', async () => {
    await openList(path);
    const [first, second] = await cards();
    expect(first?.getAllByRole('img')[0]?.getAttribute('src')).toBe('/pictures/double-room.svg');
    expect(first?.getByRole('link', { name: 'River Double' }).getAttribute('href')).toBe(
      '/carddetails/river-double',
    );
    second!.getByText('Closed Quad');
    expect(second?.queryByRole('link'), '§4 out of stock is not selectable').toBeNull();
  });

  it("§2 out of stock say 'Currently Not Available'", async () => {
    await openList(path, [closed!]);
    const [card] = await cards();
    card!.getByText('Currently Not Available');
  });

  it('§8 without a name or a picture have a text and a placeholder', async () => {
    const { title: _, image: __, ...bare } = open!;
    await openList(path, [bare]);
    const [card] = await cards();
    card!.getByRole('link', { name: 'Property Name Not Available' });
    expect(document.querySelector('article img')?.getAttribute('src')).toBe('/pictures/placeholder.svg');
  });

  it("§4 are loading at first: 'Loading properties...'", async () => {
    await openList(path, () => new Promise(() => {}));
    screen.getByText('Loading properties...');
  });

  it(`§4 on failure stay empty, log '${logged}' (§8) and offer a retry`, async () => {
    const { server } = await openList(path, unreachable);
    await screen.findByText('Our rooms could not be loaded.');
    expect(screen.queryByText('Loading properties...')).toBeNull();
    expect(screen.queryAllByRole('article')).toEqual([]);
    expect(log.mock.calls.map(([what]) => what)).toEqual([logged]);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try Again' })));
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

  it('on /hotel-card: title, badge, price plus taxes, rating, four fixed facts', async () => {
    await openList('/hotel-card');
    const [first, second] = await cards();
    for (const words of ['River Double', 'Most booked']) first!.getByText(words);
    expect(first?.getByText(/CAD plus taxes/).textContent).toBe('$89 CAD plus taxes');
    first!.getByRole('img', { name: 'Rated 4.7 out of 5' });
    for (const card of [first, second]) {
      const facts = card?.getAllByRole('listitem').map(({ textContent }) => textContent);
      expect(facts).toEqual(['Classic Triple Room', '1 queen bed', 'Free cancellation', 'No prepayment']);
    }
  });
});
