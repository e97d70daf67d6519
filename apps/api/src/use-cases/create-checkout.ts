import type { CheckoutRequest, CheckoutResponse } from '@motel/api-client/contracts';
import { DatabaseUnreachableError } from '../db/database-error.ts';
import type { SignedIn } from './authenticate.ts';
import { followKey } from './checkout/follow-key.ts';
import { holdStay } from './checkout/hold-stay.ts';
import { openSession } from './checkout/open-session.ts';
import { priceStay } from './checkout/price-stay.ts';
import { returnUrls } from './checkout/return-urls.ts';
import type { Context } from './context.ts';
import type { Device } from './device.ts';
import { type Outcome, refuse } from './outcome.ts';

/** What comes with the request beside its body. */
export interface CheckoutOptions {
  /** The guest's own name for the draft; the same key gives the same session. */
  readonly key: string | undefined;
  /** The site's origin as the guest reached it. */
  readonly origin: string;
  /** Who asks, as far as limits tell people apart. */
  readonly address: string | undefined;
  /** Where the guest books, and will see the stay. */
  readonly device: Device | undefined;
}

/**
 * Holds the rooms of a stay at the server's own price and opens a payment session for it (D8, D9).
 * Refused with `forbidden`, `not-found`, `rule-broken`, `price-changed`, `sold-out`, `key-reused`,
 * `too-many-requests`, `unavailable` or `payment-unavailable`; a refused one leaves nothing behind.
 */
export async function createCheckout(
  context: Context,
  guest: SignedIn,
  request: CheckoutRequest,
  { key, origin, address, device }: CheckoutOptions,
): Promise<Outcome<CheckoutResponse>> {
  if (request.userId !== guest.guestId) {
    return refuse('forbidden', 'This booking belongs to another guest. Please sign in again.');
  }
  const known = await followKey(context, guest, { key, device }, request);
  if (known.answer !== undefined) return known.answer;
  const allowed = await context.limits.take('checkouts of a guest', guest.guestId);
  if (!allowed.ok) return allowed;

  const priced = await priceStay(context, request);
  if (!priced.ok) return priced;
  const rooms = priced.value.form.roomQuantity;
  const heldHere = await context.limits.take('rooms held from an address', address, rooms);
  if (!heldHere.ok) return heldHere;

  // Rooms that are not held after all cost their address nothing.
  const giveBack = () => context.limits.giveBack('rooms held from an address', address, rooms);
  const wanted = { key, device, known, priced: priced.value, urls: returnUrls(origin, request) };
  const held = await holdStay(context, guest, request, wanted).catch(async (error: unknown) => {
    // A database out of reach takes nothing back, and nobody knows what it has done before.
    if (!(error instanceof DatabaseUnreachableError)) await giveBack().catch(() => undefined);
    throw error;
  });
  const answer = 'answer' in held ? held.answer : await openSession(context, held);
  if ('answer' in held || !answer.ok) await giveBack();
  return answer;
}
