import type { Trx } from '../../db/database.ts';
import type { PaymentEvent } from '../../payments/payment-provider.ts';

/** An event and who sent it. */
export interface ReceivedEvent {
  readonly provider: string;
  readonly event: PaymentEvent;
}

/**
 * Writes an event down in the transaction of its effect; twins wait here for each other.
 * @returns false when it has had its effect before
 */
export async function recordEvent(trx: Trx, { provider, event }: ReceivedEvent, now: Date): Promise<boolean> {
  const recorded = await trx
    .insertInto('payment_events')
    .values({
      provider,
      event_id: event.eventId,
      type: event.type,
      session_id: 'sessionId' in event ? event.sessionId : null,
      received_at: now,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
    .returning('event_id')
    .executeTakeFirst();
  return recorded !== undefined;
}
