import { sql } from 'kysely';
import { type Db, type Fixed, pruneOlder, type Trx } from '../db/index.ts';
import { type Outcome, refuse, succeed } from '../shared/outcome.ts';
import { fingerprintOf } from '../shared/token.ts';
import type { Person } from './person.ts';

declare module '../db/database.ts' {
  interface Database {
    /** The key of a person's action with its answer: a second press gets the first one's. */
    desk_keys: {
      key: Fixed<string>;
      person_id: Fixed<string>;
      request_hash: Fixed<string>;
      answer: string | null;
      created_at: Fixed<Date>;
    };
  }
}

/** A page that was left open overnight may still send its last press. */
const KEPT_DAYS = 7;

interface Press {
  readonly person: Person;
  readonly key: string;
  readonly request: unknown;
}

/** @returns the answer to the first press with this key, if there was one, and where to store the answer of this one */
export async function claimPress<T>(trx: Trx, { person, key, request }: Press, now: Date) {
  const hash = fingerprintOf(request);
  const claimed = await trx
    .insertInto('desk_keys')
    .values({ key, person_id: person.id, request_hash: hash, answer: null, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  const isFirst = claimed.numInsertedOrUpdatedRows === 1n;
  return {
    first: isFirst ? undefined : await firstAnswer<T>(trx, person, key, hash),
    async keep(answer: T) {
      await trx
        .updateTable('desk_keys')
        .set({ answer: JSON.stringify(answer) })
        .where('key', '=', key)
        .execute();
    },
  };
}

async function firstAnswer<T>(trx: Trx, person: Person, key: string, hash: string): Promise<Outcome<T>> {
  const first = await trx
    .selectFrom('desk_keys')
    .select(['person_id', 'request_hash', 'answer'])
    .where('key', '=', key)
    .executeTakeFirst();
  if (first?.person_id !== person.id || first.request_hash !== hash)
    return refuse('key-reused', 'key-reused');
  return succeed(first.answer as T);
}

/** Empties the answers to presses that may be repeated, where they have one of the names. */
export async function eraseAnswers(trx: Trx, names: readonly string[]): Promise<void> {
  await sql`
    update desk_keys set answer = '{}'
    where answer is not null and exists (
      select 1 from unnest(array[${sql.join(names)}]::text[]) name where position(name in answer::text) > 0
    )`.execute(trx);
}

/** Frees the key of a press whose work was undone: a second press does it again. */
export async function freeKey(db: Db, { person, key }: Pick<Press, 'person' | 'key'>): Promise<void> {
  await db.deleteFrom('desk_keys').where('key', '=', key).where('person_id', '=', person.id).execute();
}

/** Deletes keys, with the answers that they hold, some days after their press. */
export const pruneDeskKeys = pruneOlder('desk_keys', ['key'], 'created_at', KEPT_DAYS);
