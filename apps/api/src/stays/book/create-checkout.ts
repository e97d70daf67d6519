import { randomUUID } from 'node:crypto';
import type { CheckoutRequest, CheckoutResponse } from '@motel/api-client/contracts';
import type { Hold } from '../../booking/index.ts';
import type { Device, SignedIn } from '../../guests/index.ts';
import { RefusedError, refuse } from '../../shared/outcome.ts';
import { REFUSALS, refuseWithoutSpace } from '../hold/hold-runs.ts';
import type { CheckoutContext } from '../stay-context.ts';
import { type ResolvedKey, resolveKey } from './checkout-key.ts';
import { type HeldRooms, holdRooms, type WantedHold } from './hold-rooms.ts';
import { makeWay, whyNotHeld } from './make-way.ts';
import { openSession, returnUrls } from './open-session.ts';
import { readOrder } from './read-order.ts';

/** The parts of the request besides its body. */
export interface CheckoutOptions {
  /** The draft's idempotency key; the same key gives the same session. */
  readonly key: string | undefined;
  /** The site's origin as the guest reached it. */
  readonly origin: string;
  /** The client's address, by which limits tell guests apart. */
  readonly address: string | undefined;
  readonly device: Device;
}

/** Holds rooms at the server's own price and opens a payment session (D8, D9). A refusal leaves nothing behind. */
export async function createCheckout(
  context: CheckoutContext,
  guest: SignedIn,
  request: CheckoutRequest,
  options: CheckoutOptions,
): Promise<CheckoutResponse> {
  const { limits } = context;
  const { sessionId } = guest;
  const { device, origin, address } = options;
  if (request.userId !== guest.guestId) refuse('forbidden', 'another-guests-checkout');
  const resolve = () => resolveKey(context, guest, options, request);
  const known = await resolve();
  if ('answer' in known) return known.answer;
  await refuseWithoutSpace(context);
  if ([request, ...(request.moreRooms ?? [])].some((room) => room.promotionCode !== undefined)) {
    // A checkout answers whether a code is known, as the question on /confirm does.
    await limits.take({ 'codes of a session': sessionId, 'codes from an address': address });
  }
  const order = await readOrder(context, guest, request);
  // A request that cannot be booked as it is costs no allowance: a stranger who knows the number could use it up.
  await limits.take({
    'checkouts of a session': sessionId,
    'checkouts from an address': address,
  });

  const held = await holdStay(
    context,
    {
      id: randomUUID(),
      guest,
      device,
      claim: known.claim,
      order,
      urls: returnUrls(context.motel, origin, request),
      networks: limits.networks(address),
    },
    resolve,
  );
  return 'answer' in held ? held.answer : openSession(context, held);
}

/** Each failed one means that a concurrent request of the same guest was faster. */
const MAX_ATTEMPTS = 5;

/** Holds the rooms; when another request of the same guest was faster, resolves the key again and retries. */
async function holdStay(context: CheckoutContext, wanted: WantedHold, resolve: () => Promise<ResolvedKey>) {
  let { claim } = wanted;
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const held = await tryToHold(context, { ...wanted, claim });
    if (held !== 'overtaken') return held;
    const resolved = await resolve();
    if ('answer' in resolved) return resolved;
    claim = resolved.claim;
  }
  throw new RefusedError(REFUSALS.busy);
}

async function whyNotOrder(context: CheckoutContext, wanted: WantedHold) {
  return wanted.order.length > 1 ? whyNotHeld(context, wanted, []) : undefined;
}

/** One attempt: the guest's own unpaid holds in the way end first, and the new one takes over their nights. */
async function tryToHold(context: CheckoutContext, wanted: WantedHold) {
  const hold = async (inTheWay: readonly Hold[], takesOver: readonly Hold[]): Promise<HeldRooms> => {
    const work = () => holdRooms(context, wanted, inTheWay, takesOver);
    const held = await context.queue.run(wanted.order[0].property.id, work);
    return held === 'full' ? { kind: 'refused', refusal: REFUSALS.full } : held;
  };
  let held = await hold([], []);
  if (held.kind === 'in-the-way') {
    const ended = await makeWay(context, wanted, held.holds);
    held = await hold(held.holds, ended);
  }
  switch (held.kind) {
    case 'held':
      return held.session;
    case 'refused':
      // The limits of all rooms are asked with the last one: here it is said of the room that they refuse.
      throw new RefusedError((await whyNotOrder(context, wanted)) ?? held.refusal);
    case 'sold-out':
      // The failed transaction can no longer read which holds are in the way.
      throw new RefusedError((await whyNotHeld(context, wanted, [])) ?? REFUSALS['sold-out']);
    default:
      return 'overtaken';
  }
}
