import type { Hono } from 'hono';
import {
  type PaymentProvider,
  readingEvent,
  type SessionState,
  SignatureError,
} from '../payment-provider.ts';
import { checkoutRoutes, type EmbeddedCheckoutOptions } from './checkout-routes.ts';
import { createSession } from './create-session.ts';
import { chargeEmbedded, refundEmbedded } from './embedded-charges.ts';
import { deleteOldEvents, embeddedEventsSince, parseEvent } from './embedded-events.ts';
import { embeddedStateOf, findEmbeddedSession } from './embedded-session.ts';
import { decideLatePayments, expireDueSessions, expireSession } from './end-session.ts';
import { deliverPendingEvents, SIGNATURE_HEADER, signingSecret } from './event-delivery.ts';

export interface EmbeddedCheckout {
  readonly provider: PaymentProvider;
  /** The hosted page, for mounting at the root. */
  readonly routes: Hono;
  /** Decides late payments, ends old sessions, delivers events and deletes old ones. Safe in many processes. */
  doDueWork(): Promise<void>;
}

/** An honest stand-in for a hosted checkout: same promises, own tables, signed events; test cards, and no money. */
export function embeddedCheckout(given: Omit<EmbeddedCheckoutOptions, 'acknowledged'>): EmbeddedCheckout {
  const { db, clock } = given;
  const options = { ...given, acknowledged: new Set<string>() };

  async function findSession(sessionId: string): Promise<SessionState> {
    const session = await findEmbeddedSession(db, sessionId);
    return session === undefined ? { state: 'expired' } : embeddedStateOf(session, clock.now());
  }

  const provider: PaymentProvider = {
    name: 'embedded',
    createSession: (request) => createSession(db, request),
    findSession,
    async expireSession(sessionId) {
      await expireSession(db, sessionId, clock.now());
      return findSession(sessionId);
    },
    async readEvent(rawBody, headers) {
      const secret = await signingSecret(db);
      // Loads Stripe's library, which is large: only once a guest pays.
      const { isSignedEvent } = await import('../event-signature.ts');
      if (!isSignedEvent(rawBody, headers.get(SIGNATURE_HEADER), secret, clock.now()))
        throw new SignatureError('The event is not signed by the embedded checkout, or too long ago');
      return readingEvent(() => parseEvent(rawBody));
    },
    eventsSince: (instant) => embeddedEventsSince(db, instant),
    refund: (request) => refundEmbedded(db, request, clock.now()),
    charge: (request) => chargeEmbedded(db, request, clock.now()),
  };

  return {
    provider,
    routes: checkoutRoutes(options),
    async doDueWork() {
      await decideLatePayments(db, clock.now());
      await expireDueSessions(db, clock.now());
      await deliverPendingEvents(options);
      await deleteOldEvents(db, clock.now());
    },
  };
}
