import { randomUUID } from 'node:crypto';
import type { Insertable, Selectable } from 'kysely';
import type { Db, Fixed, Trx } from '../db/index.ts';

declare module '../db/database.ts' {
  interface Database {
    desk_log: DeskLogRow;
  }
}

/** An action by hand. Rows are only added. */
interface DeskLogRow {
  id: Fixed<string>;
  at: Fixed<Date>;
  who: Fixed<string>;
  action: Fixed<'cancel' | 'resend' | 'release' | 'block' | 'unblock' | 'settle' | 'sign-out' | 'rates'>;
  /** The booking's reference, or the id of a block, an open item, a mail or a guest. */
  subject: Fixed<string>;
  /** A line for people. */
  details: Fixed<string>;
}

type Entry = Omit<Insertable<DeskLogRow>, 'id' | 'at'>;

/** Adds to the log in the transaction of the action itself; nothing ever changes or deletes an entry. */
export async function logByHand(trx: Trx, entry: Entry, now: Date): Promise<void> {
  await trx
    .insertInto('desk_log')
    .values({ id: randomUUID(), at: now, ...entry })
    .execute();
}

/** The latest actions, newest first. */
export async function latestActions(db: Db, limit: number): Promise<Selectable<DeskLogRow>[]> {
  return db.selectFrom('desk_log').selectAll().orderBy('at', 'desc').orderBy('id').limit(limit).execute();
}

/** The actions on any of the subjects. */
export async function actionsOn(db: Db, subjects: readonly string[]): Promise<Selectable<DeskLogRow>[]> {
  return db.selectFrom('desk_log').selectAll().where('subject', 'in', subjects).execute();
}
