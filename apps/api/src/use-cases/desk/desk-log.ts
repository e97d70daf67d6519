import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { DeskLogRow, Trx } from '../../db/database.ts';
import type { DeskContext } from './desk.ts';

interface Entry {
  readonly who: string;
  readonly action: Selectable<DeskLogRow>['action'];
  /** The booking's or the block's id. */
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
export async function latestActions({ db }: DeskContext, most: number): Promise<Selectable<DeskLogRow>[]> {
  return db.selectFrom('desk_log').selectAll().orderBy('at', 'desc').orderBy('id').limit(most).execute();
}
