import { type CancellationOutcome, type Cents, cancellationOutcome, shareOfPaid } from '@motel/booking-core';
import { motel } from '@motel/content';
import { type Booking, moveBooking, pendingChangeOf, withdrawRequests } from '../booking/index.ts';
import { inTransaction, type Trx } from '../db/index.ts';
import { bookingCancelledMail, enqueueMail } from '../mail/index.ts';
import { closeRefundedElsewhere, type MoneyContext } from '../money/index.ts';
import { type Outcome, refuse, succeed } from '../shared/outcome.ts';
import { lockNamedStay } from './find-stay.ts';
import { isDeskPayment, refundParts, refundStay, stayMoney } from './stay-money.ts';
import { whyNotNow } from './why-not.ts';

type ChangeContext = Pick<MoneyContext, 'db' | 'clock'>;

/** A confirmed stay that is given up. */
export interface GivenUp {
  /** The booking's id, or the number that people read to each other. */
  readonly booking: string;
  /** The guest has not come; only the desk knows this (X4). */
  readonly isNoShow: boolean;
  /** The refund that the person was shown; another one is refused. */
  readonly refunded?: Cents | undefined;
  /** The desk keeps this much instead of what the terms say: at most the price. */
  readonly kept?: Cents | undefined;
}

/** The money of a stay that is given up; without what is owed, the parts add up to all that was paid for it. */
export interface GivenUpMoney extends CancellationOutcome {
  /** Refunded before, for a change or at the provider. */
  readonly returned: Cents;
}

/** Calculates what cancelling now would keep and refund (D10). Changes nothing. Refused as `cancelBooking` is. */
export async function previewCancellation(
  context: ChangeContext,
  givenUp: GivenUp,
): Promise<Outcome<GivenUpMoney>> {
  return inTransaction(context.db, async (trx) => {
    const found = await findCancellable(trx, context, givenUp);
    return found.ok ? succeed(found.value.money) : found;
  });
}

/**
 * Gives up a confirmed stay: releases its nights, requests the refund of the rest (D10) and notifies the guest. What is
 * kept and was not paid stays owed on its folio. Refused with `not-found`, or `rule-broken` where its state forbids it (X4).
 * @param by the person, as the folio will name them
 * @returns the stay as it was, and its money
 */
export async function cancelBooking(
  trx: Trx,
  context: Pick<ChangeContext, 'clock'>,
  givenUp: GivenUp,
  by: string,
): Promise<Outcome<{ readonly booking: Booking; readonly money: GivenUpMoney }>> {
  const found = await findCancellable(trx, context, givenUp);
  if (!found.ok) return found;
  const { booking, paid, money } = found.value;
  const now = context.clock.now();
  await withdrawRequests(trx, booking.id, ['balance'], now);
  await moveBooking(trx, booking, 'cancelled', now, { kept: money.kept, by });
  await refundStay(trx, booking.id, paid, money.refunded, { reason: 'cancelled', by }, now);
  for (const { reference } of paid.payments) await closeRefundedElsewhere(trx, reference, now);
  const isToCard = refundParts(paid, money.refunded).some(({ reference }) => !isDeskPayment(reference));
  const letter = { ...money, isNoShow: givenUp.isNoShow, isToCard };
  await enqueueMail(trx, now, bookingCancelledMail(booking, letter, now.getTime()));
  return succeed({ booking, money });
}

async function findCancellable(trx: Trx, { clock }: Pick<ChangeContext, 'clock'>, givenUp: GivenUp) {
  const { booking: said, isNoShow } = givenUp;
  const locked = await lockNamedStay(trx, said);
  if (!locked.ok) return locked;
  const booking = locked.value;
  const now = clock.now();
  const change = await pendingChangeOf(trx, booking.id);
  const refused = whyNotNow({ booking, change }, isNoShow ? 'no-show' : 'cancel', now);
  if (refused !== undefined) return refused;

  const paid = stayMoney(booking);
  const { checkIn, policy: terms } = booking;
  const { price } = booking.folio;
  if (givenUp.kept !== undefined && givenUp.kept > price) {
    return refuse('rule-broken', 'kept-beyond', { most: price });
  }
  const outcome =
    givenUp.kept === undefined
      ? cancellationOutcome(
          { checkIn, cancelledAt: now.getTime(), price, paid: paid.left, terms },
          motel.houseRules,
        )
      : shareOfPaid(paid.left, givenUp.kept);
  if (givenUp.refunded !== undefined && givenUp.refunded !== outcome.refunded) {
    return refuse('price-changed', 'refund-changed', { refunded: outcome.refunded });
  }
  return succeed({ booking, paid, money: { ...outcome, returned: paid.returned } });
}
