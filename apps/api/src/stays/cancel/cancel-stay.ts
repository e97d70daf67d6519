import type { StayWire } from '@motel/api-client/contracts';
import { type Cents, parseDollars, toDollars } from '@motel/booking-core';
import type { CancellationOutcome } from '@motel/booking-core/booking';
import type { Motel, Words } from '@motel/content/server';
import { dividedAsPrice, moveBooking, pendingChangeOf, withdrawRequests } from '../../booking/index.ts';
import { inTransaction, type Trx } from '../../db/index.ts';
import { anew, bookingCancelledMail, enqueueMail, guestChangedMail } from '../../mail/index.ts';
import { closeRefundedElsewhere } from '../../money/index.ts';
import { inDollars } from '../../shared/in-dollars.ts';
import { refusalOf, refuse, refuseIf } from '../../shared/outcome.ts';
import type { DeskDeed, DeskReading } from '../../staff/index.ts';
import { shareTill } from '../../till/index.ts';
import { actOnSeen, findNamedStay, lockStay } from '../act-on-stay.ts';
import { type Actor, nameOf } from '../actor.ts';
import { refundWays } from '../pay/desk-payment.ts';
import { comparedParts } from '../price/changed-parts.ts';
import { whyKeptTooLow } from '../price/clerks-limit.ts';
import { type GivenUp, type GivenUpMoney, planCancellation } from '../price/plan-cancellation.ts';
import { type AskedStay, findOwn, type StayContext, showOwnStay } from '../show/own-stay.ts';
import { isDeskPayment, mayCancelOnline, refundParts, refundStay } from '../stay-money.ts';
import type { WaitingStay } from '../why-not.ts';

/** Gives up a locked stay: releases its nights, refunds the rest (D10), mails. What is kept and unpaid stays owed. */
async function cancelStay(
  words: Words,
  trx: Trx,
  stay: WaitingStay,
  givenUp: GivenUp,
  actor: Actor,
  now: Date,
): Promise<GivenUpMoney> {
  const planned = planCancellation(words, stay, givenUp, now);
  const { booking } = stay;
  const { paid, money } = planned;
  const by = nameOf(actor);
  if (actor !== 'guest' && money.refunded > 0) await shareTill(trx, actor.id);
  await withdrawRequests(trx, booking.id, ['balance'], now);
  await moveBooking(trx, booking, 'cancelled', now, { kept: money.kept, by });
  await refundStay(trx, booking.id, paid, money.refunded, { reason: 'cancelled', by }, now);
  for (const { reference } of paid.payments) await closeRefundedElsewhere(trx, reference, now);
  const isToCard = refundParts(paid, money.refunded).some(({ reference }) => !isDeskPayment(reference));
  const letter = { ...money, isNoShow: givenUp.isNoShow, isToCard };
  await enqueueMail(trx, now, bookingCancelledMail(words.motel, booking, letter, now.getTime()));
  if (actor === 'guest') {
    const said = sharesIn(words, money);
    const told = guestChangedMail(words.motel, booking, { what: 'cancelled', words: said });
    await enqueueMail(trx, now, anew(told, now));
  }
  return money;
}

/** Cancels the guest's stay by its terms (F15), if the refund is still the one that they were shown. */
export async function cancelOwnStay(
  context: StayContext,
  asked: AskedStay,
  shownRefund: number,
): Promise<StayWire> {
  const { db, clock, motel, words } = context;
  const booking = (await findOwn(db, asked)) ?? refuse('not-found', 'stay-unknown');
  if (!mayCancelOnline(booking)) refuse('rule-broken', 'cancel-by-phone', { phone: motel.phone.shown });
  const refunded = parseDollars(shownRefund) ?? refuse('malformed', 'form-unexpected');
  const cancelling = inTransaction(db, async (trx) => {
    const locked = await lockStay(trx, booking.id);
    const stay = { booking: locked, change: await pendingChangeOf(trx, locked.id) };
    return cancelStay(words, trx, stay, { isNoShow: false, refunded }, 'guest', clock.now());
  });
  await cancelling.catch((error: unknown) => refuseOnline(motel, error));
  return showOwnStay(context, asked);
}

/** The desk's sentences about a stay that has begun name what a person there can do. */
function refuseOnline(motel: Motel, error: unknown): never {
  const { reason } = refusalOf(error);
  if (reason === 'stay-begun' || reason === 'stay-over' || reason === 'guest-has-come')
    refuse('rule-broken', 'stay-begun-online', { phone: motel.phone.shown });
  throw error;
}

export const previewCancel: DeskReading<'previewCancel'> = async (context, { id, isNoShow, keep }) => {
  const { db, clock, motel, words } = context;
  const booking = await findNamedStay(db, id);
  const stay = { booking, change: await pendingChangeOf(db, booking.id) };
  const now = clock.now();
  const byTerms = planCancellation(words, stay, { isNoShow }, now);
  const { paid, money } = planCancellation(words, stay, { isNoShow, kept: keep }, now);
  const { kept, refunded } = money;
  const divided = (amount: Cents) => dividedAsPrice(motel, booking, amount);
  return {
    byTerms: sharesOf(byTerms.money),
    ...sharesOf(money),
    ways: refundWays(paid, refunded),
    before: toDollars(booking.folio.price),
    parts: comparedParts(words, divided(booking.folio.price), divided(kept)).map(
      ({ label, before, after }) => ({ label, ...inDollars({ before, after }) }),
    ),
  };
};

/** Cancels a stay, or says that the guest has not come: by its terms, or with another amount kept and a reason. */
export const cancelStayAtDesk: DeskDeed<'cancelStay'> = async (
  context,
  { kept: shown, refunded, isNoShow, reason, ...seen },
  by,
) => {
  const { motel, words } = context;
  return actOnSeen(context, 'cancel', by, seen, async (trx, stay, now) => {
    const { status } = stay.booking;
    const givenUp = { isNoShow, refunded, kept: reason === undefined ? undefined : shown };
    const { kept, owed } = await cancelStay(words, trx, stay, givenUp, by.person, now);
    if (kept !== shown) refuse('price-changed', 'desk-price-changed', { total: kept });
    refuseIf(whyKeptTooLow(motel, by.person, stay.booking, kept, now));
    const due = owed > 0 ? `, ${words.shownMoney(owed)} of it owed` : '';
    const said = `${sharesIn(words, { refunded, kept })}${due}`;
    return {
      details: `${isNoShow ? 'no-show, ' : ''}${said}${reason === undefined ? '' : `: ${reason}`}`,
      before: { status },
      after: { status: 'cancelled', isNoShow, refunded, kept, owed },
      answer: {},
    };
  });
};

function sharesIn({ shownMoney }: Words, { refunded, kept }: Pick<CancellationOutcome, 'refunded' | 'kept'>) {
  return `refunded ${shownMoney(refunded)}, kept ${shownMoney(kept)}`;
}

function sharesOf({ kept, refunded, owed }: CancellationOutcome) {
  return inDollars({ kept, refunded, owed });
}
