import type { Db } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { OpenItem } from '../mail/templates/open-item-mail.ts';
import type { PaymentEvent, UnreadableEvent } from '../payments/payment-provider.ts';
import { after } from '../retry-delay.ts';
import { applyPaymentEvent } from './apply-payment-event.ts';
import type { Context } from './context.ts';
import { noteOpenItem } from './payment/open-item.ts';

type CollectedEvent = PaymentEvent | UnreadableEvent;

/** Clocks are wrong, and an event may show up at the provider a little after its time: so much is asked again. */
const OVERLAP = 60 * 60_000;

/**
 * Asks the provider for events that never arrived, e.g. while the motel was closed or its webhook out of reach, and
 * lets them have their effect. Safe in many processes, and beside the webhook: an event has its effect once.
 */
export async function collectMissedEvents(context: Context, stop: AbortSignal): Promise<void> {
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
        await noteUnreadable(context, event);
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

/** Asking again will not make it readable: somebody has to look at it, and the others go on. */
async function noteUnreadable(
  { db, clock, payments, logger }: Context,
  { eventId, problem }: UnreadableEvent,
): Promise<void> {
  logger.error({ eventId, problem }, 'A payment event could not be read');
  const item: OpenItem = {
    provider: payments.name,
    reference: eventId,
    kind: 'unreadable-event',
    paymentReference: null,
    bookingId: null,
    amount: null,
  };
  await inTransaction(db, (trx) => noteOpenItem(trx, item, undefined, clock.now()));
}

/** Until when everything is known; at the first start nothing can have been missed. */
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

async function notYetRecorded(
  db: Db,
  provider: string,
  events: readonly CollectedEvent[],
): Promise<readonly CollectedEvent[]> {
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
