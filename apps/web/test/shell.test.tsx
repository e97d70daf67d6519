import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { rememberCheckout } from '../src/shared/booking/checkout-memory.ts';
import { holdDraft, takeHeldDraft } from '../src/shared/booking/held-draft.ts';
import { storeSession } from '../src/shared/session/session-store.ts';
import { follow, signOut } from './support/hands.ts';
import { log, openSite } from './support/open-site.tsx';
import { motel, motel as own } from './support/site.ts';
import { problem, unreachable } from './support/stub-server.ts';

let scroll: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});
afterEach(() => scroll.mockRestore());

describe('§2 header', () => {
  it('the logo links to /; rooms, pages and languages follow', async () => {
    await openSite('/get-app', { isSignedIn: false });
    const banner = within(screen.getByRole('banner'));
    expect(banner.getByRole('link', { name: new RegExp(`^${own.name}`) }).getAttribute('href')).toBe('/');
    const wide = within(banner.getAllByRole('navigation')[0]!);
    const hrefs = wide.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['/hotel-card', '/get-app', '/gallery', '/contact', '/fr/get-app', '/signin']);
    expect(wide.getByText('Get the app').getAttribute('aria-current')).toBe('page');
    expect(wide.getByText('Contact').hasAttribute('aria-current')).toBe(false);
    const signIn = screen.getAllByRole('link', { name: 'Sign in' });
    expect(signIn.map((link) => link.getAttribute('href'))).toEqual(['/signin', '/signin']);
    expect(screen.queryByText('Booking Details')).toBeNull();
  });

  it('signed in: "Booking Details", "Sign out", "Welcome," in the mobile menu', async () => {
    const { place } = await openSite('/terms');
    expect(screen.getAllByText('Booking Details')[0]?.getAttribute('href')).toBe('/booking-history');
    screen.getByText('Welcome, +1 403 555 0142');
    expect(screen.queryByText('Sign in')).toBeNull();
    const menus = screen.getAllByText('Booking Details').map((link) => link.closest('details')!);
    for (const menu of menus) within(menu).getByText('Sign out');
    const named = { id: 'guest-1', mobile: '+14035550142', name: 'Maryam' };
    act(() => storeSession({ user: named, token: 'token-1' }));
    screen.getByText('Welcome, Maryam');
    expect(screen.getByText('Maryam').closest('summary')).not.toBeNull();
    expect(screen.queryByText(/\+1 403/)).toBeNull();
    const menu = screen.getByLabelText('Menu').closest('details')!;
    menu.open = true;
    await act(async () => fireEvent.click(within(menu).getByText('Contact')));
    expect(menu.open, 'it closes when the guest follows a link').toBe(false);
    expect(place.current.pathname).toBe('/contact');
  });

  it('§4 §4.1 sign out drops session, draft and the checkout to be paid; to /', async () => {
    const { server, place } = await openSite('/booking-history');
    holdDraft({} as Parameters<typeof holdDraft>[0]);
    const stay = { checkIn: '2026-12-24', checkOut: '2026-12-26', rooms: { 'river-double': 1 } };
    rememberCheckout({ sessionId: 'cs_1', ...stay });
    await signOut();
    await waitFor(() => expect(place.current.pathname).toBe('/'));
    expect(takeHeldDraft()).toBeUndefined();
    const root = localStorage.getItem('persist:root');
    expect([sessionStorage.length, JSON.stringify(localStorage)]).toEqual([
      0,
      JSON.stringify({ 'persist:root': root }),
    ]);
    expect(root).not.toContain('token-1');
    await waitFor(() => expect(server.to('/api/auth/sign-out')).toHaveLength(1));
    expect(server.to('/api/auth/sign-out')[0]?.headers.get('authorization')).toBe('Bearer token-1');
  });

  it('§4.1 sign out waits for the server, and says when it is not told', async () => {
    const answers = { '/api/auth/sign-out': unreachable };
    const { place } = await openSite('/terms', { answers });
    await signOut();
    expect(localStorage.getItem('token')).toBeNull();
    await screen.findByText(/^You are signed out here, but our booking system could not be told/);
    expect(place.current.pathname).toBe('/');
  });

  it('§4.1 a session that had ended before is signed out without a word', async () => {
    const answers = { '/api/auth/sign-out': problem(401, { code: 'unauthenticated', message: 'x' }) };
    const { place } = await openSite('/terms', { answers });
    await signOut();
    await waitFor(() => expect(place.current.pathname).toBe('/'));
  });
});

describe('the theme', () => {
  const chosen = () =>
    within(screen.getByRole('group', { name: 'Theme' }))
      .getAllByRole<HTMLInputElement>('radio')
      .find(({ checked }) => checked)?.value;
  const shown = () => document.documentElement.dataset.theme;

  it('starts with the stored choice, and other tabs follow', async () => {
    localStorage.setItem('theme', 'light');
    await openSite('/terms');
    expect([chosen(), shown()]).toEqual(['light', 'light']);
    localStorage.setItem('theme', 'sepia');
    await act(async () => window.dispatchEvent(new StorageEvent('storage', { key: 'theme' })));
    expect([chosen(), shown()], 'an invalid value leaves it to the system').toEqual(['system', undefined]);
    localStorage.setItem('theme', 'dark');
    await act(async () => window.dispatchEvent(new StorageEvent('storage', { key: 'theme' })));
    expect([chosen(), shown()]).toEqual(['dark', 'dark']);
    localStorage.clear();
    await act(async () => window.dispatchEvent(new StorageEvent('storage', { key: null })));
    expect([chosen(), shown()]).toEqual(['system', undefined]);
  });
});

describe('opening a page', () => {
  it('§2: scrolls smoothly to the top, focuses the heading, sets the title', async () => {
    const canonical = document.head.appendChild(document.createElement('link'));
    canonical.rel = 'canonical';
    canonical.href = 'https://motel.example/terms';
    await openSite('/terms');
    expect(scroll).not.toHaveBeenCalled();
    await follow('Rooms');
    const heading = await screen.findByRole('heading', { level: 1, name: 'Pick your key.' });
    await waitFor(() => expect(scroll).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' }));
    expect(document.activeElement).toBe(heading);
    expect(document.title).toBe(`Rooms | ${own.name}`);
    expect(canonical.href).toBe('https://motel.example/hotel-card');
    canonical.remove();
  });

  it('scrolls at once under reduced motion', async () => {
    const media = vi
      .spyOn(window, 'matchMedia')
      .mockImplementation(
        (query) =>
          ({ ...matchMediaStub, matches: query.includes('reduced-motion: reduce') }) as MediaQueryList,
      );
    await openSite('/terms');
    await follow('Rooms');
    await screen.findByRole('heading', { level: 1, name: 'Pick your key.' });
    expect(scroll).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
    media.mockRestore();
  });

  it('§2 a text page’s title comes with its text; its links stay on the site', async () => {
    await openSite('/hotel-card');
    await follow('Refund policy');
    await screen.findByRole('heading', { level: 1, name: /^Plans change/ });
    await waitFor(() => expect(document.title).toBe(`Refund policy | ${own.name}`));
    await openSite('/contact');
    await follow('travel guide');
    await screen.findByRole('heading', { level: 1, name: 'Travel guide, said briefly.' });
    expect(screen.getByRole('link', { name: 'the ferry' })?.getAttribute('href')).toBe(
      'https://saint-paul.example/10',
    );
  });
});

describe('§2 error page', () => {
  it('replaces a page that threw; header and footer stay; the next page works', async () => {
    const dates = Intl.DateTimeFormat.prototype as unknown as { readonly format: object };
    const broken = vi.spyOn(dates, 'format', 'get').mockImplementation(() => {
      throw new Error('No date can be written');
    });
    onTestFinished(() => broken.mockRestore());
    await openSite('/carddetails/river-double');
    await screen.findByRole('heading', { name: 'The light went out.' });
    const main = within(screen.getByRole('main'));
    main.getByRole('button', { name: 'Try Again' });
    expect(main.getByRole('link', { name: motel.phone.shown }).getAttribute('href')).toBe(motel.phone.href);
    const ways = ['See our rooms', 'Go to Home'].map((name) => main.getByRole('link', { name }));
    expect(ways.map((link) => link.getAttribute('href'))).toEqual(['/hotel-card', '/']);
    screen.getByRole('contentinfo');
    expect(log.mock.calls.some(([what]) => what === 'The page broke')).toBe(true);
    await follow('Rooms');
    await screen.findByRole('heading', { name: 'Pick your key.' });
  });
});

const matchMediaStub = {
  media: '',
  onchange: null,
  addEventListener: () => {},
  removeEventListener: () => {},
  addListener: () => {},
  removeListener: () => {},
  dispatchEvent: () => true,
};
