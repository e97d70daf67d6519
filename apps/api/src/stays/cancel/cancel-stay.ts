import type { StayWire } from '@motel/api-client/contracts';
import { type CancellationOutcome, type Cents, parseDollars, toDollars } from '@motel/booking-core';
import { motel } from '@motel/content';
import { shownMoney } from '@motel/content/words';
import { type Booking, dividedAsPrice, moveBooking, withdrawRequests } from '../../booking/index.ts';
import { inTransaction, type Trx } from '../../db/index.ts';
import { anew, bookingCancelledMail, enqueueMail, guestChangedMail } from '../../mail/index.ts';
import { closeRefundedElsewhere, type MoneyContext } from '../../money/index.ts';
import { type Outcome, type Refused, refuse, succeed } from '../../shared/outcome.ts';
import { act, type ByPerson, type DeskContext } from '../../staff/index.ts';
import { shareTill } from '../../till/index.ts';
import { type Actor, nameOf } from '../actor.ts';
import { findNamedStay } from '../find-stay.ts';
import { lockSeen, type Seen } from '../lock-seen.ts';
import { refundWays } from '../pay/pay-ways.ts';
import { comparedParts } from '../price/changed-parts.ts';
import {
  type GivenUp,
  type GivenUpMoney,
  planCancellation,
  previewCancellation,
} from '../price/plan-cancellation.ts';
import { type AskedStay, findOwn, type StayContext, showOwnStay } from '../show/own-stay.ts';
import { NO_SHOW } from '../show/show-booking.ts';
import type { Nothing } from '../stay-desk-context.ts';
import { isDeskPayment, isPaidOnline, refundParts, refundStay, stayMoney } from '../stay-money.ts';

/**
 * Gives up a confirmed stay: releases its nights, requests the refund of the rest (D10) and notifies the guest. What is
 * kept and was not paid stays owed on its folio. A guest's own cancelling is mailed to the motel. Refused with `not-found`,
 * `price-changed`, or `rule-broken` where its state forbids it (X4).
 * @returns the stay as it was, and its money
 */
async function cancelStay(
  trx: Trx,
  context: Pick<MoneyContext, 'clock'>,
  givenUp: GivenUp,
  actor: Actor,
): Promise<Outcome<{ readonly booking: Booking; readonly money: GivenUpMoney }>> {
  const found = await planCancellation(trx, context, givenUp);
  if (!found.ok) return found;
  const { booking, paid, money } = found.value;
  const now = context.clock.now();
  const by = nameOf(actor);
  if (actor !== 'guest' && money.refunded > 0) await shareTill(trx, actor.id);
  await withdrawRequests(trx, booking.id, ['balance'], now);
  await moveBooking(trx, booking, 'cancelled', now, { kept: money.kept, by });
  await refundStay(trx, booking.id, paid, money.refunded, { reason: 'cancelled', by }, now);
  for (const { reference } of paid.payments) await closeRefundedElsewhere(trx, reference, now);
  const isToCard = refundParts(paid, money.refunded).some(({ reference }) => !isDeskPayment(reference));
  const letter = { ...money, isNoShow: givenUp.isNoShow, isToCard };
  await enqueueMail(trx, now, bookingCancelledMail(booking, letter, now.getTime()));
  if (actor === 'guest') {
    const words = `refunded ${shownMoney(money.refunded)}, kept ${shownMoney(money.kept)}`;
    await enqueueMail(trx, now, anew(guestChangedMail(booking, { what: 'cancelled', words }), now));
  }
  return succeed({ booking, money });
}

/**
 * Cancels the guest's stay by its own terms (F15), if the refund is still the one that they were shown. The motel and
 * the guest are mailed. Refused as `cancelStay` is.
 */
export async function cancelOwnStay(
  context: StayContext,
  asked: AskedStay,
  shownRefund: number,
): Promise<Outcome<StayWire>> {
  const booking = await findOwn(context.db, asked);
  if (booking === undefined) return refuse('not-found', 'stay-unknown');
  if (!isPaidOnline(booking)) return refuse('rule-broken', 'cancel-by-phone', { phone: motel.phone.shown });
  const refunded = parseDollars(shownRefund);
  if (refunded === undefined) return refuse('malformed', 'form-unexpected');
  const givenUp = { booking: booking.id, isNoShow: false, refunded };
  const cancelled = await inTransaction(context.db, (trx) => cancelStay(trx, context, givenUp, 'guest'));
  if (!cancelled.ok) return onlineWords(cancelled);
  return showOwnStay(context, asked);
}

/** The desk's sentences about a stay that has begun name what a person there can do. */
function onlineWords(refused: Refused): Refused {
  const { reason } = refused.error;
  if (reason !== 'stay-begun' && reason !== 'stay-over' && reason !== 'guest-has-come') return refused;
  return refuse('rule-broken', 'stay-begun-online', { phone: motel.phone.shown });
}

/** A stay that a person gives up for a guest. */
interface Cancelled extends Seen {
  readonly isNoShow: boolean;
  /** The figures that the person was shown. */
  readonly kept: Cents;
  readonly refunded: Cents;
  /** Where another amount is kept than the terms say. */
  readonly reason?: string | undefined;
}

/** Shows what cancelling, or a no-show, keeps and gives back. Refused as `cancelStayAtDesk` is. */
export async function previewCancel(
  context: DeskContext,
  {
    id,
    isNoShow,
    keep,
  }: { readonly id: string; readonly isNoShow: boolean; readonly keep?: Cents | undefined },
) {
  const found = await findNamedStay(context.db, id);
  if (!found.ok) return found;
  const booking = found.value;
  const byTerms = await previewCancellation(context, { booking: booking.id, isNoShow });
  if (!byTerms.ok) return byTerms;
  const money = await previewCancellation(context, { booking: booking.id, isNoShow, kept: keep });
  if (!money.ok) return money;
  const paid = stayMoney(booking);
  const { kept, refunded } = money.value;
  return succeed({
    byTerms: sharesOf(byTerms.value),
    ...sharesOf(money.value),
    ways: refundWays(paid, refunded),
    before: toDollars(booking.folio.price),
    parts: comparedParts(dividedAsPrice(booking, booking.folio.price), dividedAsPrice(booking, kept)).map(
      ({ label, before, after }) => ({ label, before: toDollars(before), after: toDollars(after) }),
    ),
  });
}

/**
 * Cancels a stay, or says that the guest has not come: by its terms, or with another amount kept and a reason. Refused with
 * `not-found`, `rule-broken`, `price-changed` or `changed-meanwhile`.
 */
export async function cancelStayAtDesk(
  context: DeskContext,
  { kept: shown, refunded, isNoShow, reason, ...seen }: Cancelled,
  by: ByPerson,
): Promise<Outcome<Nothing>> {
  return act(context, 'cancel', by, async (trx, now) => {
    const locked = await lockSeen(trx, seen);
    if (!locked.ok) return locked;
    const { id, reference, status } = locked.value.booking;
    const givenUp = { booking: id, isNoShow, refunded, kept: reason === undefined ? undefined : shown };
    const cancelled = await cancelStay(trx, { clock: { now: () => now } }, givenUp, by.person);
    if (!cancelled.ok) return cancelled;
    const { kept, owed } = cancelled.value.money;
    if (kept !== shown) return refuse('price-changed', 'desk-price-changed', { total: kept });
    const due = owed > 0 ? `, ${shownMoney(owed)} of it owed` : '';
    const words = `refunded ${shownMoney(refunded)}, kept ${shownMoney(kept)}${due}`;
    return succeed({
      subject: reference,
      details: `${isNoShow ? `${NO_SHOW}, ` : ''}${words}${reason === undefined ? '' : `: ${reason}`}`,
      before: { status },
      after: { status: 'cancelled', isNoShow, refunded, kept, owed },
      answer: {},
    });
  });
}

function sharesOf({ kept, refunded, owed }: CancellationOutcome) {
  return { kept: toDollars(kept), refunded: toDollars(refunded), owed: toDollars(owed) };
}
