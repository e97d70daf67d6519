import { countOfDeleted, PRUNE_BATCH, type Prune } from '../db/index.ts';
import { daysBefore, RETENTION } from '../shared/retention.ts';

export const prunePaymentEvents: Prune = async (trx, now) => {
  const old = trx
    .selectFrom('payment_events')
    .select(['provider', 'event_id'])
    .where('received_at', '<', daysBefore(now, RETENTION.paymentEvent))
    .limit(PRUNE_BATCH)
    .$asTuple('provider', 'event_id');
  return countOfDeleted(
    await trx
      .deleteFrom('payment_events')
      .where(({ eb, refTuple }) => eb(refTuple('provider', 'event_id'), 'in', old))
      .executeTakeFirst(),
  );
};
