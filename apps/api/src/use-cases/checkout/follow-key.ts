import type { CheckoutRequest, CheckoutResponse } from '@motel/api-client/contracts';
import type { SignedIn } from '../authenticate.ts';
import type { Context } from '../context.ts';
import { type Device, showOnDevice } from '../device.ts';
import { type Outcome, refuse } from '../outcome.ts';
import type { Hold } from '../payment/hold.ts';
import { loadCheckout } from './checkout-record.ts';
import { findKey, hashOf, type KeyClaim } from './idempotency.ts';
import { openSession } from './open-session.ts';

/** What an idempotency key leads to. */
export interface FollowedKey {
  /** The key has been used and this is what it gives. */
  readonly answer?: Outcome<CheckoutResponse>;
  /** How a new booking claims the key. */
  readonly claim?: Omit<KeyClaim, 'propertyId' | 'bookingId'>;
  /** The booking that the key named so far, which can no longer be paid. */
  readonly stale: readonly Hold[];
}

/** A request that has waited so long for the provider's answer is not going to get it. */
const ANSWER_EXPECTED_WITHIN = 2 * 60_000;

/**
 * The same key gives the same answer while its booking is paid or can be; one with another body is refused. When
 * its booking has ended without payment, the key is free for a new one: the guest tries again.
 */
export async function followKey(
  context: Context,
  { guestId }: SignedIn,
  { key, device }: { readonly key: string | undefined; readonly device: Device | undefined },
  request: CheckoutRequest,
): Promise<FollowedKey> {
  if (key === undefined) return { stale: [] };
  const requestHash = hashOf(request);
  const known = await findKey(context.db, guestId, key);
  if (known === undefined) return { claim: { guestId, key, requestHash, replaces: undefined }, stale: [] };
  if (known.requestHash !== requestHash) {
    return {
      answer: refuse('key-reused', 'This request was already made with other details. Please try again.'),
      stale: [],
    };
  }

  const { status, answer, request: session, createdAt, provider } = await loadCheckout(context.db, known);
  const now = context.clock.now();
  const isFresh = now.getTime() - createdAt.getTime() < ANSWER_EXPECTED_WITHIN;
  const canBePaid = status === 'held' && (answer === undefined ? isFresh : session.expiresAt > now);
  if (canBePaid || (status === 'confirmed' && answer !== undefined)) {
    // The first answer may have been lost, and the device's cookie with it.
    if (device !== undefined) await showOnDevice(context.db, known, device, now);
    return { answer: answer ? { ok: true, value: answer } : await openSession(context, known), stale: [] };
  }
  const { propertyId, bookingId } = known;
  return {
    claim: { guestId, key, requestHash, replaces: bookingId },
    stale:
      status === 'held' ? [{ propertyId, bookingId, provider, sessionId: answer?.sessionId ?? null }] : [],
  };
}
