import type { CarouselProps } from '@motel/ui/carousel';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openSite } from './support/open-site.tsx';
import { attractionGroups, motel, motel as own, properties } from './support/site.ts';
import { type Answer, problem, unreachable } from './support/stub-server.ts';

const asked = vi.hoisted(() => vi.fn<(carousel: CarouselProps) => void>());
vi.mock('@motel/ui/carousel', async (original) => {
  const { Carousel, ...rest } = await original<typeof import('@motel/ui/carousel')>();
  const Watched = (props: CarouselProps) => {
    asked(props);
    return <Carousel {...props} />;
  };
  return { ...rest, Carousel: Watched };
});

describe('§2 home', () => {
  it('§9 has a strip that calls, a QR code, the gallery, rooms and 5 banners', async () => {
    await openSite('/');
    const strip = screen.getByRole('link', { name: /^Call Now/ });
    expect(strip.textContent).toBe(`Call Now or Book to Reserve your Room Today. ${motel.phone.shown}`);
    expect(strip.getAttribute('href')).toBe(motel.phone.href);
    expect(motel.phone.href).toMatch(/^tel:\+\d+$/);
    const promo = within(screen.getByText(/visits our website/).closest('section')!);
    expect(promo.getByRole('img', { name: /^QR code/ }).getAttribute('src')).toBe('/qr.svg');
    const gallery = screen.getByRole('heading', { level: 2, name: own.name }).closest('section')!;
    expect(within(gallery).getAllByRole('figure')).toHaveLength(10);
    const list = screen
      .getByRole('heading', { level: 2, name: 'Daily,Weekly & Monthly' })
      .closest('section')!;
    expect(await within(list).findAllByRole('article')).toHaveLength(2);
    const carousel = document.querySelector<HTMLElement>('[aria-roledescription=carousel]')!;
    const hrefs = within(carousel)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href') ?? '');
    expect(hrefs).toHaveLength(5);
    expect(hrefs.filter((href) => href === '/hotel-card')).toHaveLength(3);
    const rooms = hrefs.filter((href) => href !== '/hotel-card');
    expect(properties.map(({ id }) => `/carddetails/${id}`)).toEqual(expect.arrayContaining(rooms));
    expect(asked).toHaveBeenCalledWith(
      expect.objectContaining({ interval: 2000, speed: 500, resizeDebounce: 50 }),
    );
  });
});

describe('decision 057 the sign', () => {
  const OFFERS = '/api/property/offers';
  const room = { _id: 'river-double', free: 2 };
  const refused = (code: string) => ({ ...room, reason: { code, message: 'No.' } });
  const bookable = { ...room, stay: { rooms: 1, extraPersons: 0, total: 98 } };

  it('says whether a room is free each time the page is in sight, or nothing', async () => {
    const { server } = await openSite('/', { answers: { [OFFERS]: { offers: [bookable] } } });
    await screen.findByText('VACANCY');
    const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    fireEvent(document, new Event('visibilitychange'));
    expect(screen.queryByText('VACANCY'), 'out of sight').toBeNull();
    isHidden.mockRestore();
    expect(server.to(OFFERS).map(({ search }) => search)).toEqual([
      '?adults=1&children=0&infants=0&pets=0&rooms=1&from=2026-11-21&to=2026-11-22',
    ]);

    const answers: [words: string, when: string, Answer][] = [
      ['VACANCY', 'a room can be booked', { offers: [refused('sold-out'), bookable] }],
      ['VACANCY', 'a room is free for longer stays', { offers: [refused('stay-too-short')] }],
      ['VACANCY', 'nobody may leave tomorrow', { offers: [refused('closed-to-departure')] }],
      ['NO VACANCY', 'every room is sold out', { offers: [refused('sold-out')] }],
      ['NO VACANCY', 'tonight is closed', { offers: [refused('night-closed')] }],
      ['NO VACANCY', 'nobody may arrive today', { offers: [refused('closed-to-arrival')] }],
      ['NO VACANCY', 'the motel has no room at all', { offers: [] }],
      ['', 'the call is refused', problem(503, { code: 'unavailable', message: 'No.' })],
      ['', 'there is no network', unreachable],
    ];
    for (const [words, when, answer] of answers) {
      server.answer(OFFERS, answer);
      await act(async () => fireEvent(document, new Event('visibilitychange')));
      await waitFor(() => expect(screen.queryByText(/VACANCY/)?.textContent ?? '', when).toBe(words));
    }
    expect(server.to(OFFERS)).toHaveLength(1 + answers.length);
  });
});

describe('§2 the photos of the town', () => {
  const places = attractionGroups.flat();

  it.each(['/', '/gallery'])('%s: §9 ten, with name and flag, to a page outside', async (path) => {
    await openSite(path);
    const photos = screen.getAllByRole('figure');
    expect(photos).toHaveLength(10);
    for (const [at, photo] of photos.entries()) {
      const { picture, name, page } = places[at]!;
      expect(within(photo).getAllByRole('img')[0]?.getAttribute('src')).toBe(picture);
      const caption = within(photo).getByRole('img', { name: 'Canada' }).closest('figcaption');
      expect(caption?.querySelector('a')?.firstChild?.textContent).toBe(name);
      const link = within(photo).getByRole('link');
      const given = ['href', 'target', 'rel'].map((name) => link.getAttribute(name));
      expect(given).toEqual([page.url, '_blank', 'noopener']);
      expect(page.url).toMatch(/^https:\/\//);
    }
  });
});
