import type { BookingsWire } from '@motel/api-client/contracts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { storeSession } from '../src/shared/session/session-store.ts';
import { press, solid, solidWords, type } from './support/hands.ts';
import { log, openSite, type Visit } from './support/open-site.tsx';
import { DOUBLE } from './support/rooms.ts';
import { motel as content } from './support/site.ts';
import { accountWire, STAY } from './support/stays.ts';
import { type Answer, problem, unreachable } from './support/stub-server.ts';

const BOOKINGS = '/api/property/my-bookings';

const paid: BookingsWire['bookings'][number] = {
  _id: 'b1',
  property: { _id: DOUBLE._id, title: DOUBLE.title, image: '/pictures/double-room.svg', city: content.city },
  checkInDate: '2026-12-24',
  checkOutDate: '2026-12-26',
  guests: { adults: 2, children: 1, pets: 1 },
  totalAmount: '213.00',
  bookingStatus: 'confirmed',
};

const open = (bookings: Answer, visit: Visit = {}) =>
  openSite('/booking-history', { ...visit, answers: { [BOOKINGS]: bookings, ...visit.answers } });

/** A window in which the theme's media query of these words matches. */
function windowThat(matches: (query: string) => boolean): void {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => Object.assign(new EventTarget(), { matches: matches(query) }) as unknown as MediaQueryList,
  );
}
const wide = () => windowThat((query) => query.includes('min-width: 1024px'));
const phone = () => windowThat(() => false);

beforeEach(wide);

const cellsOf = (row: HTMLElement) => within(row).getAllByRole('cell');

describe('§2 /booking-history', () => {
  it("error: 'Error loading bookings' with a 'Try Again' button, logged (§8)", async () => {
    const { server } = await open(problem(500, { code: 'internal', message: 'x' }));
    await screen.findByText('Error loading bookings');
    screen.getByText('Failed to fetch bookings');
    expect(log.mock.calls[0]?.[0]).toBe('Failed to fetch bookings');
    server.answer(BOOKINGS, { bookings: [paid] });
    const again = screen.getByRole('button', { name: 'Try Again' });
    again.focus();
    await act(async () => fireEvent.click(again));
    await screen.findByRole('table', { name: 'All your stays' });
    expect(document.activeElement, 'focus is never lost').toBe(screen.getByRole('heading', { level: 1 }));
  });

  it("empty: 'No Bookings Yet' with 'Browse Properties' to /", async () => {
    const { server } = await open({ bookings: [] });
    await screen.findByText('No Bookings Yet');
    await waitFor(() => expect(server.to('/api/auth/other-sessions')).toHaveLength(1));
    expect(screen.queryByText('Sign out there'), 'decision 043: no other session').toBeNull();
    expect(screen.getByRole('link', { name: 'Browse Properties' }).getAttribute('href')).toBe('/');
    expect(screen.getByRole('main').textContent?.replaceAll('\u00a0', ' ')).toContain(
      'No stays under +1 403 555 0142. Booked with another number? Sign in with that one.',
    );
  });

  it('§8 decision 028 the list: link, dates, guests, total, status, and gaps', async () => {
    const { server } = await open({
      bookings: [
        paid,
        { ...paid, _id: 'b3', property: { name: 'Gone Room' } },
        { _id: 'b2', checkOutDate: 'soon' },
      ],
      onlyThisDevice: true,
    });
    await screen.findByText(/^Only stays booked on this device are shown\./);
    const [, first, second, third] = await screen.findAllByRole('row');
    const room = within(first!).getByRole('link', { name: 'River Double' });
    expect(room.getAttribute('href')).toBe('/carddetails/river-double');
    expect(cellsOf(first!).map((cell) => cell.lastChild?.textContent)).toEqual([
      'Dec 24, 2026',
      'Dec 26, 2026',
      '2 adults, 1 child, 1 pet',
      '$213 CAD',
      'confirmed',
    ]);
    const unknown = within(second!).getByRole('rowheader');
    expect(unknown.textContent).toContain('Gone Room');
    expect(within(unknown).queryByRole('link')).toBeNull();
    expect(server.to(BOOKINGS)[0]?.headers.get('authorization')).toBe('Bearer token-1');
    const missing = within(third!).getByRole('rowheader');
    within(missing).getByText('Property Name Not Available');
    within(missing).getByText('Location Not Available');
    expect(missing.querySelector('img')?.getAttribute('src')).toBe('/pictures/placeholder.svg');
    expect(cellsOf(third!).map((cell) => cell.lastChild?.textContent)).toEqual([
      'N/A',
      'Invalid Date',
      'N/A',
      'N/A',
      'unknown',
    ]);
  });

  it('future stays come first, next one on top; then past ones, latest first', async () => {
    const stay = (name: string, checkInDate?: string, checkOutDate?: string) => {
      return { _id: name, property: { name }, checkInDate, checkOutDate };
    };
    await open({
      bookings: [
        stay('over long ago', '2025-01-01', '2025-01-02'),
        stay('no dates'),
        stay('in spring', '2027-04-01', '2027-04-03'),
        stay('over last week', '2026-11-10', '2026-11-12'),
        stay('now', '2026-11-20', '2026-11-22'),
        stay('next week', '2026-11-28', '2026-11-29'),
      ],
    });
    const names = (await screen.findAllByRole('rowheader')).map((row) => row.querySelector('p')?.textContent);
    expect(names).toEqual(['now', 'next week', 'in spring', 'over last week', 'over long ago', 'no dates']);
  });

  it('signed out, it asks to sign in and makes no call (D5)', async () => {
    const { server } = await open({ bookings: [paid] }, { isSignedIn: false });
    screen.getByText(/Sign in with your mobile number/);
    expect(server.calls).toHaveLength(0);
  });

  it('an expired session clears the session and opens the sign-in modal (D5)', async () => {
    await open(problem(401, { code: 'unauthenticated', message: 'Please sign in.' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign in' }));
    dialog.getByText('Your session has ended. Please sign in again.');
    expect(localStorage.getItem('token')).toBeNull();
  });
});

describe('§2.18 the stays that are not over, as cards', () => {
  const { cancelling: _, ...PENDING } = STAY;
  const own = { ...paid, isOwn: true, checkInDate: STAY.checkIn, checkOutDate: STAY.checkOut, stay: STAY };
  const PAYING = { url: 'http://motel.test/pay', sessionId: 'cs_2', until: '2026-11-22T15:20:00.000-06:00' };
  const HELD = accountWire(
    'held',
    [213, 0, 64],
    ['$64 CAD to pay', 'The room is yours once $64 CAD is paid.'],
  );
  const pending = {
    ...own,
    _id: 'b2',
    property: { title: 'Gable Single' },
    bookingStatus: 'pending',
    stay: { ...PENDING, id: 'b2', account: HELD, status: 'pending', payments: [], paying: PAYING },
  };
  const card = async (name: string) => {
    const heading = await screen.findByRole('heading', { level: 3, name });
    return within(heading.closest('article')!);
  };
  const textOf = (name: string) =>
    screen
      .getByRole('heading', { level: 3, name })
      .closest('article')!
      .textContent?.replaceAll('\u00a0', ' ');
  it('own: dates, party, reference, hours, terms, price and address', async () => {
    await open({ bookings: [own] });
    const river = await card('River Double');
    for (const words of [
      'Sat Dec 5 → Mon Dec 7',
      '2 nights · 1 room · 2 adults, 1 infant, 1 pet · LI-7K4QD',
      'Check-in from 3:00 PM, check-out until 11:00 AM. 14 days to go.',
      `${content.addressLines[0]}, ${content.city}, ${content.province}`,
      '$178.10 CAD, paid',
      'Free to cancel until Fri, Dec 4, 3:00 PM; after that, or if you do not come, the first night',
    ]) {
      expect(textOf('River Double')).toContain(words);
    }
    expect(river.getByRole('link', { name: 'Open the stay' }).getAttribute('href')).toBe('/stay/b1');
    expect(river.getByRole('link', { name: 'Receipt' }).getAttribute('href')).toBe('/stay/b1/receipt');
    river.getByRole('button', { name: 'Add to calendar' });
    river.getByRole('link', { name: 'Directions' });
    expect(solidWords()).toEqual(['Open the stay']);
  });

  it('pending: for what, until when, Pay now solid, and Let go', async () => {
    const { server } = await open({ bookings: [own, pending] });
    const gable = await card('Gable Single');
    expect(textOf('Gable Single')).toContain('The room is yours once $64 CAD is paid.');
    expect(textOf('Gable Single')).toContain('We hold it until Sun, Nov 22, 3:20 PM.');
    expect(gable.getByRole('link', { name: 'Pay now' }).getAttribute('href')).toBe('http://motel.test/pay');
    expect(solidWords()).toEqual(['Pay now']);
    const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(names).toEqual(['River Double', 'Gable Single']);
    server.answer(BOOKINGS, { bookings: [own] });
    await press('Let go');
    await waitFor(() => expect(screen.queryByText('Waiting for payment')).toBeNull());
    expect(server.to('/api/payments/release-checkout-session')).toMatchObject([
      { body: { sessionId: 'cs_2' } },
    ]);
  });

  it('a change that waits for its payment: how much, until when, and solid', async () => {
    const changing = { ...PAYING, checkIn: STAY.checkIn, checkOut: '2026-12-08', party: STAY.party, due: 98 };
    const later = { ...own, _id: 'b2', property: { title: 'Gable' }, checkInDate: '2026-12-06' };
    await open({ bookings: [own, { ...later, stay: { ...STAY, id: 'b2', changing } }] });
    await card('Gable');
    expect(textOf('Gable')).toContain(
      'Your change waits for its payment, $98 CAD, until Sun, Nov 22, 3:20 PM. Open the stay to pay it.',
    );
    expect(textOf('River Double')).not.toContain('Your change');
    expect(solid().map((link) => link.getAttribute('href'))).toEqual(['/stay/b2']);
  });

  it('cancelled: what goes back, and whether it has arrived', async () => {
    const refund = { at: '2026-11-21T19:00:00.000Z', label: 'Refunded by card', amount: 80 };
    const ENDED = accountWire('ended', [98.1, 98.1, 0], ['$98.10 CAD is kept', '$98.10 CAD is kept.']);
    const cancelled = (id: string, name: string, isUnderWay: boolean) => ({
      ...own,
      _id: id,
      property: { title: name },
      bookingStatus: 'cancelled',
      stay: { ...PENDING, id, account: ENDED, status: 'cancelled', refunds: [{ ...refund, isUnderWay }] },
    });
    await open({ bookings: [cancelled('b1', 'River', true), cancelled('b2', 'Gable', false)] });
    await screen.findByRole('heading', { name: 'Cancelled or refunded' });
    expect(textOf('River')).toContain('$98.10 CAD is kept.$80 CAD is on its way back to your card.');
    expect(textOf('Gable')).toContain('$80 CAD went back to your card.');
    expect(solidWords()).toEqual([]);
  });

  it('wide: the table of all; on phones only past ones, folded', async () => {
    const over = { ...paid, _id: 'b9', checkInDate: '2026-11-10', checkOutDate: '2026-11-12' };
    await open({ bookings: [own, over] });
    await card('River Double');
    expect(screen.getAllByRole('rowheader')).toHaveLength(2);
    cleanup();
    phone();
    await open({ bookings: [own, over] });
    await card('River Double');
    const fold = screen.getByText('Nights behind you').closest('details');
    expect(fold?.open).toBe(false);
    expect(fold?.querySelectorAll('tbody tr')).toHaveLength(1);
    cleanup();
    await open({ bookings: [over] });
    expect((await screen.findByText('Nights behind you')).closest('details')?.open).toBe(true);
    cleanup();
    await open({ bookings: [own] });
    await card('River Double');
    expect(screen.queryByText('Nights behind you')).toBeNull();
  });
});

describe('decision 028: the link in a mail', () => {
  const OPEN = '/api/property/open-booking';
  const LINK = '/booking-history#stay=of-the-mail_1';
  const follow = (visit: Visit = {}, link = LINK) =>
    openSite(link, { ...visit, answers: { [BOOKINGS]: { bookings: [paid] }, ...visit.answers } });

  it('leaves the address at once, opens its stay, then loads the bookings', async () => {
    // Mail programs add text.
    const { server, place } = await follow({}, `${LINK}.%3E`);
    await screen.findByRole('table', { name: 'All your stays' });
    expect(place.current).toMatchObject({ pathname: '/booking-history', hash: '' });
    const order = server.calls.map(({ path }) => path);
    expect(order.lastIndexOf(BOOKINGS)).toBeGreaterThan(order.indexOf('/api/property/open-booking'));
    expect(server.to(OPEN)).toMatchObject([{ body: { token: 'of-the-mail_1' } }]);
    expect(server.to(OPEN)[0]?.headers.get('authorization')).toBe('Bearer token-1');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('of-the-mail');
  });

  it('signed out, asks to sign in without a call; then the stay opens', async () => {
    const { server, place } = await follow({ isSignedIn: false });
    screen.getByText(/Sign in with the number you booked with/);
    expect(place.current.hash).toBe('');
    expect(server.calls).toHaveLength(0);
    fireEvent.click(within(screen.getByRole('main')).getByRole('button', { name: 'Sign in' }));
    await screen.findByLabelText('Mobile number');
    type('Mobile number', '4035550142');
    await press('Sign In Instantly');
    await screen.findByRole('table', { name: 'All your stays' });
    expect(place.visited).toEqual(Array(place.visited.length).fill('/booking-history'));
    expect(server.to(OPEN)).toHaveLength(1);
  });

  it('that opens nothing shows the server’s reason above the guest’s own stays', async () => {
    const message = 'This link does not open a stay of yours.';
    const { server } = await follow({ answers: { [OPEN]: problem(404, { code: 'not-found', message }) } });
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    screen.getByRole('table', { name: 'All your stays' });
    await act(async () => storeSession({ user: { id: 'guest-2' }, token: 'token-2' }));
    await screen.findByRole('table', { name: 'All your stays' });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(server.to(OPEN)).toHaveLength(1);
  });

  it('is retried after a lost connection, and after a new sign-in', async () => {
    const { server } = await follow({ answers: { [OPEN]: unreachable } });
    server.answer(OPEN, problem(401, { code: 'unauthenticated', message: 'Please sign in.' }));
    await press('Try Again');
    await screen.findByRole('dialog', { name: 'Sign in' });
    server.answer(OPEN, { success: true });
    await act(async () => storeSession({ user: { id: 'guest-1' }, token: 'token-2' }));
    await screen.findByRole('table', { name: 'All your stays' });
    expect(server.to(OPEN).map(({ headers }) => headers.get('authorization'))).toEqual([
      'Bearer token-1',
      'Bearer token-1',
      'Bearer token-2',
    ]);
  });
});

describe('decision 043: the other sessions of the number, on My Bookings', () => {
  const COUNT = '/api/auth/other-sessions';
  const END = '/api/auth/end-other-sessions';
  const visit = (answers: Record<string, Answer>) => open({ bookings: [] }, { answers });
  it('one line counts and ends them, with a sentence and a retry if that fails', async () => {
    const { server } = await visit({ [COUNT]: { others: 2 }, [END]: unreachable });
    await screen.findByText('You are signed in on 2 other devices.');
    await press('Sign out there');
    await screen.findByText('We could not sign you out there. Please try again.');
    server.answer(END, { success: true });
    await press('Sign out there');
    await screen.findByText('You are signed out on all other devices.');
    expect(server.to(END).at(-1)?.headers.get('authorization')).toBe('Bearer token-1');
  });
});
