import { countOfDeleted, PRUNE_BATCH, type Prune } from '../db/index.ts';
import { daysBefore, daysBeforeToday, RETENTION } from '../shared/retention.ts';
import { endsNotBefore } from './slim-loads.ts';

export const pruneIdempotencyKeys: Prune = async (trx, now) => {
  const old = trx
    .selectFrom('idempotency_keys')
    .select(['guest_id', 'key'])
    .where('created_at', '<', daysBefore(now, RETENTION.idempotencyKey))
    .limit(PRUNE_BATCH)
    .$asTuple('guest_id', 'key');
  return countOfDeleted(
    await trx
      .deleteFrom('idempotency_keys')
      .where(({ eb, refTuple }) => eb(refTuple('guest_id', 'key'), 'in', old))
      .executeTakeFirst(),
  );
};

/** Deletes the links in mails to stays that ended long ago. */
export const pruneStayLinks: Prune = async (trx, now, motel) => {
  const old = trx
    .selectFrom('stay_links')
    .select('token_hash')
    .where(({ not, ref }) =>
      not(endsNotBefore(ref('booking_id'), daysBeforeToday(motel, now, RETENTION.stayLink))),
    )
    .limit(PRUNE_BATCH);
  return countOfDeleted(await trx.deleteFrom('stay_links').where('token_hash', 'in', old).executeTakeFirst());
};
