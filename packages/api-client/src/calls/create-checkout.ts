import { type CheckoutRequest, type CheckoutResponse, checkoutResponse } from '../contracts/checkout.ts';
import { ENDPOINTS, IDEMPOTENCY_KEY } from '../contracts/endpoints.ts';
import { ask } from '../wire/ask.ts';
import type { CallOptions, Wire } from '../wire/wire.ts';

export interface CheckoutOptions extends CallOptions {
  /** One for each draft: the same key always gives the same session, so that no guest is charged twice. */
  readonly idempotencyKey: string;
}

/**
 * Holds the rooms and opens a payment session (§7). It is retried once after a lost connection, which the key makes
 * safe; after a time-out the guest decides, with the same key.
 */
export function createCheckout(
  wire: Wire,
  body: CheckoutRequest,
  { idempotencyKey, ...options }: CheckoutOptions,
): Promise<CheckoutResponse> {
  return ask(
    wire,
    {
      ...ENDPOINTS.createCheckout,
      body,
      headers: { [IDEMPOTENCY_KEY]: idempotencyKey },
      isPersonal: true,
      repeat: 'keyed',
      onFailure: 'Error creating checkout session',
      ...options,
    },
    checkoutResponse,
  );
}
