import { nightDates } from '@motel/booking-core';
import { type Hold, ownBookings } from '../booking/index.ts';
import type { Db } from '../db/index.ts';
import type { SignedIn } from '../guests/index.ts';
import { soldOn } from '../inventory/index.ts';
import { type Outcome, succeed } from '../shared/outcome.ts';
import type { CheckoutContext } from './checkout-context.ts';
import { endSession } from './end-hold.ts';
import { REFUSALS } from './hold-refusals.ts';
import type { PricedStay } from './price-stay.ts';

/**
 * Ends the payment sessions of the guest's own holds, so that the new stay can take over their nights. First it checks
 * that the stay would then fit: if not, the guest keeps a session that they can still pay.
 * @param key of the request: a hold that its twin has made is the answer to both
 * @returns the holds that can no longer be paid, without those that are being paid or whose provider does not answer
 */
export async function makeWay(
  context: CheckoutContext,
  { guestId }: SignedIn,
  priced: PricedStay,
  inTheWay: readonly Hold[],
  key: string | undefined,
): Promise<Outcome<readonly Hold[]>> {
  const { db, clock, queue, limits, logger } = context;
  const { property, stay, form } = priced;
  if (!(await wouldFit(db, priced, inTheWay))) return REFUSALS['sold-out'];
  const { holds } = await ownBookings(db, guestId, { ...stay, propertyId: property.id }, undefined);
  const others = holds.filter((hold) => key === undefined || hold.key !== key);
  const beside = roomsHeldBeside(others, inTheWay, clock.now());
  if (beside + form.party.rooms > limits.maxRoomsHeld) return REFUSALS['too-many-holds'];
  if (queue.isFull(property.id)) return REFUSALS.full;

  const ended: Hold[] = [];
  for (const hold of inTheWay) {
    try {
      if ((await endSession(context, hold)) === 'expired') ended.push(hold);
    } catch (error) {
      logger.warn({ err: error, bookingId: hold.bookingId }, 'A payment session could not be ended');
    }
  }
  return succeed(ended);
}

/** Counts the rooms of a guest's live holds, without those that end. */
export function roomsHeldBeside(holds: readonly Hold[], ending: readonly Hold[], now: Date): number {
  const ends = new Set(ending.map(({ bookingId }) => bookingId));
  return holds
    .filter(({ bookingId, heldUntil }) => heldUntil > now && !ends.has(bookingId))
    .reduce((rooms, hold) => rooms + hold.rooms, 0);
}

/** Whether the stay would fit without the holds; a check without locks, which guarantees nothing. */
async function wouldFit(
  db: Db,
  { property, stay, form }: PricedStay,
  without: readonly Hold[],
): Promise<boolean> {
  const sold = await soldOn(db, property.id, stay);
  const own = without.filter(({ propertyId }) => propertyId === property.id);
  return nightDates(stay).every((date) => {
    const night = sold.get(date) ?? { capacity: property.capacity, sold: 0 };
    const ownRooms = own
      .filter(({ checkIn, checkOut }) => checkIn <= date && date < checkOut)
      .reduce((rooms, hold) => rooms + hold.rooms, 0);
    return night.sold - ownRooms + form.party.rooms <= night.capacity;
  });
}
