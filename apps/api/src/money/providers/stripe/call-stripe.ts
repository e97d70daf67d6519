import { setTimeout as sleep } from 'node:timers/promises';
import Stripe from 'stripe';
import { ProviderRefusal, ProviderUnavailable } from '../payment-provider.ts';

const MAX_ATTEMPTS = 3;
/** Milliseconds. */
const FIRST_PAUSE = 150;

/** Calls Stripe, with retries: it must be safe to repeat. @throws ProviderUnavailable or ProviderRefusal */
export type CallStripe = <T>(call: () => Promise<T>) => Promise<T>;

/** @param firstPause milliseconds before the second attempt; four times as long before the third */
export function retryingCalls(firstPause = FIRST_PAUSE): CallStripe {
  return async (call) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await call();
      } catch (error) {
        if (attempt === MAX_ATTEMPTS || !isTransient(error)) throw toProviderError(error);
        // Spread, so that processes that failed together do not retry together.
        await sleep(firstPause * 4 ** (attempt - 1) * (1 + Math.random()));
      }
    }
  };
}

/** Lost connections, too many requests, the same key still in progress, and Stripe's own failures. */
function isTransient(error: unknown): boolean {
  const { StripeConnectionError, StripeRateLimitError, StripeAPIError } = Stripe.errors;
  if (error instanceof StripeAPIError) return error.headers?.['stripe-should-retry'] !== 'false';
  return error instanceof StripeConnectionError || error instanceof StripeRateLimitError;
}

/** A wrong key (401, 403) is the motel's own mistake and says nothing about the request: it is no refusal. */
function toProviderError(error: unknown): unknown {
  const { StripeError, StripeInvalidRequestError, StripeIdempotencyError, StripeCardError } = Stripe.errors;
  if (!(error instanceof StripeError)) return error;
  const { requestId, code, statusCode } = error;
  // The library's message says only that a connection broke, not why.
  const reason = error.detail instanceof Error ? error.detail.message : undefined;
  const details = [statusCode, code, requestId, reason].filter(Boolean).join(', ');
  const message = `Stripe: ${error.message}${details && ` (${details})`}`;
  const isRefusal =
    error instanceof StripeInvalidRequestError ||
    error instanceof StripeIdempotencyError ||
    error instanceof StripeCardError;
  return new (isRefusal ? ProviderRefusal : ProviderUnavailable)(message, { cause: error });
}

/** Whether Stripe refused because this account has nothing under that id. */
export function isMissing(error: unknown): boolean {
  return (
    error instanceof ProviderRefusal &&
    error.cause instanceof Stripe.errors.StripeError &&
    error.cause.code === 'resource_missing'
  );
}
