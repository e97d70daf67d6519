import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { Db } from '../../../db/index.ts';
import { after, type Clock, retryDelay } from '../../../shared/clock.ts';
import type { EmbeddedEventRow } from './embedded-tables.ts';

export const SIGNATURE_HEADER = 'checkout-signature';

export interface EventDelivery {
  readonly db: Db;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Sends an event to the webhook as a request from outside would: with the same body and headers. */
  deliver(rawBody: string, headers: Record<string, string>): Promise<Response>;
  /** Acknowledged events of which no row says so yet: a job writes them. After a crash they come again, harmlessly. */
  readonly acknowledged: Set<string>;
}

const BATCH = 50;

export type PendingEvent = Pick<EmbeddedEventRow, 'id' | 'payload' | 'attempts'>;

/** Delivers every event that is due, oldest first; retries later what is not acknowledged. */
export async function deliverPendingEvents(delivery: EventDelivery): Promise<void> {
  await recordAcknowledged(delivery);
  const due = await delivery.db
    .selectFrom('embedded_events')
    .select(['id', 'payload', 'attempts'])
    .where('delivered_at', 'is', null)
    .where('next_attempt_at', '<=', delivery.clock.now())
    .orderBy('created_at')
    .orderBy('id')
    .limit(BATCH)
    .execute();
  for (const event of due) {
    if (await claim(event, delivery))
      await deliverEvent({ ...event, attempts: event.attempts + 1 }, delivery);
  }
  await recordAcknowledged(delivery);
}

async function recordAcknowledged({ db, clock, acknowledged }: EventDelivery): Promise<void> {
  if (acknowledged.size === 0) return;
  const ids = [...acknowledged];
  await db.updateTable('embedded_events').set({ delivered_at: clock.now() }).where('id', 'in', ids).execute();
  for (const id of ids) acknowledged.delete(id);
}

/** Attempts to deliver an event that this process has claimed. */
export async function deliverEvent(event: PendingEvent, delivery: EventDelivery): Promise<void> {
  const { db, clock, logger } = delivery;
  try {
    const { signEvent } = await import('../event-signature.ts');
    const signature = signEvent(event.payload, await signingSecret(db), clock.now());
    const response = await delivery.deliver(event.payload, {
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: signature,
    });
    if (!response.ok) throw new Error(`The webhook answered ${response.status}`);
  } catch (error) {
    logger.warn({ err: error, eventId: event.id, attempt: event.attempts }, 'Payment event not delivered');
    return;
  }
  delivery.acknowledged.add(event.id);
}

/** Claims the event for one of many processes. The next attempt is set beforehand, so that a crash only delays it. */
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

const NAME = 'webhook';

/** It never changes: a process loads it once. */
const secrets = new WeakMap<Db, string>();

/** The secret that signs events: created once, by the first process, and stored with the sessions. */
export async function signingSecret(db: Db): Promise<string> {
  const secret = secrets.get(db) ?? (await findOrMakeSecret(db));
  secrets.set(db, secret);
  return secret;
}

async function findOrMakeSecret(db: Db): Promise<string> {
  const { value } = await db
    .insertInto('embedded_secrets')
    .values({ name: NAME, value: `whsec_${randomBytes(32).toString('base64url')}` })
    // Changes nothing, and returns the secret that another process has created.
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ name: NAME }))
    .returning('value')
    .executeTakeFirstOrThrow();
  return value;
}
