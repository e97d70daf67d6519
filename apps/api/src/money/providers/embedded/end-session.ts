import { type Db, inTransaction, type Trx } from '../../../db/index.ts';
import { after } from '../../../shared/clock.ts';
import { claimedEvent, recordEmbeddedEvent } from './embedded-events.ts';
import type { EmbeddedSession } from './embedded-session.ts';
import type { PendingEvent } from './event-delivery.ts';
import { type AcceptedOutcome, LATE_PAYMENT_SECONDS } from './test-cards.ts';

/**
 * Pays an open session, or keeps a card, in one statement with the event: of two that pay or expire at once, one wins.
 * @param outcome of a kept card: one that fails later is refused when charged @returns the event if this call has paid
 */
export async function paySession(
  db: Db,
  { id: sessionId, bookingId, paymentReference, total: amount }: EmbeddedSession,
  outcome: AcceptedOutcome,
  now: Date,
): Promise<PendingEvent | undefined> {
  const ids = { sessionId, bookingId };
  const event = claimedEvent(
    amount === 0
      ? { type: 'guaranteed', ...ids, guaranteeReference: paymentReference }
      : { type: 'paid', ...ids, paymentReference, amount },
    now,
  );
  const paid = await db
    .with('paid', (query) =>
      query
        .updateTable('embedded_sessions')
        .set({ status: 'paid', settles_as: outcome === 'failed-late' ? 'failed' : null })
        .where('id', '=', sessionId)
        .where('status', '=', 'open')
        .where('expires_at', '>', now)
        .returning('id'),
    )
    .with('told', (query) =>
      query
        .insertInto('embedded_events')
        .columns(['id', 'payload', 'created_at', 'attempts', 'next_attempt_at'])
        .expression(({ selectFrom }) =>
          selectFrom('paid').select(({ val }) => [
            val(event.id).as('id'),
            val(event.payload).as('payload'),
            val(event.created_at).as('created_at'),
            val(event.attempts).as('attempts'),
            val(event.next_attempt_at).as('next_attempt_at'),
          ]),
        )
        .returning('id'),
    )
    .selectFrom('told')
    .select('id')
    .executeTakeFirst();
  return paid === undefined ? undefined : event;
}

export async function payLater(
  db: Db,
  sessionId: string,
  outcome: Exclude<AcceptedOutcome, 'paid'>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('embedded_sessions')
    .set({
      status: 'processing',
      settles_at: after(now, LATE_PAYMENT_SECONDS * 1000),
      settles_as: outcome === 'paid-late' ? 'paid' : 'failed',
    })
    .where('id', '=', sessionId)
    .where('status', '=', 'open')
    .where('expires_at', '>', now)
    .execute();
}

export async function decideLatePayments(db: Db, now: Date): Promise<void> {
  const due = await db
    .selectFrom('embedded_sessions')
    .select('id')
    .where('status', '=', 'processing')
    .where('settles_at', '<=', now)
    .execute();
  for (const { id } of due) await inTransaction(db, (trx) => decide(trx, id, now));
}

async function decide(trx: Trx, sessionId: string, now: Date): Promise<void> {
  const decided = await trx
    .updateTable('embedded_sessions')
    .set((row) => ({ status: row.fn.coalesce('settles_as', row.val('failed' as const)) }))
    .where('id', '=', sessionId)
    .where('status', '=', 'processing')
    .returning([
      'booking_id as bookingId',
      'status',
      'payment_reference as paymentReference',
      'total as amount',
    ])
    .executeTakeFirst();
  if (decided === undefined) return;
  const { status, bookingId, ...payment } = decided;
  if (status === 'paid')
    await recordEmbeddedEvent(trx, { type: 'paid', sessionId, bookingId, ...payment }, now);
  else await recordEmbeddedEvent(trx, { type: 'failed', sessionId, bookingId }, now);
}

/** Ends a session if it is still open; a payment that was first stays. */
export async function expireSession(db: Db, sessionId: string, now: Date): Promise<void> {
  await inTransaction(db, async (trx) => {
    const expired = await trx
      .updateTable('embedded_sessions')
      .set({ status: 'expired' })
      .where('id', '=', sessionId)
      .where('status', '=', 'open')
      .returning('booking_id')
      .executeTakeFirst();
    if (expired === undefined) return;
    await recordEmbeddedEvent(trx, { type: 'expired', sessionId, bookingId: expired.booking_id }, now);
  });
}

export async function expireDueSessions(db: Db, now: Date): Promise<void> {
  const due = await db
    .selectFrom('embedded_sessions')
    .select('id')
    .where('status', '=', 'open')
    .where('expires_at', '<=', now)
    .execute();
  for (const { id } of due) await expireSession(db, id, now);
}
