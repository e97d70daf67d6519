import {
  type BookingStatus,
  type CancellationOutcome,
  type Cents,
  cancellationOutcome,
  givingUp,
  subtract,
} from '@motel/booking-core';
import { motel } from '@motel/content';
import {
  type Booking,
  endOpenLink,
  findBooking,
  lockBooking,
  moveBooking,
  pendingChangeOf,
} from '../booking/index.ts';
import { inTransaction, type Trx } from '../db/index.ts';
import { bookingCancelledMail, enqueueMail } from '../mail/index.ts';
import { closeRefundedElsewhere, type MoneyContext } from '../money/index.ts';
import { type Outcome, refuse, succeed } from '../shared/outcome.ts';
import { shownTime } from '../shared/shown-time.ts';
import type { Reason } from '../shared/words/refusals.ts';
import { isDeskPayment, refundParts, refundStay, stayMoney } from './stay-money.ts';

type ChangeContext = Pick<MoneyContext, 'db' | 'clock'>;

/** A confirmed stay that is given up. */
export interface GivenUp {
  /** The booking's id, or the number that people read to each other. */
  readonly booking: string;
  /** The guest has not come; only the desk knows this (X4). */
  readonly isNoShow: boolean;
  /** The refund that the person was shown; another one is refused. */
  readonly refunded?: Cents | undefined;
  /** The desk refunds this much instead of what the terms say: at most what was paid. */
  readonly byHand?: Cents | undefined;
}

/** The money of a stay that is given up; the parts add up to all that was paid for it. */
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
 * Gives up a confirmed stay: releases its nights, requests the refund of the rest (D10) and notifies the guest. Refused
 * with `not-found`, or `rule-broken` when it is no confirmed stay, has begun and is no no-show, or is over.
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
  await endOpenLink(trx, booking.id, now);
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
  const found = await findBooking(trx, said);
  const booking = found && (await lockBooking(trx, found.id));
  if (booking === undefined) return refuse('not-found', 'booking-unknown');
  if (booking.status !== 'confirmed') return refuse('rule-broken', NOT_CONFIRMED[booking.status]);
  const now = clock.now().getTime();
  const meaning = givingUp(booking, now, motel.houseRules);
  if (meaning === 'over') return refuse('rule-broken', 'stay-over');
  if (meaning === 'no-show' && !isNoShow) return refuse('rule-broken', 'stay-begun');
  if (meaning === 'cancellation' && isNoShow) return refuse('rule-broken', 'stay-not-begun');

  if (booking.arrivedAt !== null) return refuse('rule-broken', 'guest-has-come');

  const pending = await pendingChangeOf(trx, booking.id);
  if (pending !== undefined) {
    return refuse('rule-broken', 'change-pending', { at: shownTime(pending.heldUntil, clock.now()) });
  }

  const paid = stayMoney(booking);
  const { checkIn, policy: terms } = booking;
  const outcome = cancellationOutcome(
    { checkIn, cancelledAt: now, paid: paid.left, terms },
    motel.houseRules,
  );
  if (givenUp.byHand !== undefined && givenUp.byHand > paid.left) {
    return refuse('rule-broken', 'refund-beyond', { most: paid.left });
  }
  const refunded = givenUp.byHand ?? outcome.refunded;
  if (givenUp.refunded !== undefined && givenUp.refunded !== refunded) {
    return refuse('price-changed', 'refund-changed', { refunded });
  }
  const money = { refunded, kept: subtract(paid.left, refunded), returned: paid.returned };
  return succeed({ booking, paid, money });
}

export const NOT_CONFIRMED = {
  held: 'hold-unpaid',
  expired: 'hold-expired',
  released: 'hold-released',
  cancelled: 'already-cancelled',
  refunded: 'paid-too-late',
} as const satisfies Record<Exclude<BookingStatus, 'confirmed'>, Reason>;
