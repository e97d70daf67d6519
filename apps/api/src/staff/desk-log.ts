import { type ColumnType, type Selectable, sql } from 'kysely';
import { type Db, type Fixed, likeText, type Trx } from '../db/index.ts';
import type { DeskAction } from './action-words.ts';

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
  action: Fixed<DeskAction>;
  /** The booking's reference, or the id of a block, an open item, a mail or a guest. */
  subject: Fixed<string>;
  details: string;
  /** Null at the command line. */
  person_id: Fixed<string | null>;
  before: ColumnType<unknown, string | null, null>;
  after: ColumnType<unknown, string | null, null>;
}

/** The latest actions, newest first. @param words in the name, the subject or the line, in any case of letters */
export async function latestActions(
  db: Db,
  limit: number,
  { before, words }: { readonly before?: Date | undefined; readonly words?: string | undefined } = {},
): Promise<Selectable<DeskLogRow>[]> {
  let found = db.selectFrom('desk_log').selectAll();
  if (before !== undefined) found = found.where('at', '<', before);
  if (words !== undefined && words !== '') {
    const about = `%${likeText(words)}%`;
    found = found.where((row) =>
      row.or([row('who', 'ilike', about), row('subject', 'ilike', about), row('details', 'ilike', about)]),
    );
  }
  return found.orderBy('at', 'desc').orderBy('id').limit(limit).execute();
}

/** Empties what people wrote about the subjects; that a person did something, and when, remains. */
export async function eraseFromLog(trx: Trx, subjects: readonly string[]): Promise<void> {
  await trx
    .updateTable('desk_log')
    .set({ details: '(erased)', before: null })
    // Whether a stay ended as a no-show is no word about anybody.
    .set(({ ref }) => ({ after: sql<null>`case action when 'cancel' then ${ref('after')} end` }))
    .where('subject', 'in', subjects)
    .execute();
}

export async function actionsOn(db: Db, subjects: readonly string[]): Promise<Selectable<DeskLogRow>[]> {
  return db.selectFrom('desk_log').selectAll().where('subject', 'in', subjects).execute();
}

export async function lastDone(db: Db, action: DeskAction): Promise<Date | undefined> {
  const entry = await db
    .selectFrom('desk_log')
    .select(({ fn }) => fn.max('at').as('at'))
    .where('action', '=', action)
    .executeTakeFirst();
  return entry?.at ?? undefined;
}
