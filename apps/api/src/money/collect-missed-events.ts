import { type Db, inTransaction } from '../db/index.ts';
import { after } from '../shared/clock.ts';
import { applyPaymentEvent } from './apply-payment-event.ts';
import type { MoneyContext } from './money-context.ts';
import { recordOpenItem } from './open-items/open-items.ts';
import type { UnreadableEvent } from './providers/payment-provider.ts';
import { notYetRecorded } from './received-event.ts';

/** Milliseconds, requested again: clocks differ, and the provider may list an event a little after its time. */
const OVERLAP = 60 * 60_000;

/** Requests events that never arrived, and applies each once: safe in many processes, and beside the webhook. */
export async function collectMissedEvents(context: MoneyContext, stop: AbortSignal): Promise<void> {
  const { db, clock, payments, logger, meter } = context;
  const provider = payments.name;
  const now = clock.now();
  const askedUntil = await readCursor(db, provider, now);
  const events = await payments.eventsSince(after(askedUntil, -OVERLAP));
  let isComplete = true;
  for (const event of await notYetRecorded(db, provider, events)) {
    if (stop.aborted) return;
    try {
      if (event.type === 'unreadable') {
        await recordUnreadable(context, event);
        continue;
      }
      if (!(await applyPaymentEvent(context, { provider, event }))) continue;
      meter.paymentEvent(event.type, 'collected');
      logger.info({ eventId: event.eventId, type: event.type }, 'A payment event was collected');
    } catch (error) {
      isComplete = false;
      logger.error({ err: error, eventId: event.eventId }, 'A payment event could not be applied');
    }
  }
  if (isComplete) await moveCursor(db, provider, now);
}

/** Opens an item for a person: a retry would not make the event readable, and the other events go on. */
async function recordUnreadable(
  { db, clock, payments, logger, motel }: MoneyContext,
  { eventId, problem }: UnreadableEvent,
): Promise<void> {
  logger.error({ eventId, problem }, 'A payment event could not be read');
  const unknown = { paymentReference: null, bookingId: null, amount: null };
  const item = { provider: payments.name, reference: eventId, kind: 'unreadable-event', ...unknown } as const;
  await inTransaction(db, (trx) => recordOpenItem(trx, motel, item, undefined, clock.now()));
}

/** The time up to which all events are known; at the first start none can have been missed. */
async function readCursor(db: Db, provider: string, now: Date): Promise<Date> {
  await db
    .insertInto('event_cursors')
    .values({ provider, asked_until: now })
    .onConflict((conflict) => conflict.column('provider').doNothing())
    .execute();
  const cursor = await db
    .selectFrom('event_cursors')
    .select('asked_until')
    .where('provider', '=', provider)
    .executeTakeFirstOrThrow();
  return cursor.asked_until;
}

async function moveCursor(db: Db, provider: string, to: Date): Promise<void> {
  await db
    .updateTable('event_cursors')
    .set({ asked_until: to })
    .where('provider', '=', provider)
    .where('asked_until', '<', to)
    .execute();
}

/** The time up to which each provider's events are known, the latest first. */
export async function eventsAskedUntil(db: Db): Promise<{ provider: string; since: Date }[]> {
  return db
    .selectFrom('event_cursors')
    .select(['provider', 'asked_until as since'])
    .orderBy('asked_until', 'desc')
    .execute();
}
