import {
  type BookingStatus,
  type CancellationOutcome,
  type Cents,
  cancellationOutcome,
  givingUp,
  NO_MONEY,
  smaller,
  subtract,
  sum,
} from '@motel/booking-core';
import { motel } from '@motel/content';
import { type Booking, findBooking, lockBooking, moveBooking, paymentsOf } from '../booking/index.ts';
import { inTransaction, type Trx } from '../db/index.ts';
import { bookingCancelledMail, enqueueMail } from '../mail/index.ts';
import { closeRefundedElsewhere, type MoneyContext, requestRefund } from '../money/index.ts';
import { type Outcome, refuse, succeed } from '../shared/outcome.ts';
import type { Reason } from '../shared/words/refusals.ts';

type ChangeContext = Pick<MoneyContext, 'db' | 'clock'>;

/** A confirmed stay that is given up. */
export interface GivenUp {
  /** The booking's id, or the number that people read to each other. */
  readonly booking: string;
  /** The guest has not come; only the desk knows this (X4). */
  readonly isNoShow: boolean;
  /** The refund that the person was shown; another one is refused. */
  readonly refunded?: Cents | undefined;
}

/** The money of a stay that is given up; the parts add up to all that was paid for it. */
export interface GivenUpMoney extends CancellationOutcome {
  /** Refunded before, at the provider. */
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
 * Gives up a confirmed stay in one transaction: releases its nights, requests the refund of the rest (D10), notifies
 * the guest and logs the action. Refused with `not-found`, or `rule-broken` when it is no confirmed stay, has begun and
 * is no no-show, or is over.
 * @param by the person, as the folio will name them
 * @param log records the action in the same transaction
 */
export async function cancelBooking(
  context: ChangeContext,
  givenUp: GivenUp,
  by: string,
  log: (trx: Trx, booking: Booking, money: GivenUpMoney, now: Date) => Promise<void>,
): Promise<Outcome<GivenUpMoney>> {
  return inTransaction(context.db, async (trx) => {
    const found = await findCancellable(trx, context, givenUp);
    if (!found.ok) return found;
    const { booking, paymentReference, money } = found.value;
    const now = context.clock.now();

    await moveBooking(trx, booking, 'cancelled', now, { kept: money.kept, by });
    if (money.refunded > 0) {
      const refund = { paymentReference, amount: money.refunded, reason: 'cancelled' } as const;
      await requestRefund(trx, booking.id, refund, now, by);
    }
    await closeRefundedElsewhere(trx, paymentReference, now);
    const letter = { ...money, isNoShow: givenUp.isNoShow };
    await enqueueMail(trx, now, bookingCancelledMail(booking, letter, now.getTime()));
    await log(trx, booking, money, now);
    return succeed(money);
  });
}

async function findCancellable(trx: Trx, { clock }: ChangeContext, givenUp: GivenUp) {
  const { booking: said, isNoShow } = givenUp;
  const found = await findBooking(trx, said);
  const booking = found && (await lockBooking(trx, found.id));
  if (booking === undefined) return refuse('not-found', 'booking-unknown');
  if (booking.status !== 'confirmed') return refuse('rule-broken', NOT_CONFIRMED[booking.status]);
  const now = clock.now().getTime();
  const meaning = givingUp(booking, now, motel.houseRules);
  if (meaning === 'over') return refuse('rule-broken', 'stay-over');
  if (meaning === 'no-show' && !isNoShow) return refuse('rule-broken', 'stay-begun');
  if (meaning === 'cancellation' && isNoShow) return refuse('rule-broken', 'stay-not-begun');

  const { reference, amount, returned } = paymentKept(booking);
  const { checkIn, policy: terms } = booking;
  const paid = subtract(amount, returned);
  const outcome = cancellationOutcome({ checkIn, cancelledAt: now, paid, terms }, motel.houseRules);
  if (givenUp.refunded !== undefined && givenUp.refunded !== outcome.refunded) {
    return refuse('price-changed', 'refund-changed', { refunded: outcome.refunded });
  }
  return succeed({ booking, paymentReference: reference, money: { ...outcome, returned } });
}

const NOT_CONFIRMED = {
  held: 'hold-unpaid',
  expired: 'hold-expired',
  released: 'hold-released',
  cancelled: 'already-cancelled',
  refunded: 'paid-too-late',
} as const satisfies Record<Exclude<BookingStatus, 'confirmed'>, Reason>;

/**
 * The payment that confirmed the stay, the one that we do not refund for a reason of our own, and how much of it was
 * refunded at the provider, as far as its events say.
 * @throws Error when there is none
 */
function paymentKept(booking: Booking) {
  for (const { reference, amount, refunds } of paymentsOf(booking.folio)) {
    if (!refunds.every(({ what }) => ELSEWHERE.has(what))) continue;
    const elsewhere = sum(NO_MONEY, ...refunds.map((refund) => refund.amount));
    return { reference, amount, returned: smaller(amount, elsewhere) };
  }
  throw new Error(`The confirmed stay ${booking.id} has no payment`);
}

const ELSEWHERE: ReadonlySet<string> = new Set(['refunded-elsewhere', 'refund-failed']);
