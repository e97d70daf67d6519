import { sql } from 'kysely';
import { countOfDeleted, type Prune, pruneOlder, type Trx } from '../db/index.ts';
import { daysBefore, RETENTION } from '../shared/retention.ts';

export const pruneSignIns = pruneOlder('auth_sessions', ['id'], 'expires_at', RETENTION.signIn);

/** Guests that a run looks at; the next one looks at those after them. */
const LOOKED_AT = 1000;
let lookedAtUntil = '';

export const pruneGuests: Prune = async (trx, now) => {
  const next = await trx
    .selectFrom('guests')
    .select('id')
    .where('id', '>', lookedAtUntil)
    .orderBy('id')
    .limit(LOOKED_AT)
    .execute();
  lookedAtUntil = next.length < LOOKED_AT ? '' : (next.at(-1)?.id ?? '');
  if (next.length === 0) return 0;
  const ids = next.map(({ id }) => id);
  const unused = trx
    .selectFrom('guests')
    .select('id')
    .where('id', 'in', ids)
    .where('created_at', '<', daysBefore(now, RETENTION.guestWithoutStay))
    .where(({ not }) => not(IS_NEEDED))
    // A guest who is signing in at this moment is locked.
    .forUpdate()
    .skipLocked();
  return countOfDeleted(await trx.deleteFrom('guests').where('id', 'in', unused).executeTakeFirst());
};

/** Deletes guests who came since an instant and are not needed any more. */
export async function forgetGuests(trx: Trx, ids: readonly string[], since: Date): Promise<void> {
  await trx
    .deleteFrom('guests')
    .where(sql<boolean>`id = any(${ids})`)
    .where('created_at', '>=', since)
    .where(({ not }) => not(IS_NEEDED))
    .execute();
}

/** A condition on `guests`: with a booking, an idempotency key from starting one, a sign-in or a merged guest. */
const IS_NEEDED = sql<boolean>`(
  exists (select 1 from bookings where bookings.guest_id = guests.id)
  or exists (select 1 from idempotency_keys where idempotency_keys.guest_id = guests.id)
  or exists (select 1 from auth_sessions where auth_sessions.guest_id = guests.id)
  or exists (select 1 from guests merged where merged.merged_into = guests.id))`;
