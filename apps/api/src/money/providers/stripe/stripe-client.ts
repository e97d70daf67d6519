import Stripe from 'stripe';
import type { StripeAccess } from '../../../config/stripe-access.ts';

/** Milliseconds. Three attempts fit into the 20 seconds that a guest's browser waits. */
const TIMEOUT = 5000;

/** Stripe's own library, without its retries: `callStripe` has them. */
export function openStripe({ secretKey, server }: StripeAccess): Stripe {
  return new Stripe(secretKey, { maxNetworkRetries: 0, telemetry: false, timeout: TIMEOUT, ...server });
}
