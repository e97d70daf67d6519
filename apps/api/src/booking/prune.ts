import { sql } from 'kysely';
import { countOfDeleted, PRUNE_BATCH, type Prune } from '../db/index.ts';
import { daysBefore, daysBeforeToday, RETENTION } from '../shared/retention.ts';

/** Deletes bookings that expired or were released long ago, without any payment. */
export const pruneUnpaidAttempts: Prune = async (trx, now) => {
  const attempts = await trx
    .selectFrom('bookings')
    .select(['id', 'guest_id'])
    .where('status', 'in', ['expired', 'released'])
    .where('status_changed_at', '<', daysBefore(now, RETENTION.unpaidAttempt))
    .where(NEVER_PAID)
    .limit(PRUNE_BATCH)
    // A late payment locks its booking, which then stays.
    .forUpdate()
    .skipLocked()
    .execute();
  if (attempts.length === 0) return 0;
  const ids = attempts.map(({ id }) => id);
  const guests = attempts.map(({ guest_id }) => guest_id);
  // No retry may find a key whose booking is deleted.
  await trx
    .deleteFrom('idempotency_keys')
    .where('guest_id', 'in', guests)
    .where('booking_id', 'in', ids)
    .execute();
  await trx.deleteFrom('bookings').where('id', 'in', ids).execute();
  return attempts.length;
};

/** Forgets from where holds came that no limit counts any more. */
export const pruneHoldOrigins: Prune = async (trx, now) => {
  const counted = trx
    .selectFrom('bookings')
    .select('id')
    .where('held_from', 'is not', null)
    .where('status', '!=', 'held')
    .where('created_at', '<=', daysBefore(now, 1))
    .limit(PRUNE_BATCH);
  const { numUpdatedRows } = await trx
    .updateTable('bookings')
    .set({ held_from: null })
    .where('id', 'in', counted)
    .executeTakeFirst();
  return Number(numUpdatedRows);
};

/** A condition on `bookings`. */
const NEVER_PAID = sql<boolean>`
  not exists (select 1 from folio_entries where booking_id = bookings.id and kind = 'payment')`;

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
export const pruneStayLinks: Prune = async (trx, now) => {
  const old = trx
    .selectFrom('stay_links')
    .innerJoin('bookings', 'bookings.id', 'stay_links.booking_id')
    .select('token_hash')
    .where('bookings.check_out', '<', daysBeforeToday(now, RETENTION.stayLink))
    .limit(PRUNE_BATCH);
  return countOfDeleted(await trx.deleteFrom('stay_links').where('token_hash', 'in', old).executeTakeFirst());
};

/** A condition on a column with a booking's id: the booking ends on the date or later. */
export function endsNotBefore(bookingId: ReturnType<typeof sql<string>>, date: string) {
  return sql<boolean>`exists (select 1 from bookings where bookings.id = ${bookingId} and check_out >= ${date})`;
}

/** A condition on `guests`: the guest has a booking, or an idempotency key from starting one. */
export const HAS_BOOKED = sql<boolean>`(
  exists (select 1 from bookings where bookings.guest_id = guests.id)
  or exists (select 1 from idempotency_keys where idempotency_keys.guest_id = guests.id))`;
