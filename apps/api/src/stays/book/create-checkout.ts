import { randomUUID } from 'node:crypto';
import type { CheckoutRequest, CheckoutResponse } from '@motel/api-client/contracts';
import { type Hold, ownBookings, unpaidHolds } from '../../booking/index.ts';
import type { Device, SignedIn } from '../../guests/index.ts';
import { soldOn } from '../../inventory/index.ts';
import { endPaymentSession } from '../../money/index.ts';
import { type Outcome, type Refused, refuse, succeed } from '../../shared/outcome.ts';
import { heldOn, roomsFreeAt, roomsHeld, termsOfHold } from '../hold/hold-limits.ts';
import { holdRefusalOf, noSpace, REFUSALS } from '../hold/hold-runs.ts';
import type { CheckoutContext } from '../stay-context.ts';
import { type ResolvedKey, resolveKey } from './checkout-key.ts';
import { type HeldRooms, holdClientOf, holdRooms, type WantedHold, wantedRooms } from './hold-rooms.ts';
import { openSession, returnUrls } from './open-session.ts';
import { readCheckout } from './read-checkout.ts';

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
): Promise<Outcome<CheckoutResponse>> {
  const { limits } = context;
  const { sessionId } = guest;
  const { device, origin, address } = options;
  if (request.userId !== guest.guestId) return refuse('forbidden', 'another-guests-checkout');
  const resolve = () => resolveKey(context, guest, options, request);
  const known = await resolve();
  if ('answer' in known) return known.answer;
  if (!(await context.health.hasSpace())) return noSpace(context.motel);
  if (request.promotionCode !== undefined) {
    // A checkout answers whether a code is known, as the question on /confirm does.
    const asked = await limits.take({ 'codes of a session': sessionId, 'codes from an address': address });
    if (!asked.ok) return asked;
  }
  const priced = await readCheckout(context, guest, request);
  if (!priced.ok) return priced;
  // A request that cannot be booked as it is costs no allowance: a stranger who knows the number could use it up.
  const allowed = await limits.take({
    'checkouts of a session': sessionId,
    'checkouts from an address': address,
  });
  if (!allowed.ok) return allowed;

  const held = await holdStay(
    context,
    {
      bookingId: randomUUID(),
      guest,
      device,
      claim: known.claim,
      priced: priced.value,
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
  return { answer: REFUSALS.busy };
}

/** One attempt: the guest's own unpaid holds in the way end first, and the new one takes over their nights. */
async function tryToHold(context: CheckoutContext, wanted: WantedHold) {
  const hold = async (inTheWay: readonly Hold[], takesOver: readonly Hold[]): Promise<HeldRooms> => {
    const work = () => holdRooms(context, wanted, inTheWay, takesOver);
    const held = await context.queue.run(wanted.priced.property.id, work);
    return held === 'full' ? { kind: 'refused', refused: REFUSALS.full } : held;
  };
  let held = await hold([], []);
  if (held.kind === 'in-the-way') {
    const ended = await makeWay(context, wanted, held.holds);
    if (!ended.ok) return { answer: ended };
    held = await hold(held.holds, ended.value);
  }
  switch (held.kind) {
    case 'held':
      return held.session;
    case 'refused':
      return { answer: held.refused };
    case 'sold-out':
      // The failed transaction can no longer read which holds are in the way.
      return { answer: (await whyNotHeld(context, wanted, [])) ?? REFUSALS['sold-out'] };
    default:
      return 'overtaken';
  }
}

/**
 * Ends the sessions of the guest's own holds, if the stay would then be held: else they keep one that they can pay.
 * @returns the holds that can no longer be paid, without those that are being paid or whose provider does not answer
 */
async function makeWay(
  context: CheckoutContext,
  wanted: WantedHold,
  inTheWay: readonly Hold[],
): Promise<Outcome<readonly Hold[]>> {
  const { db, queue, logger } = context;
  const { property, stay } = wanted.priced;
  const place = { ...stay, propertyId: property.id };
  const { holds } = await ownBookings(db, wanted.guest.guestId, place, undefined);
  // A hold that the twin of this request has made is the answer to both.
  const twins = holds.filter(({ key }) => key !== null && key === wanted.claim?.key);
  const refusal = await whyNotHeld(context, wanted, [...inTheWay, ...twins]);
  if (refusal !== undefined) return refusal;
  if (queue.isFull(property.id)) return REFUSALS.full;

  const ended: Hold[] = [];
  for (const hold of inTheWay) {
    try {
      if ((await endPaymentSession(context, hold)) === 'expired') ended.push(hold);
    } catch (error) {
      logger.warn({ err: error, bookingId: hold.bookingId }, 'A payment session could not be ended');
    }
  }
  return succeed(ended);
}

/** Why a stay would not be held; no lock guarantees it. @param without holds of the guest that would end */
async function whyNotHeld(
  { db, clock, limits, words }: CheckoutContext,
  wanted: WantedHold,
  without: readonly Hold[],
): Promise<Refused | undefined> {
  const now = clock.now();
  const rooms = wantedRooms(wanted);
  const ending = new Set(without.map(({ bookingId }) => bookingId));
  const found = await unpaidHolds(db, rooms, holdClientOf(wanted), now);
  const known = found.map((hold) =>
    ending.has(hold.bookingId) ? { ...hold, isHeld: false, endedAt: now } : hold,
  );
  const freed = found.filter(
    ({ bookingId, propertyId, isHeld }) => isHeld && ending.has(bookingId) && propertyId === rooms.propertyId,
  );
  const sold = await soldOn(db, rooms.propertyId, rooms);
  const left = sold.map((night) => ({ ...night, sold: night.sold - roomsHeld(heldOn(night.date, freed)) }));
  const nights = new Map(left.map(({ date, capacity, sold }) => [date, { capacity, sold }]));
  if ([...nights.values()].some((night) => night.sold + rooms.rooms > night.capacity)) {
    const held = known.filter(({ isHeld, propertyId }) => isHeld && propertyId === rooms.propertyId);
    const until = roomsFreeAt(rooms, nights, held);
    return until === undefined
      ? REFUSALS['sold-out']
      : holdRefusalOf(words, { refused: 'others-are-paying', until }, now);
  }
  const terms = termsOfHold(rooms, nights, known, limits.holds, now);
  return 'refused' in terms ? holdRefusalOf(words, terms, now) : undefined;
}
