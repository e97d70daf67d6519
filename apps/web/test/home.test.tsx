import { attractionGroups, motel, motel as own, properties } from '@motel/content';
import type { CarouselProps } from '@motel/ui/carousel';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openSite } from './support/open-site.tsx';
import { problem, unreachable } from './support/stub-server.ts';

const asked = vi.hoisted(() => vi.fn<(carousel: CarouselProps) => void>());
vi.mock('@motel/ui/carousel', async (original) => {
  const { Carousel, ...rest } = await original<typeof import('@motel/ui/carousel')>();
  const Watched = (props: CarouselProps) => {
    asked(props);
    return <Carousel {...props} />;
  };
  return { ...rest, Carousel: Watched };
});

const hrefsIn = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '');

describe('§2 home', () => {
  it('the whole tap-to-call strip is a phone link', async () => {
    await openSite('/');
    const strip = screen.getByRole('link', { name: /^Call Now/ });
    expect(strip.textContent).toBe(`Call Now or Book to Reserve your Room Today. ${motel.phone.shown}`);
    expect(strip.getAttribute('href')).toBe(motel.phone.href);
    expect(motel.phone.href).toMatch(/^tel:\+\d+$/);
  });

  it('§9 the carousel has 5 banners: 2 link to a property, 3 to /hotel-card', async () => {
    await openSite('/');
    const carousel = document.querySelector<HTMLElement>('[aria-roledescription=carousel]')!;
    const hrefs = hrefsIn(carousel);
    expect(hrefs).toHaveLength(5);
    expect(hrefs.filter((href) => href === '/hotel-card')).toHaveLength(3);
    const rooms = hrefs.filter((href) => href !== '/hotel-card');
    expect(properties.map(({ id }) => `/carddetails/${id}`)).toEqual(expect.arrayContaining(rooms));
  });

  it('§9 it autoplays every 2000 ms, 500 ms a slide, 50 ms resize debounce', async () => {
    await openSite('/');
    expect(asked).toHaveBeenCalledWith(
      expect.objectContaining({ interval: 2000, speed: 500, resizeDebounce: 50 }),
    );
  });

  it('the promo block invites to visit the website by a QR code', async () => {
    await openSite('/');
    const promo = within(screen.getByText(/visits our website/).closest('section')!);
    expect(promo.getByRole('img', { name: /^QR code/ }).getAttribute('src')).toBe('/qr.svg');
  });

  it('two more sections: the gallery with the inn’s name, the property list', async () => {
    await openSite('/');
    const gallery = screen.getByRole('heading', { level: 2, name: own.name }).closest('section')!;
    expect(within(gallery).getAllByRole('figure')).toHaveLength(10);
    const list = screen
      .getByRole('heading', { level: 2, name: 'Daily,Weekly & Monthly' })
      .closest('section')!;
    expect(await within(list).findAllByRole('article')).toHaveLength(2);
  });
});

describe('decision 057 the sign', () => {
  const OFFERS = '/api/property/offers';
  const room = { _id: 'river-double', free: 2 };
  const refused = (code: string) => ({ ...room, reason: { code, message: 'No.' } });
  const bookable = { ...room, stay: { rooms: 1, extraPersons: 0, total: 98 } };

  it.each([
    ['VACANCY', 'a room can be booked for tonight', [refused('sold-out'), bookable]],
    ['VACANCY', 'a room is free for longer stays', [refused('stay-too-short')]],
    ['VACANCY', 'nobody may leave tomorrow', [refused('closed-to-departure')]],
    ['NO VACANCY', 'every room is sold out', [refused('sold-out')]],
    ['NO VACANCY', 'tonight is closed', [refused('night-closed')]],
    ['NO VACANCY', 'nobody may arrive today', [refused('closed-to-arrival')]],
    ['NO VACANCY', 'the motel has no room at all', []],
  ])('says %s while %s', async (words, _, offers) => {
    const { server } = await openSite('/', { answers: { [OFFERS]: { offers } } });
    await screen.findByText(words);
    expect(server.to(OFFERS).map(({ search }) => search)).toEqual([
      '?adults=1&children=0&infants=0&pets=0&rooms=1&from=2026-11-21&to=2026-11-22',
    ]);
  });

  it.each([
    ['the call is refused', problem(503, { code: 'unavailable', message: 'No.' })],
    ['there is no network', unreachable],
  ])('is empty while %s', async (_, answer) => {
    const { server } = await openSite('/', { answers: { [OFFERS]: answer } });
    await waitFor(() => expect(server.to(OFFERS)).toHaveLength(1));
    expect(screen.queryByText(/VACANCY/)).toBeNull();
  });

  it('is empty while the page is out of sight, and asks again after it', async () => {
    const { server } = await openSite('/', { answers: { [OFFERS]: { offers: [bookable] } } });
    await screen.findByText('VACANCY');
    const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    fireEvent(document, new Event('visibilitychange'));
    expect(screen.queryByText('VACANCY')).toBeNull();
    isHidden.mockRestore();
    fireEvent(document, new Event('visibilitychange'));
    await screen.findByText('VACANCY');
    expect(server.to(OFFERS)).toHaveLength(2);
  });
});

describe.each(['/', '/gallery'])('§2 the photos of the town on %s', (path) => {
  const places = attractionGroups.flat();

  it('§9 are ten, each captioned with the place’s name and a country flag', async () => {
    await openSite(path);
    const photos = screen.getAllByRole('figure');
    expect(photos).toHaveLength(10);
    for (const [at, photo] of photos.entries()) {
      const [picture] = within(photo).getAllByRole('img');
      const flag = within(photo).getByRole('img', { name: 'Canada' });
      expect(picture?.getAttribute('src')).toBe(places[at]?.picture);
      const caption = flag.closest('figcaption');
      expect(caption?.querySelector('a')?.firstChild?.textContent).toBe(places[at]?.name);
    }
  });

  it('link out to an external tourism page, in a new tab', async () => {
    await openSite(path);
    for (const [at, photo] of screen.getAllByRole('figure').entries()) {
      const link = within(photo).getByRole('link');
      expect(link.getAttribute('href')).toBe(places[at]?.page.url);
      expect(link.getAttribute('href')).toMatch(/^https:\/\//);
      expect(link.getAttribute('target')).toBe('_blank');
    }
  });
});
