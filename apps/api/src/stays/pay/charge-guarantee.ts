import { type Cents, NO_MONEY, smaller, subtract } from '@motel/booking-core';
import type { Motel } from '@motel/content/server';
import { type Booking, loadBooking, requestById, withdrawRequests } from '../../booking/index.ts';
import { inTransaction } from '../../db/index.ts';
import { ProviderRefusal, settlePayment } from '../../money/index.ts';
import { after } from '../../shared/clock.ts';
import { refuse, refuseForNow, refuseIf } from '../../shared/outcome.ts';
import type { DeskDeed } from '../../staff/index.ts';
import { actOnSeen } from '../act-on-stay.ts';
import { isNoShowAt } from '../price/plan-cancellation.ts';
import type { StayDeskContext } from '../stay-context.ts';
import { askForBalance } from './payment-link.ts';
import { whyNotTaken } from './take-payment.ts';

/** Milliseconds after which a charge of which the provider has said nothing is given up. */
const ANSWERED_WITHIN = 24 * 3_600_000;

/** The most that a guarantee may be charged (F32): what a given up stay owes, within what its terms keep. */
export function mostToCharge(motel: Motel, booking: Booking): Cents {
  const { guarantee, status, policy, folio, statusChangedAt } = booking;
  if (guarantee === null || status !== 'cancelled') return NO_MONEY;
  const paid = subtract(folio.paid, folio.refunded);
  const noShow = isNoShowAt(motel, booking, statusChangedAt) ? policy.noShow : undefined;
  const most = smaller(folio.balance, subtract(noShow?.amount ?? policy.late, paid));
  return most > 0 ? most : NO_MONEY;
}

/** Charges the card what the terms keep. The request is stored before: a lost answer comes back as an event. */
export const chargeGuarantee: DeskDeed<'chargeGuarantee', StayDeskContext> = async (context, asked, by) => {
  const made = await actOnSeen(context, 'charge-card', by, asked, async (trx, stay, now) => {
    const { booking } = stay;
    if (booking.guarantee === null || booking.request?.provider !== context.payments.name)
      refuse('rule-broken', 'guarantee-missing');
    if (booking.status !== 'cancelled') refuse('rule-broken', 'guarantee-not-due');
    refuseIf(whyNotTaken(context.motel, stay, { ...asked, way: 'link' }, now));
    const most = mostToCharge(context.motel, booking);
    if (asked.amount > most) refuse('rule-broken', 'guarantee-beyond', { most });
    const until = after(now, ANSWERED_WITHIN);
    const { id } = await askForBalance(trx, context, booking, asked.amount, { now, until });
    const details = `${context.words.shownMoney(asked.amount)} to the card that guarantees it`;
    return { details, answer: { id } };
  });
  const charged = await charge(context, made.id);
  if (charged !== undefined) await settlePayment(context, charged);
  return {};
};

/** No transaction is open during the call. The same press makes the same charge. */
async function charge({ db, clock, payments, logger }: StayDeskContext, id: string) {
  const request = await requestById(db, id);
  const booking = request && (await loadBooking(db, request.bookingId));
  if (request === undefined || !booking?.guarantee)
    throw new Error(`The request ${id} has no card to charge`);
  if (request.status === 'paid') return undefined;
  // The provider knows its key no longer.
  if (request.status === 'ended') refuse('rule-broken', 'guarantee-refused');
  const { bookingId, title, amount } = request;
  const { guarantee: guaranteeReference } = booking;
  const wanted = { bookingId, title, amount, guaranteeReference, idempotencyKey: id };
  try {
    return await payments.charge(wanted);
  } catch (error) {
    logger.warn({ err: error, bookingId }, 'A card that guarantees a stay was not charged');
    if (!(error instanceof ProviderRefusal)) refuseForNow('payment-unavailable', 'guarantee-unanswered', 60);
    await inTransaction(db, (trx) => withdrawRequests(trx, bookingId, ['balance'], clock.now()));
    refuse('rule-broken', 'guarantee-refused');
  }
}
