import { type BookingStatus, NO_MONEY, whyNotInState } from '@motel/booking-core';
import {
  type Booking,
  type ChangedStay,
  type ChosenRoom,
  loadBooking,
  loadChange,
  moveChange,
  type StayChange,
  stateOf,
} from '../booking/index.ts';
import type { Trx } from '../db/index.ts';
import { enqueueMail, paymentRefundedMail, stayChangedMails } from '../mail/index.ts';
import { type OnPaid, requestRefund } from '../money/index.ts';

/** The desk's part in a change that it planned. */
interface DeskChanges {
  /** Whether guests have come, slept or left since the desk planned a change, so that it can no longer be made. */
  readonly isGoneBy: (booking: Booking, after: ChangedStay, now: Date) => boolean;
  /** Gives a stay whose change was just paid the room that the desk chose with it. */
  readonly giveChosenRoom: (trx: Trx, changed: Booking, room: ChosenRoom, now: Date) => Promise<void>;
}

/**
 * Makes the change that was paid for, or refunds the payment and leaves the stay as it was: when it is another amount, the
 * change was paid before, the stay has begun, or it or its rooms are no longer there to be changed.
 */
export function settleChange({ isGoneBy, giveChosenRoom }: DeskChanges): OnPaid['change'] {
  return async (trx, { logger }, { payment, booking, request, event }, now) => {
    const change = await loadChange(trx, request.id);
    if (change === undefined) throw new Error(`The change ${request.id} is not in the database`);
    const { paymentReference, amount } = payment;
    const isDue = amount === change.due;
    const isSameStay = booking.status === 'confirmed' && booking.folio.changes === change.changesBefore;
    // A bank may decide days later: guests who have come cannot be moved to another date (S1–S12).
    const { checkIn, checkOut } = change.after;
    const isBefore = change.isByGuest
      ? whyNotInState(stateOf(booking, now), 'own-change') === undefined
      : whyNotInState(stateOf({ ...booking, checkIn, checkOut }, now), 'change') === undefined &&
        !isGoneBy(booking, change.after, now);
    const status =
      isDue && isSameStay && isBefore
        ? await moveChange(trx, booking, change, event, now)
        : await endUnmade(trx, booking, change, now);
    const after = await loadBooking(trx, booking.id);
    if (status === 'confirmed' && after !== undefined) {
      if (change.after.room !== undefined) await giveChosenRoom(trx, after, change.after.room, now);
      const money = { paid: amount, refunded: NO_MONEY };
      await enqueueMail(trx, now, ...stayChangedMails(booking, after, money, now.getTime()));
      return 'changed';
    }
    const reason = change.status === 'confirmed' ? 'already-paid' : isDue ? 'change-gone' : 'wrong-amount';
    logger.error({ bookingId: booking.id, reason }, 'A payment for a change is refunded');
    await requestRefund(trx, booking.id, { paymentReference, amount, reason }, now);
    const hasStay = booking.status === 'confirmed';
    await enqueueMail(
      trx,
      now,
      paymentRefundedMail(booking, { ...payment, due: change.due, reason, hasStay }),
    );
    return reason;
  };
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
