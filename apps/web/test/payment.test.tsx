import type { StayWire } from '@motel/api-client/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { FORM_KEY, rememberCheckout, rememberedCheckout } from '../src/shared/booking/checkout-memory.ts';
import { useSearchStore } from '../src/shared/search-store.ts';
import { follow, press, solidWords } from './support/hands.ts';
import { openSite, type Visit } from './support/open-site.tsx';
import { DOUBLE } from './support/rooms.ts';
import { motel, motel as own, policies, stayTimes } from './support/site.ts';
import { accountWire, STAY } from './support/stays.ts';
import { problem } from './support/stub-server.ts';

const STATUS = '/api/payments/checkout-session/';
const BOOKED = `${STATUS}cs_1/stay`;
const NOT_HERE = problem(404, { code: 'not-found', message: 'No such stay.' });

/** The page of a payment whose stay this device does not know. */
const open = (status: string) =>
  openSite('/Payment-Success?session=cs_1', { answers: { [BOOKED]: NOT_HERE, [STATUS]: { status } } });

/** The page of a payment on the device that booked. */
const openBooked = (status: string, stay: Partial<StayWire> = {}, visit: Visit = {}) =>
  openSite('/Payment-Success?session=cs_1', {
    ...visit,
    answers: { [BOOKED]: { ...STAY, ...stay }, [STATUS]: { status } },
  });

/** The form of /confirm, as this guest left it. */
const details = { firstname: 'Maryam', lastname: 'Okafor', email: 'maryam@example.ca' };
const TYPED = JSON.stringify({ filledIn: { userId: 'guest-1', form: { details } } });

describe('§2 /Payment-Success', () => {
  it("D9 without a session: 'Payment Successful!', 'Go to Home', 'View Orders'", async () => {
    const { server } = await openSite('/Payment-Success', { isSignedIn: false });
    screen.getByRole('heading', { level: 1, name: 'Payment Successful!' });
    expect(screen.getByRole('link', { name: 'Go to Home' }).getAttribute('href')).toBe('/');
    expect(screen.getByRole('link', { name: 'View Orders' }).getAttribute('href')).toBe('/booking-history');
    expect(server.calls).toHaveLength(0);
  });

  it.each([
    ['paid', 'Payment Successful!', 'View Orders', null],
    ['unpaid', 'Payment not completed', 'See our rooms', TYPED],
    ['refunded', 'Payment refunded', 'See our rooms', null],
    ['confirming', 'Confirming your payment', 'Look again', TYPED],
  ])('D9, decision 052: %s: %s, one solid button: %s', async (status, heading, main, form) => {
    sessionStorage.setItem(FORM_KEY, TYPED);
    await open(status);
    await screen.findByRole('heading', { level: 1, name: heading });
    screen.getByRole('link', { name: 'View Orders' });
    screen.getByRole('link', { name: 'Go to Home' });
    await waitFor(() => expect(solidWords()).toEqual([main]));
    expect(screen.queryByRole('img', { name: /^Postmarked/ })).toBeNull();
    expect(screen.queryByText('What happens next') !== null, 'a promise').toBe(status === 'paid');
    expect(sessionStorage.getItem(FORM_KEY), 'decision 052: the form of /confirm').toBe(form);
    const { firstname } = JSON.parse(localStorage.getItem('user') ?? '{}');
    expect(firstname, 'the next form starts with it').toBe(form === null ? 'Maryam' : undefined);
  });

  it('says what is next (§9): mail, hours, address, phone; nothing is held', async () => {
    const stay = { checkIn: '2026-12-24', checkOut: '2026-12-26', rooms: { 'river-double': 1 } };
    rememberCheckout({ sessionId: 'cs_1', ...stay });
    await open('paid');
    const next = (await screen.findByRole('heading', { name: 'What happens next' })).parentElement!;
    for (const words of [
      'Your confirmation is on its way to your e-mail address',
      `Come from ${stayTimes.checkIn}`,
      ...motel.addressLines,
      motel.phone.shown,
      policies.cancellation,
    ]) {
      expect(next.textContent).toContain(words);
    }
    await screen.findByText('Your stay is confirmed.');
    expect(rememberedCheckout(), 'no longer this tab’s to release').toBeUndefined();
  });

  it('D9: polls while the payment is being confirmed', async () => {
    let asked = 0;
    await openSite('/Payment-Success?session=cs_1', {
      answers: {
        [BOOKED]: NOT_HERE,
        [STATUS]: () => Response.json({ status: asked++ < 1 ? 'confirming' : 'paid' }),
      },
    });
    await screen.findByText('Your stay is confirmed.');
    expect(asked).toBe(2);
  });

  it('D9: never shows an unknown session as paid; the desk is called', async () => {
    await openSite('/Payment-Success?session=made-up', {
      answers: { [STATUS]: problem(404, { code: 'not-found', message: 'There is no such checkout.' }) },
    });
    await screen.findByRole('heading', { name: 'We cannot tell yet' });
    expect(screen.queryByText('Payment Successful!')).toBeNull();
    screen.getByRole('button', { name: 'Try Again' });
    expect(solidWords()).toEqual([`Call ${motel.phone.shown}`]);
  });
});

describe('§2.17 the card of the stay, where it was booked', () => {
  it('paid: postmark, dates, guest, reference and own terms', async () => {
    const { server } = await openBooked('paid');
    await screen.findByRole('img', { name: `Postmarked ${own.city}, Dec 5, 2026` });
    const card = screen.getByRole('article');
    for (const words of [
      'River Double',
      'See you on December 5.',
      'Paid $178.10 CAD',
      'Sat Dec 5 → Mon Dec 7',
      '2 nights',
      'Wren Coulee',
      '2 adults, 1 infant, 1 pet',
      'LI-7K4QD',
      'is on its way to wren@coulee.example.',
      'after that, or if you do not come, the first night, $98 CAD, is kept.',
    ]) {
      expect(card.textContent?.replaceAll('\u00a0', ' ')).toContain(words);
    }
    within(card).getByRole('button', { name: 'Add to calendar' });
    within(card).getByRole('link', { name: 'Directions' });
    expect(solidWords()).toEqual(['View Orders']);
    expect(server.to(BOOKED)[0]?.headers.get('authorization')).toBe('Bearer token-1');
  });

  it('[F32] a card left: nothing is paid, and what is due says so', async () => {
    const words = ['Guaranteed by your card', '$178.10 CAD are to be paid at the front desk.'] as const;
    await openBooked('paid', { account: accountWire('guaranteed', [178.1, 0, 178.1], words), payments: [] });
    await screen.findByRole('heading', { level: 1, name: 'Your stay is booked' });
    screen.getByText('Your stay is confirmed. $178.10 CAD are to be paid at the front desk.');
    screen.getByText('Guaranteed by your card');
    expect(document.body.textContent).not.toMatch(/Payment Successful|Paid \$/);
  });

  it('confirming: the stay without a postmark, and Look again asks', async () => {
    const { server } = await openBooked('confirming', { status: 'pending' });
    await screen.findByText('LI-7K4QD');
    expect(screen.queryByRole('img', { name: /^Postmarked/ })).toBeNull();
    const asked = () => server.calls.filter(({ path }) => path === `${STATUS}cs_1`).length;
    const before = asked();
    await press('Look again');
    expect(asked()).toBeGreaterThan(before);
  });

  it('unpaid: Pay now opens /confirm with the same stay', async () => {
    const room = { id: DOUBLE._id, title: 'R' };
    const { place } = await openBooked('unpaid', { status: 'released', room });
    const pay = await screen.findByRole('link', { name: 'Pay now' });
    expect(solidWords()).toEqual(['Pay now']);
    await waitFor(() => expect(pay.getAttribute('href')).toBe('/confirm'));
    await follow('Pay now');
    expect(place.current.pathname).toBe('/confirm');
    expect(place.current.state).toMatchObject({
      draft: { propertyId: DOUBLE._id, checkIn: '2026-12-05', checkOut: '2026-12-07', guests: STAY.party },
    });
  });

  it('unpaid, of a room that is gone: Pay now opens its page', async () => {
    await openBooked('unpaid', { status: 'expired', room: { id: 'gone', title: 'Gone' } });
    const pay = await screen.findByRole('link', { name: 'Pay now' });
    expect(pay.getAttribute('href')).toMatch(/^\/carddetails\/gone\?checkin=2026-12-05&checkout=2026-12-07/);
  });

  it('refunded: struck through, and rooms for the same dates', async () => {
    await openBooked('refunded', { status: 'refunded' });
    await screen.findByRole('img', { name: /struck through$/ });
    screen.getByText('Refunded $178.10 CAD');
    expect(solidWords()).toEqual(['See our rooms']);
    await follow('See our rooms');
    expect(useSearchStore.getState()).toMatchObject({
      range: { startDate: '2026-12-05', endDate: '2026-12-07' },
      travelers: STAY.party,
    });
  });

  it('signed out, no call asks for the stay', async () => {
    const { server } = await openBooked('paid', {}, { isSignedIn: false });
    await screen.findByText('What happens next');
    expect(server.to(BOOKED)).toHaveLength(0);
  });
});
