import { type BookingStatus, NO_MONEY, whyNotInState } from '@motel/booking-core';
import {
  type Booking,
  loadBooking,
  loadChange,
  moveChange,
  type StayChange,
  stateOf,
} from '../../booking/index.ts';
import type { Trx } from '../../db/index.ts';
import { enqueueMail, stayChangedMails } from '../../mail/index.ts';
import type { OnPaid } from '../../money/index.ts';
import { deskDayAt } from '../../shared/desk-day.ts';
import { refundUnused } from '../pay/refund-unused.ts';
import { whyGoneBy } from '../price/why-gone-by.ts';
import { giveChosenRoom } from '../rooms/give-chosen-room.ts';
import { giveRoomsInHouse } from '../rooms/rooms-in-house.ts';

/**
 * Makes the change that was paid for, or refunds the payment and leaves the stay as it was: when it is another amount, the
 * change was paid before, guests have come, slept or left, or it or its rooms are no longer there to be changed.
 */
export const settleChange: OnPaid['change'] = async (trx, { logger }, paid, now) => {
  const { payment, booking, request, event } = paid;
  const change = await loadChange(trx, request.id);
  if (change === undefined) throw new Error(`The change ${request.id} is not in the database`);
  const { amount } = payment;
  const isDue = amount === change.due;
  const isSameStay = booking.status === 'confirmed' && booking.folio.changes === change.changesBefore;
  const status =
    isDue && isSameStay && isBefore(booking, change, now)
      ? await moveChange(trx, booking, change, event, now)
      : await endUnmade(trx, booking, change, now);
  const after = await loadBooking(trx, booking.id);
  if (status === 'confirmed' && after !== undefined) {
    if (change.after.room !== undefined) await giveChosenRoom(trx, after, change.after.room, now);
    // Where no number is free by now, the stay waits on Tonight.
    await giveRoomsInHouse(trx, after, now);
    const money = { paid: amount, refunded: NO_MONEY };
    await enqueueMail(trx, now, ...stayChangedMails(booking, after, money, now.getTime()));
    return 'changed';
  }
  const reason = change.status === 'confirmed' ? 'already-paid' : isDue ? 'change-gone' : 'wrong-amount';
  logger.error({ bookingId: booking.id, reason }, 'A payment for a change is refunded');
  return refundUnused(trx, paid, { reason, due: change.due }, now);
};

/** Whether a change can still be made: a bank may decide days later, when guests have come, slept or left (S1–S12). */
function isBefore(booking: Booking, { after, isByGuest }: StayChange, now: Date): boolean {
  if (isByGuest) return whyNotInState(stateOf(booking, now), 'own-change') === undefined;
  const { checkIn, checkOut, party, propertyId: typeId = booking.property.id } = after;
  return (
    whyNotInState(stateOf({ ...booking, checkIn, checkOut }, now), 'change') === undefined &&
    whyGoneBy(booking, { typeId, checkIn, checkOut, party }, deskDayAt(now)) === undefined
  );
}

/** A change that was not paid as it should be releases its rooms, and is over. */
async function endUnmade(
  trx: Trx,
  booking: Booking,
  change: StayChange,
  now: Date,
): Promise<BookingStatus | undefined> {
  const ended = await moveChange(trx, booking, change, 'hold-released', now);
  const status = ended === undefined ? change.status : 'released';
  return moveChange(trx, booking, { ...change, status }, 'paid-without-room', now);
}
