import { randomUUID } from 'node:crypto';
import { cents } from '@motel/booking-core';
import type { PaymentProvider, SessionRequest } from '../../../src/money/providers/payment-provider.ts';

/** An event in the form in which the provider sends it to the webhook. */
export interface SentEvent {
  readonly rawBody: string;
  readonly headers: Headers;
}

/** A provider under test, and control over its side: the guest, the clock and the events. */
export interface ProviderHarness {
  readonly provider: PaymentProvider;
  /** Pays at the hosted page. @returns whether the provider accepted the payment */
  pay(url: string): Promise<boolean>;
  leaveRefusedCard(url: string): Promise<void>;
  /** Enters a card that is refused. */
  payInVain(url: string): Promise<void>;
  /** Advances the provider's clock by a whole number of seconds. */
  advance(seconds: number): Promise<void>;
  /** Lets the provider do what is due. @returns the events that it has sent since the last call */
  collectEvents(): Promise<readonly SentEvent[]>;
  now(): Date;
  close(): Promise<void>;
}

/** A request for a session of 35 minutes, in which $211 are paid. */
export function sessionRequest(
  harness: ProviderHarness,
  change: Partial<SessionRequest> = {},
): SessionRequest {
  return {
    bookingId: `booking-${randomUUID()}`,
    idempotencyKey: randomUUID(),
    title: 'Hoodoo Double, Nov 27 to Nov 29',
    terms: 'No free cancellation: if you cancel, or do not come, the whole price is kept.',
    lines: [
      { kind: 'rooms', label: '$89 × 2 nights × 1 room', amount: cents(17_800) },
      { kind: 'pets', label: 'Pet fee per pet', detail: '1 pet × $15', amount: cents(1500) },
      { kind: 'taxes', label: 'Taxes', detail: '5%', amount: cents(1000) },
      { kind: 'tourism-levy', label: 'Tourism Levy tax', detail: '4%', amount: cents(800) },
    ],
    total: cents(21_100),
    expiresAt: new Date(harness.now().getTime() + 35 * 60_000),
    successUrl: 'http://127.0.0.1:3000/Payment-Success?session={CHECKOUT_SESSION_ID}',
    cancelUrl: 'http://127.0.0.1:3000/carddetails/hoodoo-double?checkin=2026-11-27&cancelled=1',
    ...change,
  };
}

export async function paidSession(harness: ProviderHarness) {
  const request = sessionRequest(harness);
  const { sessionId, url } = await harness.provider.createSession(request);
  if (!(await harness.pay(url))) throw new Error('The payment is not accepted');
  const state = await harness.provider.findSession(sessionId);
  if (state.state !== 'paid') throw new Error(`The session is ${state.state}`);
  return { request, sessionId, url, ...state };
}

export async function eventsSent({ provider, collectEvents }: ProviderHarness) {
  const sent = await collectEvents();
  return Promise.all(sent.map(({ rawBody, headers }) => provider.readEvent(rawBody, headers)));
}
