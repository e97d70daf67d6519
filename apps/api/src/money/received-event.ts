import { type Db, pruneOlder, type Trx } from '../db/index.ts';
import { RETENTION } from '../shared/retention.ts';
import type { PaymentEvent } from './providers/payment-provider.ts';

export interface ReceivedEvent {
  readonly provider: string;
  readonly event: PaymentEvent;
}

/** The row of an event; none where it was applied before. */
export function newEventRow(trx: Trx, { provider, event }: ReceivedEvent, now: Date) {
  return trx
    .insertInto('payment_events')
    .values({
      provider,
      event_id: event.eventId,
      type: event.type,
      session_id: 'sessionId' in event ? event.sessionId : null,
      received_at: now,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
    .returning('event_id');
}

/** Records an event in its transaction; of two at once, the second waits. @returns false when applied before */
export async function recordEvent(trx: Trx, received: ReceivedEvent, now: Date): Promise<boolean> {
  return (await newEventRow(trx, received, now).executeTakeFirst()) !== undefined;
}

export async function notYetRecorded<Event extends { readonly eventId: string }>(
  db: Db,
  provider: string,
  events: readonly Event[],
): Promise<readonly Event[]> {
  if (events.length === 0) return events;
  const ids = events.map(({ eventId }) => eventId);
  const recorded = await db
    .selectFrom('payment_events')
    .select('event_id')
    .where('provider', '=', provider)
    .where('event_id', 'in', ids)
    .execute();
  const known = new Set(recorded.map((event) => event.event_id));
  return events.filter(({ eventId }) => !known.has(eventId));
}

export const prunePaymentEvents = pruneOlder(
  'payment_events',
  ['provider', 'event_id'],
  'received_at',
  RETENTION.paymentEvent,
);
