import { addDays, completeGuestDetails } from '@motel/booking-core';
import { sql } from 'kysely';
import { countOfDeleted, PRUNE_BATCH, type Prune, pruneOlder, type Trx } from '../db/index.ts';
import { RETENTION } from '../shared/retention.ts';
import { endsNotBefore } from './slim-loads.ts';

export const pruneIdempotencyKeys = pruneOlder(
  'idempotency_keys',
  ['guest_id', 'key'],
  'created_at',
  RETENTION.idempotencyKey,
);

export const pruneStayLinks: Prune = async (trx, _now, today) => {
  const old = trx
    .selectFrom('stay_links')
    .select('token_hash')
    .where(({ not, ref }) => not(endsNotBefore(ref('booking_id'), addDays(today, -RETENTION.stayLink))))
    .limit(PRUNE_BATCH);
  return countOfDeleted(await trx.deleteFrom('stay_links').where('token_hash', 'in', old).executeTakeFirst());
};

const ERASED = completeGuestDetails({ firstname: 'Erased', lastname: 'guest' });

/** Takes guests out of all their bookings, unpaid ones, too: dates, party and money remain. @returns the ids */
export async function eraseFromStays(trx: Trx, guestIds: readonly string[]): Promise<string[]> {
  const bookings = await trx
    .updateTable('bookings')
    .set({ guest_details: JSON.stringify(ERASED), car: '', guarantee: null, expected_time: null })
    .where('guest_id', 'in', guestIds)
    .returning(['id', 'order_id'])
    .execute();
  const ids = bookings.map(({ id }) => id);
  if (ids.length === 0) return ids;
  // A wedding is called by names.
  const orders = bookings.map(({ order_id }) => order_id);
  const nameless = { name: ERASED.firstname, booked_by: '' };
  await trx.updateTable('orders').set(nameless).where('id', 'in', orders).execute();
  await trx.deleteFrom('device_bookings').where('booking_id', 'in', ids).execute();
  await trx.deleteFrom('stay_links').where('booking_id', 'in', ids).execute();
  // On these lines is the reason or the note of a person; details of others are the motel's own.
  await sql`
    update folio_entries set detail = null
    where booking_id in (${sql.join(ids)}) and (part in ('closing', 'allowance', 'article') or what = 'by-hand')`.execute(
    trx,
  );
  await sql`
    update stay_changes set after = jsonb_set(after, '{charges}', (
      select coalesce(jsonb_agg(charge - 'detail' order by place), '[]')
      from jsonb_array_elements(after -> 'charges') with ordinality charges (charge, place)
    )) where booking_id in (${sql.join(ids)})`.execute(trx);
  return ids;
}
