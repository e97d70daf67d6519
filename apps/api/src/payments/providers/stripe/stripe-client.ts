import Stripe from 'stripe';
import type { StripeAccess } from './stripe-access.ts';

/** Milliseconds. Three tries fit into the 20 seconds that a guest's browser waits. */
const TIMEOUT = 5000;

/** Stripe's own library, which leaves repeating to `askStripe`. */
export function openStripe({ secretKey, server }: StripeAccess): Stripe {
  return new Stripe(secretKey, { maxNetworkRetries: 0, telemetry: false, timeout: TIMEOUT, ...server });
}
