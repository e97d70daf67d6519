import type { Logger } from 'pino';
import type { Clock } from '../../../clock.ts';
import type { Db } from '../../../db/database.ts';
import { after, retryDelay } from '../../../retry-delay.ts';
import { signEvent } from '../../event-signature.ts';
import type { EmbeddedEventRow } from './embedded-tables.ts';
import { signingSecret } from './signing-secret.ts';

export const SIGNATURE_HEADER = 'checkout-signature';

/** Hands an event to the webhook, as a request from outside would: the same body and headers. */
export type DeliverEvent = (rawBody: string, headers: Record<string, string>) => Promise<Response>;

export interface EventDelivery {
  readonly db: Db;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly deliver: DeliverEvent;
}

const BATCH = 50;

type PendingEvent = Pick<EmbeddedEventRow, 'id' | 'payload' | 'attempts'>;

/** Delivers every event that is due, oldest first; what is not acknowledged is tried again later. */
export async function deliverPendingEvents(delivery: EventDelivery): Promise<void> {
  const due = await pendingEvents(delivery)
    .where('next_attempt_at', '<=', delivery.clock.now())
    .orderBy('created_at')
    .orderBy('id')
    .limit(BATCH)
    .execute();
  for (const event of due) await attempt(event, delivery);
}

/** The immediate attempt, so that the guest who just paid finds the stay confirmed. */
export async function deliverEvent(eventId: string, delivery: EventDelivery): Promise<void> {
  const event = await pendingEvents(delivery).where('id', '=', eventId).executeTakeFirst();
  if (event !== undefined) await attempt(event, delivery);
}

function pendingEvents({ db }: EventDelivery) {
  return db
    .selectFrom('embedded_events')
    .select(['id', 'payload', 'attempts'])
    .where('delivered_at', 'is', null);
}

async function attempt(event: PendingEvent, delivery: EventDelivery): Promise<void> {
  const { db, clock, logger } = delivery;
  if (!(await claim(event, delivery))) return;
  try {
    const signature = signEvent(event.payload, await signingSecret(db), clock.now());
    const response = await delivery.deliver(event.payload, {
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: signature,
    });
    if (!response.ok) throw new Error(`The webhook answered ${response.status}`);
  } catch (error) {
    logger.warn(
      { err: error, eventId: event.id, attempt: event.attempts + 1 },
      'Payment event not delivered',
    );
    return;
  }
  await db
    .updateTable('embedded_events')
    .set({ delivered_at: clock.now() })
    .where('id', '=', event.id)
    .execute();
}

/** Of many processes one gets the event. The next attempt is set beforehand, so that a crash only delays it. */
async function claim({ id, attempts }: PendingEvent, { db, clock }: EventDelivery): Promise<boolean> {
  const claimed = await db
    .updateTable('embedded_events')
    .set({ attempts: attempts + 1, next_attempt_at: after(clock.now(), retryDelay(attempts + 1)) })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('delivered_at', 'is', null)
    .executeTakeFirst();
  return claimed.numUpdatedRows === 1n;
}
