import { sql } from 'kysely';
import type { Booking } from '../booking/index.ts';
import type { Db, Trx } from '../db/index.ts';
import { type Refused, refuse } from '../shared/outcome.ts';
import { actionsOn } from '../staff/index.ts';

/**
 * The version of each stay, in a few characters, by its id: each change of it, of its guest, payer, wishes or rooms, of its
 * money, or of what waits for its payment gives another one. One statement.
 */
export async function stayVersions(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('bookings')
    .select('bookings.id')
    .select(VERSION.as('version'))
    .where(sql<boolean>`bookings.id = any(${ids})`)
    .execute();
  return new Map(rows.map(({ id, version }) => [id, version]));
}

/** The version of one stay. */
export async function stayVersion(db: Db, id: string): Promise<string> {
  return (await stayVersions(db, [id])).get(id) ?? '';
}

const VERSION = sql<string>`left(md5(jsonb_build_array(
  to_jsonb(bookings),
  (select count(*) from folio_entries where booking_id = bookings.id),
  (select jsonb_agg(jsonb_build_array(room_id, date) order by date, room_id)
    from room_nights where booking_id = bookings.id),
  (select jsonb_agg(jsonb_build_array(wish, near_booking_id) order by wish)
    from stay_wishes where booking_id = bookings.id),
  (select jsonb_agg(jsonb_build_array(company_id, covers)) from stay_payers where booking_id = bookings.id),
  (select jsonb_agg(id order by id) from stay_changes where booking_id = bookings.id and status = 'held'),
  (select jsonb_agg(id order by id)
    from payment_requests where booking_id = bookings.id and purpose = 'balance' and status = 'open')
)::text), 16)`;

/** Refuses a change of a stay that is another one than its person saw, in the words of what was done since. */
export async function changedMeanwhile(
  trx: Trx,
  { reference, folio }: Pick<Booking, 'reference' | 'folio'>,
): Promise<Refused> {
  const actions = await actionsOn(trx, [reference]);
  const last = actions.toSorted((a, b) => b.at.getTime() - a.at.getTime())[0];
  const entry = folio.entries.at(-1);
  if (last === undefined || (entry !== undefined && entry.at > last.at)) {
    return refuse('changed-meanwhile', 'stay-changed-elsewhere');
  }
  return refuse('changed-meanwhile', 'changed-meanwhile', { who: last.who, details: last.details });
}
