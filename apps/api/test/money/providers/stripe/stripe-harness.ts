import { motel as content } from '@motel/content/testing';
import { signEvent } from '../../../../src/money/providers/event-signature.ts';
import type { Installation } from '../../../../src/money/providers/installation.ts';
import { stripeCheckout } from '../../../../src/money/providers/stripe/stripe-checkout.ts';
import { type TestClock, testClock } from '../../../support/test-clock.ts';
import type { ProviderHarness, SentEvent } from '../provider-harness.ts';
import type { FakeEvent } from './fake-account.ts';
import { type FakeStripe, fakeStripe, WEBHOOK_SECRET } from './fake-stripe.ts';

export interface StripeHarness extends ProviderHarness {
  readonly stripe: FakeStripe;
  readonly clock: TestClock;
}

/** A motel that no session without a name belongs to. */
export const OURS: Installation = { name: 'ours' };

export async function stripeHarness(): Promise<StripeHarness> {
  const clock = testClock('2026-11-20T18:00:00Z');
  const stripe = await fakeStripe(clock);
  let collected = 0;
  return {
    stripe,
    clock,
    provider: stripeCheckout(stripe.access, clock, OURS, () => content),
    pay: async (url) => stripe.pay(url),
    leaveRefusedCard: async (url) => void stripe.pay(url, 'late-failed'),
    payInVain: async (url) => void stripe.pay(url, 'declined'),
    advance: async (seconds) => clock.advance(seconds * 1000),
    collectEvents: async () => {
      stripe.sweep();
      const sent = stripe.events.slice(collected).map((event) => signed(event, clock.now()));
      collected = stripe.events.length;
      return sent;
    },
    now: () => clock.now(),
    close: () => stripe.close(),
  };
}

export function signed(event: FakeEvent, now: Date): SentEvent {
  const rawBody = JSON.stringify(event);
  return { rawBody, headers: new Headers({ 'stripe-signature': signEvent(rawBody, WEBHOOK_SECRET, now) }) };
}
