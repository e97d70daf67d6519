import { randomUUID } from 'node:crypto';
import { cents } from '@motel/booking-core';
import * as z from 'zod';
import type { Db, Trx } from '../../../db/index.ts';
import { after, retryDelay } from '../../../shared/clock.ts';
import { parseStorableJson } from '../../../shared/storable.ts';
import type { PaymentEvent } from '../payment-provider.ts';

type WithoutId<Event> = Event extends unknown ? Omit<Event, 'eventId'> : never;
export type NewEmbeddedEvent = WithoutId<Exclude<PaymentEvent, { type: 'ignored' }>>;

/** Records an event in the transaction of the change that it reports: neither is stored without the other. */
export async function recordEmbeddedEvent(trx: Trx, event: NewEmbeddedEvent, now: Date): Promise<void> {
  await trx
    .insertInto('embedded_events')
    .values({ ...eventOf(event, now), attempts: 0, next_attempt_at: now, delivered_at: null })
    .execute();
}

/** An event whose first delivery belongs to the process that records it. */
export function claimedEvent(event: NewEmbeddedEvent, now: Date) {
  return { ...eventOf(event, now), attempts: 1, next_attempt_at: after(now, retryDelay(1)) };
}

function eventOf(event: NewEmbeddedEvent, now: Date) {
  const id = `evt_${randomUUID()}`;
  const payload = JSON.stringify({ eventId: id, created: now.toISOString(), ...event });
  return { id, payload, created_at: now };
}

const eventId = z.string();
const money = { paymentReference: z.string(), amount: z.int().transform(cents) };
const ended = { eventId, sessionId: z.string(), bookingId: z.string() };
/** Here the motel alone refunds, and a refund's name is its key. */
const knownEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('paid'), ...ended, ...money, requestId: z.string().optional() }),
  z.object({ type: z.literal('guaranteed'), ...ended, guaranteeReference: z.string() }),
  z.object({ type: z.enum(['failed', 'expired']), ...ended }),
  z.object({ type: z.enum(['refunded', 'refund-failed']), eventId, refundReference: z.string(), ...money }),
]);
const anyEvent = z.object({ eventId }).transform((event) => ({ ...event, type: 'ignored' as const }));

/** Parses the event in a body with a valid signature; an unknown kind is `ignored`. */
export function parseEvent(rawBody: string): PaymentEvent {
  const event = knownEvent.or(anyEvent).parse(parseStorableJson(rawBody));
  if ('refundReference' in event) return { ...event, refundKey: event.refundReference };
  if (event.type !== 'paid') return event;
  const { requestId, ...payment } = event;
  return { ...payment, ...(requestId !== undefined && { requestId }) };
}

/** The events since an instant, oldest first, whether the webhook has acknowledged them or not. */
export async function embeddedEventsSince(db: Db, instant: Date): Promise<PaymentEvent[]> {
  const rows = await db
    .selectFrom('embedded_events')
    .select('payload')
    .where('created_at', '>=', instant)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ payload }) => parseEvent(payload));
}

/** Three times as long as Stripe lists its own events. */
const RETENTION_DAYS = 90;
const BATCH = 500;

export async function deleteOldEvents(db: Db, now: Date): Promise<void> {
  const old = db
    .selectFrom('embedded_events')
    .select('id')
    .where('created_at', '<', after(now, -RETENTION_DAYS * 24 * 3_600_000))
    .where('delivered_at', 'is not', null)
    .limit(BATCH);
  await db.deleteFrom('embedded_events').where('id', 'in', old).execute();
}
