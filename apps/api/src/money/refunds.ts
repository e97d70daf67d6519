import { NO_MONEY, smaller, subtract, sum, times } from '@motel/booking-core';
import type { Motel } from '@motel/content/server';
import type { InferResult } from 'kysely';
import {
  appendToFolio,
  type Booking,
  bookingsByIds,
  bookingsPaidBy,
  loadBooking,
  lockBooking,
  paymentsOf,
} from '../booking/index.ts';
import { type Db, inTransaction, type Trx } from '../db/index.ts';
import { enqueueMail, isMailedStranger, refundCompletedMail } from '../mail/index.ts';
import { after, retryDelay } from '../shared/clock.ts';
import type { MoneyContext } from './money-context.ts';
import type { OpenItemKind, RefundReason } from './money-tables.ts';
import type { OpenItem } from './open-items/open-item.ts';
import { deleteOpenItem, recordClosedItem, recordOpenItem } from './open-items/open-items.ts';
import { ProviderRefusal, type RefundEvent } from './providers/payment-provider.ts';

/** Enters a refund into a locked booking's folio; a job requests it, with retries. @throws Error for nothing */
export async function requestRefund(
  trx: Trx,
  bookingId: string,
  { paymentReference, amount, reason }: Pick<Refund, 'paymentReference' | 'amount' | 'reason'>,
  now: Date,
  by = 'motel',
): Promise<void> {
  const position = await enterRefund(trx, bookingId, { paymentReference, amount, reason }, now, by);
  const key = wholeKey(paymentReference);
  // A later refund of the payment, or one of a part of it, has a key of its own: those add up.
  const isFirst =
    !PARTIAL.has(reason) &&
    (await findRefund(trx, key)) === undefined &&
    // Of an order that was paid at once, each stay is refunded by itself.
    (await bookingsPaidBy(trx, paymentReference)).length <= 1;
  await trx
    .insertInto('refunds')
    .values({
      booking_id: bookingId,
      position,
      payment_reference: paymentReference,
      idempotency_key: isFirst ? key : `${key}:${bookingId}:${position}`,
      attempts: 0,
      next_attempt_at: now,
    })
    .execute();
}

/** Enters a refund into the folio of a locked booking; the caller gives the money back. @returns its position */
export async function enterRefund(
  trx: Trx,
  bookingId: string,
  { paymentReference, amount, reason }: Pick<Refund, 'paymentReference' | 'amount' | 'reason'>,
  now: Date,
  by: string,
): Promise<number> {
  if (amount <= 0) throw new Error(`A refund of ${amount} cents is none`);
  const rule = RULES[reason] ?? 'B2';
  const entry = { kind: 'refund', what: reason, amount, rule, paymentReference, by } as const;
  return appendToFolio(trx, bookingId, now, entry);
}

const RULES: Partial<Record<RefundReason, string>> = {
  cancelled: 'X3',
  changed: 'X6',
  'by-hand': 'L5',
  credited: 'L5',
};

/** Refunds beside which the stay remains. */
const PARTIAL: ReadonlySet<RefundReason> = new Set(['changed', 'by-hand']);

function wholeKey(paymentReference: string): string {
  return `refund:${paymentReference}`;
}

const BATCH = 50;

/** Requests due refunds, with retries. Safe in many processes: the provider knows each by its key, and pays it once. */
export async function sendRefunds(context: MoneyContext, stop: AbortSignal): Promise<void> {
  const due = await selectUnsent(context.db)
    .where('refunds.next_attempt_at', '<=', context.clock.now())
    .orderBy('refunds.next_attempt_at')
    .limit(BATCH)
    .execute();
  for (const refund of due) {
    if (stop.aborted) return;
    await send(context, refund);
  }
}

async function send({ db, clock, motel, payments, logger }: MoneyContext, refund: Refund): Promise<void> {
  const { paymentReference, amount, idempotencyKey, bookingId, position } = refund;
  const attempts = refund.attempts + 1;
  let sentAt: Date | null = null;
  try {
    await payments.refund({ paymentReference, amount, idempotencyKey });
    sentAt = clock.now();
  } catch (error) {
    logger.error({ err: error, bookingId, attempts }, 'A refund was not taken');
    if (error instanceof ProviderRefusal) {
      await inTransaction(db, (trx) =>
        failRequested(trx, { motel, provider: payments.name }, idempotencyKey, clock.now()),
      );
    }
  }
  await db
    .updateTable('refunds')
    .set({ attempts, sent_at: sentAt, next_attempt_at: after(clock.now(), retryDelay(attempts)) })
    .where('booking_id', '=', bookingId)
    .where('position', '=', position)
    .where('sent_at', 'is', null)
    .execute();
}

/** Our refund with a key; the key names its payment. */
async function findRefund(db: Db, key: string | undefined): Promise<Refund | undefined> {
  if (key === undefined) return undefined;
  return selectRefunds(db).where('refunds.idempotency_key', '=', key).executeTakeFirst();
}

/** Our refunds of a payment, oldest first. */
async function refundsOfPayment(db: Db, paymentReference: string): Promise<Refund[]> {
  return selectRefunds(db)
    .where('refunds.payment_reference', '=', paymentReference)
    .orderBy('refunds.position')
    .execute();
}

export async function refundsOf(db: Db, bookingId: string): Promise<Refund[]> {
  return selectRefunds(db).where('refunds.booking_id', '=', bookingId).orderBy('refunds.position').execute();
}

/** Refunds from before an instant that were sent to the provider and not accepted, oldest first. */
export async function stuckRefunds(db: Db, requestedBefore: Date): Promise<Refund[]> {
  return selectUnsent(db)
    .where('refunds.attempts', '>', 0)
    .where('entry.at', '<=', requestedBefore)
    .orderBy('entry.at')
    .execute();
}

export async function countRefunds(db: Db): Promise<{ readonly due: number; readonly sent: number }> {
  return db
    .selectFrom('refunds')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('sent_at', 'is', null).as('due'),
      fn.countAll<number>().filterWhere('sent_at', 'is not', null).as('sent'),
    ])
    .where('settled_at', 'is', null)
    .where('failed_at', 'is', null)
    .executeTakeFirstOrThrow();
}

/** A refund of ours: its entry in the folio, and its state at the provider. */
export type Refund = InferResult<ReturnType<typeof selectRefunds>>[number];

function selectRefunds(db: Db) {
  return db
    .selectFrom('refunds')
    .innerJoin('folio_entries as entry', (join) =>
      join
        .onRef('entry.booking_id', '=', 'refunds.booking_id')
        .onRef('entry.position', '=', 'refunds.position'),
    )
    .select(['refunds.booking_id as bookingId', 'refunds.position', 'refunds.attempts', 'entry.amount'])
    .select(['refunds.payment_reference as paymentReference', 'refunds.idempotency_key as idempotencyKey'])
    .select((row) => row.ref('entry.what').$castTo<RefundReason>().as('reason'))
    .select(['entry.at as requestedAt', 'refunds.sent_at as sentAt'])
    .select(['refunds.settled_at as completedAt', 'refunds.failed_at as failedAt']);
}

/** Refunds that the provider has not accepted yet, and that have not ended. */
function selectUnsent(db: Db) {
  return selectRefunds(db)
    .where('refunds.sent_at', 'is', null)
    .where('refunds.settled_at', 'is', null)
    .where('refunds.failed_at', 'is', null);
}

export interface AtProvider {
  readonly motel: Motel;
  readonly provider: string;
}

/** Completes our refund that has gone through, or enters one that we did not request into its stay's folio. */
export async function completeRefund(
  trx: Trx,
  { motel, provider }: AtProvider,
  refund: RefundEvent,
  now: Date,
): Promise<void> {
  const own = await findRefund(trx, refund.refundKey);
  if (own !== undefined) return completeRequested(trx, motel, own.idempotencyKey, now);

  const requested = await refundsOfPayment(trx, refund.paymentReference);
  const booking = await lockPaidBooking(trx, refund.paymentReference, (stays) =>
    stayOfRefund(stays, requested, refund),
  );
  const isRequested = requested.some(
    ({ reason, bookingId }) => bookingId === booking.id && !PARTIAL.has(reason),
  );
  const item = itemOf(provider, 'refunded-elsewhere', refund, booking.id);
  // The refund may be meant as a cancellation: while the stay is confirmed, a person has to decide.
  const isOpen = booking.status === 'confirmed' && !isRequested;
  const isNew = await (isOpen
    ? recordOpenItem(trx, motel, item, booking, now)
    : recordClosedItem(trx, item, now));
  if (!isNew) return;
  const { paymentReference, amount } = refund;
  const entry = { what: 'refunded-elsewhere', paymentReference, by: provider };
  await appendToFolio(trx, booking.id, now, { ...entry, kind: 'refund', amount, rule: 'L1' });
  if (isRequested) return undoRefundMadeTwice(trx, booking.id, paymentReference, now);
  if (isOpen) return;
  // After the end of a stay, what the motel did not owe is its gift: no guest owes it again.
  const balance = sum(booking.folio.balance, amount);
  if (balance <= 0) return;
  const gift = smaller(balance, amount);
  const given = { ...entry, kind: 'charge', part: 'closing', amount: times(gift, -1), rule: 'L3' } as const;
  await appendToFolio(trx, booking.id, now, given);
}

/** Completes our refund, also one that a person made at the provider. One that has failed stays failed: it is last. */
async function completeRequested(trx: Trx, motel: Motel, key: string, now: Date): Promise<void> {
  const completed = await trx
    .updateTable('refunds')
    .set({ settled_at: now })
    .where('idempotency_key', '=', key)
    .where('settled_at', 'is', null)
    .where('failed_at', 'is', null)
    .returning('booking_id as bookingId')
    .executeTakeFirst();
  if (completed === undefined || !motel.mailWords.refundCompleted.isSent) return;
  const [booking, refund] = [await loadBooking(trx, completed.bookingId), await findRefund(trx, key)];
  if (booking === undefined || refund === undefined) return;
  const isHeldBack = await isMailedStranger(trx, booking.guest.email, now);
  await enqueueMail(trx, now, { ...refundCompletedMail(motel, booking, refund), isHeldBack });
}

/** All of a payment has gone back: our refunds of it are complete, by the motel or by the provider. */
export async function completeAll(trx: Trx, motel: Motel, paymentReference: string, now: Date) {
  for (const { idempotencyKey } of await refundsOfPayment(trx, paymentReference)) {
    await completeRequested(trx, motel, idempotencyKey, now);
  }
  for (const id of await bookingsPaidBy(trx, paymentReference)) {
    await undoRefundMadeTwice(trx, id, paymentReference, now);
  }
}

/** Undoes the second entry of a refund that a person made at the provider, too: once ours is complete, it is one. */
async function undoRefundMadeTwice(
  trx: Trx,
  bookingId: string,
  paymentReference: string,
  now: Date,
): Promise<void> {
  const booking = await lockBooking(trx, bookingId);
  if (booking === undefined) return;
  const ofPayment = await refundsOfPayment(trx, paymentReference);
  const refunds = ofPayment.filter((refund) => refund.bookingId === bookingId);
  const payment = paymentsOf(booking.folio).find(({ reference }) => reference === paymentReference);
  if (payment === undefined || refunds.length === 0) return;
  if (refunds.some(({ completedAt }) => completedAt === null)) return;
  const amount = subtract(payment.amount, sum(...payment.refunds.map((entry) => entry.amount)));
  if (amount >= 0) return;
  const entry = { kind: 'refund', what: 'refunded-once', amount, rule: 'L1', paymentReference } as const;
  await appendToFolio(trx, booking.id, now, { ...entry, by: 'motel' });
}

/** The motel has the money again: an open item and one mail ask to pay it back another way. */
export async function failRefund(trx: Trx, at: AtProvider, refund: RefundEvent, now: Date): Promise<void> {
  const own = await findRefund(trx, refund.refundKey);
  const { motel, provider } = at;
  if (own !== undefined) return failRequested(trx, at, own.idempotencyKey, now);
  const booking = await lockPaidBooking(trx, refund.paymentReference);
  const wasEntered = await deleteOpenItem(trx, {
    provider,
    reference: refund.refundReference,
    kind: 'refunded-elsewhere',
  });
  if (wasEntered) await enterFailure(trx, booking.id, provider, refund, now);
  await recordOpenItem(trx, motel, itemOf(provider, 'refund-failed', refund, booking.id), booking, now);
}

async function failRequested(trx: Trx, { motel, provider }: AtProvider, key: string, now: Date) {
  const failed = await trx
    .updateTable('refunds')
    .set({ failed_at: now })
    .where('idempotency_key', '=', key)
    .where('failed_at', 'is', null)
    .returning('position')
    .executeTakeFirst();
  const requested = failed && (await findRefund(trx, key));
  if (requested === undefined) return;
  const { paymentReference } = requested;
  const booking = await lockPaidBooking(trx, paymentReference, () => requested.bookingId);
  // The desk closes it by the payment, or, of several refunds of a payment, by its key.
  const refundReference = key === wholeKey(paymentReference) ? paymentReference : key;
  const refund = { ...requested, refundReference };
  await enterFailure(trx, booking.id, provider, refund, now);
  await recordOpenItem(trx, motel, itemOf(provider, 'refund-failed', refund, booking.id), booking, now);
}

async function enterFailure(
  trx: Trx,
  bookingId: string,
  by: string,
  { paymentReference, amount }: RefundFacts,
  now: Date,
): Promise<void> {
  const entry = { kind: 'refund', what: 'refund-failed', rule: 'L1', paymentReference, by } as const;
  await appendToFolio(trx, bookingId, now, { ...entry, amount: times(amount, -1) });
}

type RefundFacts = Pick<RefundEvent, 'paymentReference' | 'refundReference' | 'amount'>;

/**
 * Locks the booking that a payment in the books was entered for. @throws Error when no such payment was entered
 * @param choose the one of several that were paid at once @default the first one
 */
export async function lockPaidBooking(
  trx: Trx,
  paymentReference: string,
  choose?: (stays: readonly Booking[]) => string | undefined,
): Promise<Booking> {
  const ids = await bookingsPaidBy(trx, paymentReference);
  const [first] = ids;
  const chosen = ids.length > 1 ? (choose?.(await bookingsByIds(trx, ids)) ?? first) : first;
  const booking = chosen === undefined ? undefined : await lockBooking(trx, chosen);
  if (booking === undefined) throw new Error(`No booking was paid by ${paymentReference}`);
  return booking;
}

/** The stay of an order that a refund made at the provider is about: one that waits for it, or paid as much. */
function stayOfRefund(
  stays: readonly Booking[],
  requested: readonly Refund[],
  { paymentReference, amount }: RefundEvent,
): string | undefined {
  const waiting = requested.find((refund) => refund.completedAt === null && refund.amount === amount);
  const left = ({ folio }: Booking) => {
    const payment = paymentsOf(folio).find(({ reference }) => reference === paymentReference);
    return subtract(payment?.amount ?? NO_MONEY, sum(...(payment?.refunds ?? []).map((back) => back.amount)));
  };
  const paidSo = stays.find((stay) => left(stay) === amount) ?? stays.find((stay) => left(stay) >= amount);
  return waiting?.bookingId ?? paidSo?.id;
}

function itemOf(
  provider: string,
  kind: OpenItemKind,
  { refundReference, paymentReference, amount }: RefundFacts,
  bookingId: string,
): OpenItem {
  return { provider, reference: refundReference, kind, paymentReference, bookingId, amount };
}
