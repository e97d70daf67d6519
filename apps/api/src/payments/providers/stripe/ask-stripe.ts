import { setTimeout as sleep } from 'node:timers/promises';
import Stripe from 'stripe';
import { ProviderRefusal, ProviderUnavailable } from '../../payment-provider.ts';

const TRIES = 3;
/** Milliseconds before the second try; four times as long before the third. */
const FIRST_PAUSE = 150;

/**
 * Asks Stripe, and asks again a little later when that may help. Whatever is asked must bear repetition: a reading,
 * or a write with an idempotency key.
 * @throws ProviderUnavailable or ProviderRefusal
 */
export async function askStripe<T>(ask: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await ask();
    } catch (error) {
      if (tried === TRIES || !mayPass(error)) throw toProviderError(error);
      // Spread, so that processes that failed together do not come back together.
      await sleep(FIRST_PAUSE * 4 ** (tried - 1) * (1 + Math.random()));
    }
  }
}

/** Lost connections, too many requests, the same key still in work, and Stripe's own trouble. */
function mayPass(error: unknown): boolean {
  const { StripeConnectionError, StripeRateLimitError, StripeAPIError } = Stripe.errors;
  if (error instanceof StripeAPIError) return error.headers?.['stripe-should-retry'] !== 'false';
  return error instanceof StripeConnectionError || error instanceof StripeRateLimitError;
}

/** A wrong key (401, 403) is the motel's to mend and says nothing about what was asked: no refusal. */
function toProviderError(error: unknown): unknown {
  const { StripeError, StripeInvalidRequestError, StripeIdempotencyError, StripeCardError } = Stripe.errors;
  if (!(error instanceof StripeError)) return error;
  const { requestId, code, statusCode } = error;
  // Of a connection that broke the library says only that it did.
  const reason = error.detail instanceof Error ? error.detail.message : undefined;
  const details = [statusCode, code, requestId, reason].filter(Boolean).join(', ');
  const said = `Stripe: ${error.message}${details && ` (${details})`}`;
  const isRefusal =
    error instanceof StripeInvalidRequestError ||
    error instanceof StripeIdempotencyError ||
    error instanceof StripeCardError;
  return isRefusal
    ? new ProviderRefusal(said, { cause: error })
    : new ProviderUnavailable(said, { cause: error });
}

/** Whether Stripe refused because this account has nothing under that id. */
export function isMissing(error: unknown): boolean {
  return (
    error instanceof ProviderRefusal &&
    error.cause instanceof Stripe.errors.StripeError &&
    error.cause.code === 'resource_missing'
  );
}
