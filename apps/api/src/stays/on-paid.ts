import { type Cents, NO_MONEY } from '@motel/booking-core';
import { type BookingStatus, occupiesRooms, whyNotInState } from '@motel/booking-core/booking';
import type { Motel, Words } from '@motel/content/server';
import {
  applyChange,
  type Booking,
  keepGuarantee,
  loadBooking,
  loadChange,
  moveBooking,
  moveChange,
  type StayChange,
  stateOf,
  withPayment,
} from '../booking/index.ts';
import type { Trx } from '../db/index.ts';
import {
  enqueueMail,
  isMailedStranger,
  latePaymentRefundedMail,
  paymentRefundedMail,
  receiptMail,
  stayChangedMails,
} from '../mail/index.ts';
import { type OnPaid, type PaidRequest, requestRefund } from '../money/index.ts';
import { deskDayAt } from '../shared/motel-time.ts';
import { mailConfirmed } from './mail-confirmed.ts';
import { whyGoneBy } from './price/why-not-free.ts';
import { giveChosenRoom } from './rooms/give-room.ts';
import { giveRoomsInHouse } from './rooms/stay-rooms.ts';

/** Confirms the stay that a card guarantees: nothing is paid yet (F32). */
const settleGuarantee: OnPaid['guarantee'] = async (trx, motel, { booking, guaranteeReference }, now) => {
  if ((await moveBooking(trx, booking, 'paid', now)) !== 'confirmed') return false;
  await keepGuarantee(trx, booking.id, guaranteeReference, now);
  await mailConfirmed(trx, motel, { ...booking, guarantee: guaranteeReference }, now);
  return true;
};

/** Takes a payment of what was left of the price of a stay. Where it was paid another way first, it goes back. */
const settleBalance: OnPaid['balance'] = async (trx, { motel }, { payment, booking }, now) => {
  const isOpen = whyNotInState(stateOf(motel, booking, now), 'pay') === undefined;
  if (!isOpen || booking.status === 'held' || payment.amount > booking.folio.balance)
    return refundUnused(trx, motel, { payment, booking }, { reason: 'already-paid' }, now);
  const paid = (await loadBooking(trx, booking.id)) ?? booking;
  await enqueueMail(trx, now, receiptMail(motel, paid, now.getTime()));
  return 'balance';
};

/** Confirms the paid stay, or refunds in full: rooms that are gone, another amount, a stay that was paid before. */
const settleStay: OnPaid['stay'] = async (trx, { logger, motel }, { payment, booking, event }, now) => {
  const { paymentReference, amount } = payment;
  // A deposit is less than the price.
  const isPrice = amount === (booking.request?.amount ?? booking.folio.price);
  const status = isPrice
    ? await moveBooking(trx, booking, event, now)
    : await endWithoutRoom(trx, booking, now);
  if (status === 'confirmed') {
    const folio = withPayment(booking.folio, { what: 'card', amount, paymentReference, at: now });
    await mailConfirmed(trx, motel, { ...booking, folio }, now);
    return status;
  }

  const isHeldBack = await isMailedStranger(trx, booking.guest.email, now);
  if (isPrice && status === 'refunded') {
    const reason = 'room-gone';
    await requestRefund(trx, booking.id, { paymentReference, amount, reason }, now);
    await enqueueMail(trx, now, { ...latePaymentRefundedMail(motel, booking), isHeldBack });
    return reason;
  }
  const reason = isPrice ? 'already-paid' : 'wrong-amount';
  logger.error({ bookingId: booking.id, reason }, 'A payment is refunded');
  return refundUnused(trx, motel, { payment, booking }, { reason, isHeldBack }, now);
};

/** A hold that was paid with another amount is no stay; a stay that was rightly paid before remains one. */
async function endWithoutRoom(trx: Trx, booking: Booking, now: Date): Promise<BookingStatus | undefined> {
  await moveBooking(trx, booking, 'hold-released', now);
  const ended = await loadBooking(trx, booking.id);
  return ended && moveBooking(trx, ended, 'paid-without-room', now);
}

/** Makes the paid change, or refunds: another amount, a second payment, or a change that can no longer be made. */
const settleChange: OnPaid['change'] = async (trx, { logger, motel, words }, paid, now) => {
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

interface Unused {
  readonly reason: Parameters<typeof paymentRefundedMail>[2]['reason'];
  /** The amount that was asked for. @default the price of the stay */
  readonly due?: Cents | undefined;
  /** A letter to a stranger waits for the next day. @default false */
  readonly isHeldBack?: boolean;
}

/** Refunds a payment in full that buys nothing, and tells the guest why. @returns the reason */
async function refundUnused<R extends Unused['reason']>(
  trx: Trx,
  motel: Motel,
  { payment, booking }: Pick<PaidRequest, 'payment' | 'booking'>,
  { reason, due, isHeldBack = false }: Unused & { readonly reason: R },
  now: Date,
): Promise<R> {
  const { paymentReference, amount } = payment;
  await requestRefund(trx, booking.id, { paymentReference, amount, reason }, now);
  const letter = paymentRefundedMail(motel, booking, { paymentReference, amount, reason, due });
  await enqueueMail(trx, now, { ...letter, isHeldBack });
  return reason;
}

export const onPaid: OnPaid = {
  stay: settleStay,
  change: settleChange,
  balance: settleBalance,
  guarantee: settleGuarantee,
};
