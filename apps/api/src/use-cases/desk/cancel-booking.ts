import {
  type BookingStatus,
  type CancellationOutcome,
  type Cents,
  cancellationOutcome,
  cents,
  givingUp,
  smaller,
  subtract,
} from '@motel/booking-core';
import { motel } from '@motel/content';
import { applyBookingEvent } from '../../db/bookings.ts';
import type { Trx } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { bookingCancelledMail } from '../../mail/templates/booking-cancelled-mail.ts';
import { shownMoney } from '../../shown-money.ts';
import { type Outcome, type Refused, refuse, succeed } from '../outcome.ts';
import { findPaidBooking, type PaidBooking } from '../payment/paid-booking.ts';
import { requestRefund } from '../payment/request-refund.ts';
import type { ByHand, DeskContext } from './desk.ts';
import { logByHand } from './desk-log.ts';

/** A confirmed stay that is given up. */
export interface GivenUp {
  readonly bookingId: string;
  /** The guest has not come; said by the desk, for nobody else knows (X4). */
  readonly isNoShow: boolean;
}

/** What becomes of the money of a stay that is given up: together all that was paid for it. */
export interface GivenUpMoney extends CancellationOutcome {
  /** Given back before, at the provider. */
  readonly returned: Cents;
}

/** What cancelling now would keep and refund (D10), changing nothing. Refused as `cancelBooking` is. */
export async function previewCancellation(
  context: DeskContext,
  givenUp: GivenUp,
): Promise<Outcome<GivenUpMoney>> {
  return inTransaction(context.db, async (trx) => {
    const found = await findCancellable(trx, context, givenUp);
    return found.ok ? succeed(found.value.money) : found;
  });
}

/**
 * Gives up a confirmed stay: its nights go back on sale, the rest of the money is to be refunded (D10), the guest is
 * told and the action logged, all of it or nothing. Refused with `not-found`, or `rule-broken` when it is no
 * confirmed stay, has begun and is no no-show, or is over.
 */
export async function cancelBooking(
  context: DeskContext,
  givenUp: GivenUp,
  { who }: ByHand,
): Promise<Outcome<GivenUpMoney>> {
  return inTransaction(context.db, async (trx) => {
    const found = await findCancellable(trx, context, givenUp);
    if (!found.ok) return found;
    const { booking, paymentReference, money } = found.value;
    const { bookingId, isNoShow } = givenUp;
    const now = context.clock.now();

    await applyBookingEvent(trx, booking, 'cancelled', now);
    if (money.refunded > 0) {
      const refund = { paymentReference, amount: money.refunded, reason: 'cancelled' } as const;
      await requestRefund(trx, booking, refund, now);
    }
    await settleRefundedElsewhere(trx, paymentReference, now);
    await enqueueMail(trx, now, bookingCancelledMail(booking, { ...money, isNoShow }, now.getTime()));
    const details = `${isNoShow ? 'no-show, ' : ''}${moneyWords(money)}`;
    await logByHand(trx, { who, action: 'cancel', subject: bookingId, details }, now);
    return succeed(money);
  });
}

function moneyWords({ refunded, kept, returned }: GivenUpMoney): string {
  const words = `refunded ${shownMoney(refunded)}, kept ${shownMoney(kept)}`;
  return returned === 0 ? words : `${words}, given back before ${shownMoney(returned)}`;
}

interface Cancellable {
  readonly booking: PaidBooking;
  readonly paymentReference: string;
  readonly money: GivenUpMoney;
}

async function findCancellable(
  trx: Trx,
  { clock }: DeskContext,
  { bookingId, isNoShow }: GivenUp,
): Promise<Outcome<Cancellable>> {
  const booking = await findPaidBooking(trx, bookingId);
  if (booking === undefined) return refuse('not-found', 'There is no such booking.');
  if (booking.status !== 'confirmed') return refuse('rule-broken', NOT_CONFIRMED[booking.status]);
  const now = clock.now().getTime();
  const refused = refusedNow(givingUp(booking, now, motel.houseRules), isNoShow);
  if (refused !== undefined) return refused;

  const { reference, amount } = await findPaymentKept(trx, booking);
  const returned = smaller(amount, await refundedElsewhere(trx, reference));
  const { checkIn, oneNightTotal } = booking;
  const paid = subtract(amount, returned);
  const outcome = cancellationOutcome({ checkIn, cancelledAt: now, paid, oneNightTotal }, motel.houseRules);
  return succeed({ booking, paymentReference: reference, money: { ...outcome, returned } });
}

const NOT_CONFIRMED: Record<Exclude<BookingStatus, 'confirmed'>, string> = {
  held: 'This stay is not paid. Its hold ends by itself, or becomes a stay once the payment has come.',
  expired: 'This stay was never paid: its hold ran out.',
  released: 'This stay was never paid: its hold was given back.',
  cancelled: 'This stay is cancelled already.',
  refunded: 'There is no such stay: its payment came too late and goes back in full.',
};

function refusedNow(meaning: ReturnType<typeof givingUp>, isNoShow: boolean): Refused | undefined {
  if (meaning === 'over') {
    return refuse('rule-broken', 'This stay is over. Money can still be given back at the payment provider.');
  }
  if (meaning === 'no-show' && !isNoShow) {
    return refuse(
      'rule-broken',
      'This stay has begun. Add --no-show if nobody came. Nights that were slept are not cancelled: give money back at the payment provider.',
    );
  }
  if (meaning === 'cancellation' && isNoShow) {
    return refuse('rule-broken', 'This stay has not begun: nobody can be missing yet.');
  }
  return undefined;
}

/** The payment that confirmed the stay: the one that does not go back for another reason. */
async function findPaymentKept(
  trx: Trx,
  { propertyId, bookingId }: PaidBooking,
): Promise<{ reference: string; amount: Cents }> {
  return trx
    .selectFrom('payments')
    .leftJoin('refunds', (join) =>
      join
        .onRef('refunds.property_id', '=', 'payments.property_id')
        .onRef('refunds.booking_id', '=', 'payments.booking_id')
        .onRef('refunds.payment_reference', '=', 'payments.reference'),
    )
    .select(['payments.reference', 'payments.amount'])
    .where('payments.property_id', '=', propertyId)
    .where('payments.booking_id', '=', bookingId)
    .where('refunds.amount', 'is', null)
    .executeTakeFirstOrThrow();
}

/** What has gone back of a payment by other hands, as far as the provider has told. */
async function refundedElsewhere(trx: Trx, paymentReference: string): Promise<Cents> {
  const { amount } = await trx
    .selectFrom('open_items')
    .select(({ fn }) => fn.sum<number>('amount').as('amount'))
    .where('payment_reference', '=', paymentReference)
    .where('kind', '=', 'refunded-elsewhere')
    .executeTakeFirstOrThrow();
  return cents(Number(amount));
}

/** Whoever gave the money back meant this. */
async function settleRefundedElsewhere(trx: Trx, paymentReference: string, now: Date): Promise<void> {
  await trx
    .updateTable('open_items')
    .set({ settled_at: now })
    .where('payment_reference', '=', paymentReference)
    .where('kind', '=', 'refunded-elsewhere')
    .where('settled_at', 'is', null)
    .execute();
}
