import { randomUUID } from 'node:crypto';
import type { CheckoutRequest, CheckoutResponse } from '@motel/api-client/contracts';
import type { Hold } from '../booking/index.ts';
import { DatabaseUnreachableError } from '../db/index.ts';
import type { Device, SignedIn } from '../guests/index.ts';
import { type Outcome, refuse } from '../shared/outcome.ts';
import { type KeyClaim, resolveKey } from './checkout-key.ts';
import { type CheckoutContext, holdRooms, REFUSALS, type WantedHold } from './hold-rooms.ts';
import { makeWay } from './make-way.ts';
import { openSession, type SessionToOpen } from './open-session.ts';
import { type PricedStay, priceStay } from './price-stay.ts';
import { returnUrls } from './return-urls.ts';

/** The parts of the request besides its body. */
export interface CheckoutOptions {
  /** The draft's idempotency key; the same key gives the same session. */
  readonly key: string | undefined;
  /** The site's origin as the guest reached it. */
  readonly origin: string;
  /** The client's address, by which limits tell guests apart. */
  readonly address: string | undefined;
  /** The guest's device, on which they will see the stay. */
  readonly device: Device | undefined;
}

/**
 * Holds the rooms of a stay at the server's own price and opens a payment session for it (D8, D9).
 * Refused with `forbidden`, `not-found`, `rule-broken`, `price-changed`, `sold-out`, `key-reused`,
 * `too-many-requests`, `unavailable` or `payment-unavailable`; a refused one leaves nothing behind.
 */
export async function createCheckout(
  context: CheckoutContext,
  guest: SignedIn,
  request: CheckoutRequest,
  options: CheckoutOptions,
): Promise<Outcome<CheckoutResponse>> {
  const { limits } = context;
  if (request.userId !== guest.guestId) return refuse('forbidden', 'another-guests-checkout');
  const known = await resolveKey(context, guest, options, request);
  if ('answer' in known) return known.answer;
  const allowed = await limits.take('checkouts of a guest', guest.guestId);
  if (!allowed.ok) return allowed;

  const priced = await priceStay(context, request);
  if (!priced.ok) return priced;
  const rooms = priced.value.form.party.rooms;
  const heldHere = await limits.take('rooms held from an address', options.address, rooms);
  if (!heldHere.ok) return heldHere;

  // Rooms that were not held do not count against their address.
  const giveBack = () => limits.giveBack('rooms held from an address', options.address, rooms);
  const held = await holdStay(context, guest, request, options, priced.value, known.claim).catch(
    async (error: unknown) => {
      // An unreachable database cannot give back, and it may have held the rooms before the connection broke.
      if (!(error instanceof DatabaseUnreachableError)) await giveBack().catch(() => undefined);
      throw error;
    },
  );
  const answer = 'answer' in held ? held.answer : await openSession(context, held);
  if ('answer' in held || !answer.ok) await giveBack();
  return answer;
}

/** Each failed one means that a concurrent request of the same guest was faster. */
const MAX_ATTEMPTS = 5;

/** Holds the rooms; when another request of the same guest was faster, resolves the key again and retries. */
async function holdStay(
  context: CheckoutContext,
  guest: SignedIn,
  request: CheckoutRequest,
  { key, origin, device }: CheckoutOptions,
  priced: PricedStay,
  known: KeyClaim | undefined,
): Promise<SessionToOpen | { readonly answer: Outcome<CheckoutResponse> }> {
  const stay = { bookingId: randomUUID(), guest, device, priced, urls: returnUrls(origin, request) };
  let claim = known;
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const held = await tryToHold(context, { ...stay, claim });
    if (held !== 'overtaken') return held;
    const resolved = await resolveKey(context, guest, { key, device }, request);
    if ('answer' in resolved) return resolved;
    claim = resolved.claim;
  }
  return { answer: REFUSALS.busy };
}

/** One attempt: the guest's own unpaid holds in the way end first, and the new one takes over their nights. */
async function tryToHold(context: CheckoutContext, wanted: WantedHold) {
  const hold = (inTheWay: readonly Hold[], takesOver: readonly Hold[]) =>
    context.queue.run(wanted.priced.property.id, () => holdRooms(context, wanted, inTheWay, takesOver));
  let held = await hold([], []);
  if (typeof held === 'object' && 'inTheWay' in held) {
    const ended = await makeWay(context, wanted, held.inTheWay);
    if (!ended.ok) return { answer: ended };
    held = await hold(held.inTheWay, ended.value);
  }
  if (typeof held === 'object') return 'session' in held ? held.session : 'overtaken';
  return held === 'overtaken' ? held : { answer: REFUSALS[held] };
}
