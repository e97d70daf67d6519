import { type Hold, ownBookings, unpaidHolds } from '../../booking/index.ts';
import { soldOn } from '../../inventory/index.ts';
import { endPaymentSession } from '../../money/index.ts';
import { type Refusal, RefusedError, refuseIf } from '../../shared/outcome.ts';
import { heldOn, roomsFreeAt, roomsHeld, termsOfHold, type WantedRooms } from '../hold/hold-limits.ts';
import { holdRefusalOf, REFUSALS, wantedRuns } from '../hold/hold-runs.ts';
import type { CheckoutContext } from '../stay-context.ts';
import { holdClientOf, runsOf, type WantedHold } from './hold-rooms.ts';
import { ofRoom } from './read-order.ts';

/**
 * Ends the sessions of the guest's own holds, if the stay would then be held: else they keep one that they can pay.
 * @returns the holds that can no longer be paid, without those that are being paid or whose provider does not answer
 */
export async function makeWay(
  context: CheckoutContext,
  wanted: WantedHold,
  inTheWay: readonly Hold[],
): Promise<readonly Hold[]> {
  const { db, queue, logger } = context;
  const [{ property, stay }] = wanted.order;
  const { holds } = await ownBookings(db, wanted.guest.guestId, [property.id], stay, undefined);
  // A hold that the twin of this request has made is the answer to both.
  const twins = holds.filter(({ key }) => key !== null && key === wanted.claim?.key);
  refuseIf(await whyNotHeld(context, wanted, [...inTheWay, ...twins]));
  if (queue.isFull(property.id)) throw new RefusedError(REFUSALS.full);

  const ended: Hold[] = [];
  for (const hold of inTheWay) {
    try {
      if ((await endPaymentSession(context, hold)) === 'expired') ended.push(hold);
    } catch (error) {
      logger.warn({ err: error, bookingId: hold.bookingId }, 'A payment session could not be ended');
    }
  }
  return ended;
}

/** Why a stay, or a room of an order, would not be held; no lock guarantees it. @param without holds of the guest that would end */
export async function whyNotHeld(
  context: CheckoutContext,
  wanted: WantedHold,
  without: readonly Hold[],
): Promise<Refusal | undefined> {
  for (const rooms of wantedRuns(runsOf(wanted.order), wanted)) {
    const refused = await whyKindNotHeld(context, wanted, rooms, without);
    if (refused === undefined) continue;
    return ofRoom(
      context,
      wanted.order.findLastIndex(({ property }) => property.id === rooms.propertyId),
      refused,
    );
  }
  return undefined;
}

async function whyKindNotHeld(
  { db, clock, limits, words }: CheckoutContext,
  wanted: WantedHold,
  rooms: WantedRooms,
  without: readonly Hold[],
): Promise<Refusal | undefined> {
  const now = clock.now();
  const ending = new Set(without.map(({ id }) => id));
  const found = await unpaidHolds(db, rooms, holdClientOf(wanted), now);
  const known = found.map((hold) =>
    ending.has(hold.requestId) ? { ...hold, isHeld: false, endedAt: now } : hold,
  );
  const freed = found.filter(
    ({ requestId, propertyId, isHeld }) => isHeld && ending.has(requestId) && propertyId === rooms.propertyId,
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
