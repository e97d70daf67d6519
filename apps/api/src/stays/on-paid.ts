import { whyNotInState } from '@motel/booking-core';
import { keepGuarantee, loadBooking, moveBooking, stateOf } from '../booking/index.ts';
import { bookingConfirmedMail, enqueueMail, newBookingMail, receiptMail } from '../mail/index.ts';
import type { OnPaid } from '../money/index.ts';
import { settleStay } from './book/settle-stay.ts';
import { settleChange } from './change/settle-change.ts';
import { refundUnused } from './pay/refund-unused.ts';

/** Confirms the stay that a card guarantees: nothing is paid yet (F32). */
const settleGuarantee: OnPaid['guarantee'] = async (trx, motel, { booking, guaranteeReference }, now) => {
  if ((await moveBooking(trx, booking, 'paid', now)) !== 'confirmed') return false;
  await keepGuarantee(trx, booking.id, guaranteeReference, now);
  const stay = { ...booking, guarantee: guaranteeReference };
  const letter = bookingConfirmedMail(motel, stay, now.getTime(), 'later');
  await enqueueMail(
    trx,
    now,
    letter,
    newBookingMail(motel, stay, 'A card guarantees it: nothing is paid yet.'),
  );
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

/** The effects of a paid request on its stay, by the request's purpose. */
export const onPaid: OnPaid = {
  stay: settleStay,
  change: settleChange,
  balance: settleBalance,
  guarantee: settleGuarantee,
};
