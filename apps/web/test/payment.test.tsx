import { motel, policies } from '@motel/content';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openCheckout, rememberCheckout } from '../src/shared/booking/checkout-memory.ts';
import { openSite } from './support/open-site.tsx';
import { problem } from './support/stub-server.ts';

const STATUS = '/api/payments/checkout-session/';
const open = (status: string) =>
  openSite('/Payment-Success?session=cs_1', { answers: { [STATUS]: { status } } });

describe('§2 /Payment-Success', () => {
  it("D9 without a session: 'Payment Successful!', 'Go to Home', 'View Orders'", async () => {
    const { server } = await openSite('/Payment-Success', { isSignedIn: false });
    screen.getByRole('heading', { level: 1, name: 'Payment Successful!' });
    expect(screen.getByRole('link', { name: 'Go to Home' }).getAttribute('href')).toBe('/');
    expect(screen.getByRole('link', { name: 'View Orders' }).getAttribute('href')).toBe('/booking-history');
    expect(server.calls).toHaveLength(0);
  });

  it.each([
    ['paid', 'Payment Successful!'],
    ['unpaid', 'Payment not completed'],
    ['refunded', 'Payment refunded'],
    ['confirming', 'Confirming your payment'],
  ])('%s: %s (D9)', async (status, heading) => {
    await open(status);
    await screen.findByRole('heading', { level: 1, name: heading });
    screen.getByRole('link', { name: 'View Orders' });
  });

  it('says what happens next: the mail, hours, address and phone (§9)', async () => {
    await open('paid');
    const next = (await screen.findByRole('heading', { name: 'What happens next' })).parentElement!;
    for (const words of [
      'Your confirmation is on its way to your e-mail address',
      policies.checkIn,
      policies.checkOut,
      ...motel.addressLines,
      motel.phone.shown,
      policies.cancellation,
    ]) {
      expect(next.textContent).toContain(words);
    }
  });

  it.each(['unpaid', 'refunded', 'confirming'])('%s shows no promise', async (status) => {
    await open(status);
    await screen.findByRole('link', { name: 'View Orders' });
    expect(screen.queryByText('What happens next')).toBeNull();
    expect(screen.queryByText('Payment Successful!')).toBeNull();
  });

  it('D9: polls while the payment is being confirmed', async () => {
    let asked = 0;
    await openSite('/Payment-Success?session=cs_1', {
      answers: { [STATUS]: () => Response.json({ status: asked++ < 1 ? 'confirming' : 'paid' }) },
    });
    await screen.findByText('Your stay is confirmed.');
    expect(asked).toBe(2);
  });

  it('D9: never shows an unknown session as paid', async () => {
    await openSite('/Payment-Success?session=made-up', {
      answers: { [STATUS]: problem(404, { code: 'not-found', message: 'There is no such checkout.' }) },
    });
    await screen.findByRole('heading', { name: 'We cannot tell yet' });
    expect(screen.queryByText('Payment Successful!')).toBeNull();
    screen.getByRole('button', { name: 'Try Again' });
  });

  it('a checkout that has ended is no longer this tab’s to release', async () => {
    rememberCheckout({
      sessionId: 'cs_1',
      propertyId: 'river-double',
      checkIn: '2026-12-24',
      checkOut: '2026-12-26',
      rooms: 1,
    });
    await open('paid');
    await screen.findByText('Your stay is confirmed.');
    expect(openCheckout()).toBeUndefined();
  });
});
