import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Db, Trx } from '../db/index.ts';
import type { DeskContext } from './desk.ts';
import type { DeskLogRow } from './desk-tables.ts';

interface Entry {
  readonly who: string;
  readonly action: Selectable<DeskLogRow>['action'];
  /** The booking's number, or the id of a block, an open item or a mail. */
  readonly subject: string;
  /** A line for people. */
  readonly details: string;
}

/** Adds to the log in the transaction of the action itself; nothing ever changes or deletes an entry. */
export async function logByHand(trx: Trx, entry: Entry, now: Date): Promise<void> {
  await trx
    .insertInto('desk_log')
    .values({ id: randomUUID(), at: now, ...entry })
    .execute();
}

/** The latest actions, newest first. */
export async function latestActions({ db }: DeskContext, limit: number): Promise<Selectable<DeskLogRow>[]> {
  return db.selectFrom('desk_log').selectAll().orderBy('at', 'desc').orderBy('id').limit(limit).execute();
}

/** The actions on any of the subjects. */
export async function actionsOn(db: Db, subjects: readonly string[]): Promise<Selectable<DeskLogRow>[]> {
  return db.selectFrom('desk_log').selectAll().where('subject', 'in', subjects).execute();
}
