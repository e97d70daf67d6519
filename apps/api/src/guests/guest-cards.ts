import { type Selectable, sql } from 'kysely';
import type { Db, Fixed, Trx } from '../db/index.ts';

declare module '../db/database.ts' {
  interface Database {
    guest_cards: GuestCardRow;
  }
}

interface GuestCardRow {
  guest_id: Fixed<string>;
  wishes: string;
  note: string;
  /** Why the motel does not want to see them again. */
  not_again: string | null;
  by: string;
  at: Date;
}

export type KnownGuest = Selectable<GuestCardRow>;

/** The guests who are one person with a guest, as the desk says: the one into whom the others are merged first. */
export async function membersOf(db: Db, guestId: string): Promise<string[]> {
  const guest = await db
    .selectFrom('guests')
    .select(({ fn, ref }) => fn.coalesce('merged_into', ref('id')).as('first'))
    .where('id', '=', guestId)
    .executeTakeFirst();
  if (guest === undefined) return [];
  const { first } = guest;
  const others = await db.selectFrom('guests').select('id').where('merged_into', '=', first).execute();
  return [first, ...others.map(({ id }) => id).toSorted()];
}

/** Locks guests, in the order of their ids, until the transaction ends: none books in their name, or merges them. */
export async function lockGuests(trx: Trx, ids: readonly string[]): Promise<void> {
  await trx.selectFrom('guests').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute();
}

export async function cardsOf(db: Db, members: readonly string[]): Promise<KnownGuest[]> {
  if (members.length === 0) return [];
  return db.selectFrom('guest_cards').selectAll().where('guest_id', 'in', members).execute();
}

/** The guests whom the motel does not want to see again, each of their numbers, with the reason. */
export async function unwelcomeGuests(db: Db): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; reason: string }>`
    with said as (
      select coalesce(merged_into, id) as first, not_again as reason
      from guest_cards join guests on guests.id = guest_id
      where not_again is not null
    )
    select first as id, reason from said
    union
    select guests.id, reason from said join guests on merged_into = first`.execute(db);
  return new Map(rows.map(({ id, reason }) => [id, reason]));
}

/** Why the motel does not want to see a guest again, by any of their cards. */
export async function whyNotAgain(db: Db, guestId: string): Promise<string | undefined> {
  const { rows } = await sql<{ reason: string }>`
    with first as (select coalesce(merged_into, id) as id from guests where id = ${guestId})
    select not_again as reason from guest_cards
    where not_again is not null and guest_id in (
      select id from first union all select guests.id from guests join first on merged_into = first.id
    )
    limit 1`.execute(db);
  return rows[0]?.reason;
}
