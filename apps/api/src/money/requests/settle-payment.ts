import type { Cents } from '@motel/booking-core';
import {
  type Booking,
  enterPayment,
  loadBooking,
  lockBooking,
  lockOf,
  lockStaysOf,
  type PaymentRequest,
  requestById,
  requestOfSession,
} from '../../booking/index.ts';
import { inTransaction, type Trx } from '../../db/index.ts';
import { SoldOut } from '../../inventory/index.ts';
import type { MoneyContext } from '../money-context.ts';
import { recordOpenItem } from '../open-items/open-items.ts';
import type { Payment, PaymentEvent, PaymentProblem } from '../providers/payment-provider.ts';
import { newEventRow, type ReceivedEvent } from '../received-event.ts';
import type { PaidEvent, Settled } from './on-paid.ts';
import { releaseRequest } from './release-request.ts';

/** Why a payment is neither a stay nor a refund, the same for the webhook and for an answer of the provider. */
export function mismatchOf({ amount, problem }: Pick<Payment, 'amount' | 'problem'>) {
  return problem ?? (amount > 0 ? undefined : 'nothing-paid');
}

/**
 * Settles a payment, once: it buys what its request asks for, goes back, or, with a problem, becomes an open item.
 * @param received the event that reports it; without one, the provider was asked
 */
export async function settlePayment(context: MoneyContext, payment: Payment, received?: ReceivedEvent) {
  const settled = await settleOnce(context, payment.bookingId, received, (trx, booking, event, now) =>
    settleWithin(trx, context, { payment, booking, event }, now),
  );
  if (settled !== undefined) context.meter.payment(settled);
}

interface PaidBooking {
  readonly payment: Payment;
  readonly booking: Booking | undefined;
  readonly event: PaidEvent;
}

/** @returns what the payment led to; `undefined` when it changed nothing */
async function settleWithin(
  trx: Trx,
  context: MoneyContext,
  { payment, booking, event }: PaidBooking,
  now: Date,
): Promise<Settled | PaymentProblem | undefined> {
  const { logger, payments, onPaid } = context;
  const provider = payments.name;
  const { bookingId, sessionId, paymentReference } = payment;
  const facts = { provider, reference: paymentReference, paymentReference, bookingId };
  const problem = mismatchOf(payment);
  if (booking === undefined) {
    logger.error({ bookingId, problem }, 'A payment names a booking that does not exist');
    // The booking is newer than a restored backup: what the guest was promised then is not known.
    const item = { ...facts, kind: problem ?? ('unmatched-payment' as const), amount: bookedAmount(payment) };
    const isNew = await recordOpenItem(trx, context.motel, item, undefined, now);
    return isNew ? problem : undefined;
  }
  const request = await requestPaidBy(trx, booking, payment);
  if (problem !== undefined) {
    logger.error({ bookingId, problem }, 'A payment is not taken');
    if (request !== undefined) await releaseRequest(trx, booking, request, 'hold-released', now);
    const item = { ...facts, kind: problem, amount: bookedAmount(payment) };
    return (await recordOpenItem(trx, context.motel, item, booking, now)) ? problem : undefined;
  }
  const stays = await lockStaysOf(trx, request, booking, { isPaid: true });
  const entry = { kind: 'payment', what: 'card', rule: 'L1', paymentReference, sessionId } as const;
  for (const [id, part] of partsOf(request, payment)) {
    const known = { requestId: request?.id, folio: stays.find((stay) => stay.id === id)?.folio };
    if (!(await enterPayment(trx, id, { ...entry, amount: part, by: provider }, now, known)))
      return undefined;
  }

  const paid = { payment, booking, stays, event };
  return request === undefined || request.purpose === 'stay'
    ? onPaid.stay(trx, context, { ...paid, request }, now)
    : onPaid[request.purpose](trx, context, { ...paid, request }, now);
}

/** Parts of a payment by the stays that it is for; one of another amount is not divided. */
function partsOf(
  request: PaymentRequest | undefined,
  { bookingId, amount }: Payment,
): readonly (readonly [string, Cents])[] {
  if (!request?.parts || amount !== request.amount) return [[bookingId, amount]];
  return Object.entries(request.parts).filter(([, part]) => part > 0);
}

/** The request that a payment is for: one that a card is charged for by its id, any other by its session. */
async function requestPaidBy(trx: Trx, booking: Booking, { sessionId, requestId }: Payment) {
  if (requestId !== undefined) return requestById(trx, requestId);
  const isOfStay = booking.request?.sessionId === sessionId;
  return (isOfStay ? undefined : await requestOfSession(trx, sessionId)) ?? booking.request;
}

/** Amounts in the books are in the motel's currency. */
function bookedAmount({ amount, problem }: Payment) {
  return problem === 'wrong-currency' ? null : amount;
}

type Guarantee = Pick<
  Extract<PaymentEvent, { readonly type: 'guaranteed' }>,
  'bookingId' | 'sessionId' | 'guaranteeReference'
>;

/** Confirms the stay for which a card was left; nothing where rooms are gone. @param received as of a payment */
export async function settleGuarantee(
  context: MoneyContext,
  { bookingId, sessionId, guaranteeReference }: Guarantee,
  received?: ReceivedEvent,
): Promise<void> {
  const { logger, motel, onPaid } = context;
  await settleOnce(context, bookingId, received, async (trx, booking, event, now) => {
    if (booking === undefined || booking.guarantee === guaranteeReference) return;
    // The event may be faster than the answer that names the session.
    const { sessionId: known = sessionId } = booking.request ?? {};
    const isOwn = known === null || known === sessionId;
    const stays = await lockStaysOf(trx, booking.request, booking, { isPaid: true });
    const left = { stays, guaranteeReference };
    if (isOwn && event === 'paid' && (await onPaid.guarantee(trx, motel, left, now))) return;
    logger.warn({ bookingId }, 'A card was left for a stay that is not held');
  });
}

type Settle<T> = (trx: Trx, booking: Booking | undefined, event: PaidEvent, now: Date) => Promise<T>;

/**
 * Settles a locked booking in one transaction with its event, and again without a room where the rooms are gone.
 * @returns the result; `undefined` of an event that was applied before
 */
async function settleOnce<T>(
  { db, clock }: Pick<MoneyContext, 'db' | 'clock'>,
  bookingId: string,
  received: ReceivedEvent | undefined,
  settle: Settle<T>,
): Promise<T | undefined> {
  const attempt = (event: PaidEvent) =>
    inTransaction(db, async (trx) => {
      const now = clock.now();
      if (received === undefined) return settle(trx, await lockBooking(trx, bookingId), event, now);
      const recorded = await recordAndLock(trx, bookingId, received, now);
      if (recorded === undefined) return undefined;
      const booking = recorded.locked === null ? undefined : await loadBooking(trx, bookingId);
      return settle(trx, booking, event, now);
    });
  return attempt('paid').catch((error: unknown) => {
    if (!(error instanceof SoldOut)) throw error;
    return attempt('paid-without-room');
  });
}

/** Records the event, then locks its booking, in one statement. @returns `undefined` of one that was applied before */
function recordAndLock(trx: Trx, bookingId: string, received: ReceivedEvent, now: Date) {
  return trx
    .with('recorded', () => newEventRow(trx, received, now))
    .selectFrom('recorded')
    .select(() => lockOf(trx, bookingId).as('locked'))
    .executeTakeFirst();
}
