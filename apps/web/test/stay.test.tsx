import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { signIn } from '../src/shared/session/session-store.ts';
import { termsWords } from '../src/shared/stay/stay-words.ts';
import { openSite, type Visit } from './support/open-site.tsx';
import { STAY } from './support/stays.ts';
import { problem } from './support/stub-server.ts';

const PATH = '/api/stays/stay-1';

async function openStay(answers: NonNullable<Visit['answers']> = {}, path = '/stay/stay-1') {
  // The first path that an address begins with answers it.
  const all = PATH in answers ? answers : { ...answers, [PATH]: STAY };
  const site = await openSite(path, { answers: all });
  return { ...site, main: within(screen.getByRole('main')) };
}
const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));

beforeEach(() => {
  signIn({ user: { id: 'guest-1', mobile: '+14035550142' }, token: 'token-1' });
});

describe('§2.23 one stay', () => {
  it('shows dates, party, price with its saving, payment and terms', async () => {
    const { main } = await openStay();
    await main.findByRole('heading', { level: 1, name: 'River Double' });
    main.getByText(/Sat, Dec 5 → Mon, Dec 7 · 2 nights · 1 room · 2 adults, 1 infant, 1 pet/);
    main.getByText('LI-7K4QD');
    main.getByText('−$8.90');
    expect(main.queryByText('Smoking room charge')).toBeNull();
    main.getByText('$178.10 CAD');
    main.getByText(/^Paid, /);
    main.getByText(/^Free to cancel until/);
    expect(main.getByRole('link', { name: 'Receipt' }).getAttribute('href')).toBe('/stay/stay-1/receipt');
  });

  it('D10: the terms name the hour, and what is kept after it', () => {
    const now = Date.parse('2026-11-22T19:00:00Z');
    const words = (over: object, at = now) =>
      termsWords(
        { status: 'confirmed', terms: { keep: 'first night', lateCharge: 14_700, ...over } } as never,
        at,
      );
    expect(words({ freeUntil: '2026-12-04T21:00:00Z' }).replaceAll('\u00a0', ' ')).toBe(
      'Free to cancel until Fri, Dec 4, 3:00 PM; after that the first night, $147 CAD, is kept.',
    );
    expect(words({ freeUntil: '2026-11-22T18:59:00Z' })).toBe(
      'This stay can no longer be cancelled free of charge: the first night, $147 CAD, is kept.',
    );
    expect(words({ keep: '50%' })).toBe(
      'This stay cannot be cancelled free of charge: 50% of the price, $147 CAD, is kept.',
    );
  });

  it('cancels after showing the refund, and sends the refund that was shown', async () => {
    const bodies: unknown[] = [];
    const { main } = await openStay({
      [`${PATH}/cancel`]: async (request: Request) => {
        bodies.push(await request.json());
        const { cancelling: _, ...cancelled } = STAY;
        return Response.json({ ...cancelled, status: 'cancelled', isRequestOpen: false });
      },
    });
    await main.findByRole('button', { name: 'Cancel this stay' });
    await press('Cancel this stay');
    const dialog = within(screen.getByRole('dialog'));
    dialog.getByText('Back to your card');
    await press('Keep it');
    expect(bodies).toEqual([]);
    await press('Cancel this stay');
    await press('Cancel the stay');
    await screen.findByText(/Your stay is cancelled\. \$178\.10 CAD goes back to your card\./);
    expect(bodies).toEqual([{ refunded: 178.1 }]);
    expect(screen.queryByRole('button', { name: 'Cancel this stay' })).toBeNull();
  });

  it('a refund that changed meanwhile: the reason, and the stay as it is', async () => {
    const message =
      'The refund has changed while you were reading: it is $80 CAD now. Nothing is cancelled yet.';
    const { main } = await openStay({ [`${PATH}/cancel`]: problem(409, { code: 'price-changed', message }) });
    await main.findByRole('button', { name: 'Cancel this stay' });
    await press('Cancel this stay');
    await press('Cancel the stay');
    await screen.findByText(message);
    screen.getByRole('button', { name: 'Cancel this stay' });
  });

  it('changes the request; a failure keeps what was typed', async () => {
    let fails = true;
    const { main } = await openStay({
      [`${PATH}/request`]: async (request: Request) => {
        if (fails)
          return Response.json({ code: 'internal', message: 'Something went wrong.' }, { status: 500 });
        const { specialRequest } = (await request.json()) as { specialRequest: string };
        return Response.json({ ...STAY, guest: { ...STAY.guest, specialRequest } });
      },
    });
    await main.findByRole('button', { name: 'Change the request' });
    await press('Change the request');
    const field = screen.getByLabelText<HTMLTextAreaElement>('Your request');
    await act(async () => fireEvent.change(field, { target: { value: 'After 11 PM' } }));
    await press('Save');
    await screen.findByText('Something went wrong.');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your request').value).toBe('After 11 PM');
    fails = false;
    await press('Save');
    await screen.findByText('The front desk has your request.');
    screen.getByText('After 11 PM');
  });

  it('an unpaid hold: until when, where to pay, and letting it go', async () => {
    const release = vi.fn(() => Response.json({ success: true }));
    const paying = { url: 'https://pay.example/s', sessionId: 'cs_1', until: '2026-11-21T20:00:00Z' };
    const { cancelling: _, ...unpaid } = STAY;
    const pending = { ...unpaid, status: 'pending', payments: [], isRequestOpen: false, paying };
    const { main } = await openStay({
      [PATH]: pending,
      '/api/payments/release-checkout-session': release,
    });
    await main.findByText(/Not paid yet: we hold your room until/);
    expect(main.getByRole('link', { name: 'Pay now' }).getAttribute('href')).toBe(paying.url);
    expect(main.queryByRole('link', { name: 'Receipt' })).toBeNull();
    await press('Let go');
    await waitFor(() => expect(release).toHaveBeenCalledOnce());
  });

  it('a stay that this device may not open says so, with the way back', async () => {
    const { main } = await openStay({ [PATH]: problem(404, { code: 'not-found', message: 'No.' }) });
    await main.findByRole('heading', { name: 'This key opens no door here.' });
    expect(main.getByRole('link', { name: 'My Bookings' }).getAttribute('href')).toBe('/booking-history');
  });
});

describe('§2.24 the receipt', () => {
  it('adds up, names each tax, and has the company that the guest types', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { main } = await openStay(
      { [PATH]: { ...STAY, refunds: [{ at: '2026-11-21T19:00:00.000Z', amount: 80.1 }] } },
      '/stay/stay-1/receipt',
    );
    const paper = within(await main.findByRole('article', { name: 'Receipt' }));
    paper.getByText('No. LI-7K4QD');
    paper.getByText('Taxes');
    paper.getByText('−$80.10');
    paper.getByText('$98 CAD');
    await act(async () =>
      fireEvent.change(screen.getByLabelText(/Company and its address/), {
        target: { value: 'Coulee Drilling\n12 Main St' },
      }),
    );
    paper.getByText('Coulee Drilling');
    paper.getByText('12 Main St');
    await press('Print, or save as PDF');
    expect(print).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });
});
