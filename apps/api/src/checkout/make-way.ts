import { nightDates } from '@motel/booking-core';
import { type Hold, ownBookings } from '../booking/index.ts';
import type { Db } from '../db/index.ts';
import { soldOn } from '../inventory/index.ts';
import { type Outcome, succeed } from '../shared/outcome.ts';
import { endSession } from './end-hold.ts';
import { type CheckoutContext, REFUSALS, roomsHeldBeside, type WantedHold } from './hold-rooms.ts';
import type { PricedStay } from './price-stay.ts';

/**
 * Ends the payment sessions of the guest's own holds, so that the new stay can take over their nights. First it checks
 * that the stay would then fit: if not, the guest keeps a session that they can still pay.
 * @returns the holds that can no longer be paid, without those that are being paid or whose provider does not answer
 */
export async function makeWay(
  context: CheckoutContext,
  { guest, priced, claim }: WantedHold,
  inTheWay: readonly Hold[],
): Promise<Outcome<readonly Hold[]>> {
  const { db, clock, queue, limits, logger } = context;
  const { property, stay, form } = priced;
  if (!(await wouldFit(db, priced, inTheWay))) return REFUSALS['sold-out'];
  const { holds } = await ownBookings(db, guest.guestId, { ...stay, propertyId: property.id }, undefined);
  // A hold that the twin of this request has made is the answer to both.
  const others = holds.filter(({ key }) => key !== claim?.key);
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

/** Whether the stay would fit without the holds; a check without locks, which guarantees nothing. */
async function wouldFit(db: Db, priced: PricedStay, without: readonly Hold[]): Promise<boolean> {
  const { property, stay, form } = priced;
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
