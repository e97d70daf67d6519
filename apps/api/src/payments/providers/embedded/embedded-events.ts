import { randomUUID } from 'node:crypto';
import { cents } from '@motel/booking-core';
import * as z from 'zod';
import type { Db, Trx } from '../../../db/database.ts';
import { after } from '../../../retry-delay.ts';
import { parseStorableJson } from '../../../storable.ts';
import type { PaymentEvent } from '../../payment-provider.ts';

type WithoutId<Event> = Event extends unknown ? Omit<Event, 'eventId'> : never;
/** What happened, before it has an id. */
export type EmbeddedHappening = WithoutId<Exclude<PaymentEvent, { type: 'ignored' }>>;

/** Writes an event down in the transaction of what it tells about: one is never known without the other. */
export async function recordEvent(trx: Trx, happening: EmbeddedHappening, now: Date): Promise<string> {
  const eventId = `evt_${randomUUID()}`;
  await trx
    .insertInto('embedded_events')
    .values({
      id: eventId,
      payload: JSON.stringify({ eventId, created: now.toISOString(), ...happening }),
      created_at: now,
      attempts: 0,
      next_attempt_at: now,
      delivered_at: null,
    })
    .execute();
  return eventId;
}

const eventId = z.string();
const ended = { eventId, sessionId: z.string(), bookingId: z.string() };
const knownEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('paid'),
    ...ended,
    paymentReference: z.string(),
    amount: z.int().transform(cents),
  }),
  z.object({ type: z.enum(['failed', 'expired']), ...ended }),
  z.object({
    type: z.enum(['refunded', 'refund-failed']),
    eventId,
    paymentReference: z.string(),
    refundReference: z.string(),
    amount: z.int().transform(cents),
    isByHand: z.boolean(),
  }),
]);
const anyEvent = z.object({ eventId }).transform((event) => ({ ...event, type: 'ignored' as const }));

/** The event that a body with a good signature tells of; a kind that is not known here is `ignored`. */
export function parseEvent(rawBody: string): PaymentEvent {
  return knownEvent.or(anyEvent).parse(parseStorableJson(rawBody));
}

/** Everything told since, oldest first, whether the webhook has acknowledged it or not. */
export async function eventsSince(db: Db, instant: Date): Promise<PaymentEvent[]> {
  const told = await db
    .selectFrom('embedded_events')
    .select('payload')
    .where('created_at', '>=', instant)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return told.map(({ payload }) => parseEvent(payload));
}

/** As long as Stripe lists its own, three times over. */
const KEPT_DAYS = 90;
const BATCH = 500;

/** Deletes some of the events that were acknowledged long ago. */
export async function forgetOldEvents(db: Db, now: Date): Promise<void> {
  const old = db
    .selectFrom('embedded_events')
    .select('id')
    .where('created_at', '<', after(now, -KEPT_DAYS * 24 * 3_600_000))
    .where('delivered_at', 'is not', null)
    .limit(BATCH);
  await db.deleteFrom('embedded_events').where('id', 'in', old).execute();
}
