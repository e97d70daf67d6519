import { NO_MONEY } from '@motel/booking-core';
import { type BookingStatus, occupiesRooms, whyNotInState } from '@motel/booking-core/booking';
import type { Motel, Words } from '@motel/content/server';
import {
  applyChange,
  type Booking,
  loadBooking,
  loadChange,
  moveChange,
  type StayChange,
  stateOf,
} from '../../booking/index.ts';
import type { Trx } from '../../db/index.ts';
import { enqueueMail, stayChangedMails } from '../../mail/index.ts';
import type { OnPaid, PaidRequest } from '../../money/index.ts';
import { deskDayAt } from '../../shared/motel-time.ts';
import { refundUnused } from '../pay/refund-unused.ts';
import { whyGoneBy } from '../price/why-not-free.ts';
import { giveChosenRoom } from '../rooms/give-room.ts';
import { giveRoomsInHouse } from '../rooms/stay-rooms.ts';

/** Makes the paid change, or refunds: another amount, a second payment, or a change that can no longer be made. */
export const settleChange: OnPaid['change'] = async (trx, { logger, motel, words }, paid, now) => {
  const { payment, booking, request } = paid;
  const change = await loadChange(trx, request.id);
  if (change === undefined) throw new Error(`The change ${request.id} is not in the database`);
  const { amount } = payment;
  const isDue = amount === change.due;
  const isSameStay = booking.status === 'confirmed' && booking.folio.changes === change.changesBefore;
  const status =
    isDue && isSameStay && isBefore(words, booking, change, now)
      ? await makePaid(trx, motel, paid, change, now)
      : await endUnmade(trx, change, now);
  const after = await loadBooking(trx, booking.id);
  if (status === 'confirmed' && after !== undefined) {
    if (change.after.room !== undefined) await giveChosenRoom(words, trx, after, change.after.room, now);
    // Where no number is free by now, the stay waits on Tonight.
    await giveRoomsInHouse(trx, motel, after, now);
    const money = { paid: amount, refunded: NO_MONEY };
    await enqueueMail(trx, now, ...stayChangedMails(motel, booking, after, money, now.getTime()));
    return 'changed';
  }
  const reason = change.status === 'confirmed' ? 'already-paid' : isDue ? 'change-gone' : 'wrong-amount';
  logger.error({ bookingId: booking.id, reason }, 'A payment for a change is refunded');
  return refundUnused(trx, motel, paid, { reason, due: change.due }, now);
};

/** Whether a change can still be made: a bank may decide days later, when guests have come, slept or left (S1–S12). */
function isBefore(words: Words, booking: Booking, { after, isByGuest }: StayChange, now: Date): boolean {
  const { motel } = words;
  if (isByGuest) return whyNotInState(stateOf(motel, booking, now), 'own-change') === undefined;
  const { checkIn, checkOut, party, propertyId: typeId = booking.property.id } = after;
  return (
    whyNotInState(stateOf(motel, { ...booking, checkIn, checkOut }, now), 'change') === undefined &&
    whyGoneBy(words, booking, { typeId, checkIn, checkOut, party }, deskDayAt(motel, now)) === undefined
  );
}

/** Makes a change; paid after its end, it takes its rooms again. @throws SoldOut where these are gone */
async function makePaid(
  trx: Trx,
  motel: Motel,
  { booking, event }: PaidRequest,
  change: StayChange,
  now: Date,
): Promise<BookingStatus | undefined> {
  const status = await moveChange(trx, change, event, now);
  const { charges } = change.after;
  const how = { holdsRooms: occupiesRooms(change.status), by: charges[0]?.by };
  if (status === 'confirmed') await applyChange(trx, motel, booking, change.after, now, how);
  return status;
}

/** A change that was not paid as it should be releases its rooms, and is over. */
async function endUnmade(trx: Trx, change: StayChange, now: Date): Promise<BookingStatus | undefined> {
  const ended = await moveChange(trx, change, 'hold-released', now);
  const status = ended === undefined ? change.status : 'released';
  return moveChange(trx, { ...change, status }, 'paid-without-room', now);
}
