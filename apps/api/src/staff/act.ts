import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type Db, type Fixed, inTransaction, pruneOlder, type Trx } from '../db/index.ts';
import type { Clock } from '../shared/clock.ts';
import { refuse } from '../shared/outcome.ts';
import { fingerprintOf } from '../shared/token.ts';
import type { DeskAction } from './action-words.ts';
import type { Person } from './people.ts';

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

export interface ByPerson {
  /** As they were read before it. */
  readonly person: Person;
  /** Absent at the command line. */
  readonly sessionId?: string | undefined;
  readonly signedInAt: Date;
  /** Of their session, which no table has: the links that they make follow from it. */
  readonly secret: string;
  /** The press: the same key is the same action. */
  readonly key: string;
  /** All that was asked, to tell another request with the same key. */
  readonly request: unknown;
}

/** An action that was made in a transaction, as the log tells it. */
export interface Done<T> {
  /** The booking's reference, or the id of another thing. */
  readonly subject: string;
  /** A line for people. */
  readonly details: string;
  /** The part that changed, before and after. */
  readonly before?: unknown;
  readonly after?: unknown;
  /** As it crosses the wire: JSON. */
  readonly answer: T;
}

/** They look before their work, with all people locked: a person may end their own work here, or this session. */
const LOCKS_PEOPLE: ReadonlySet<DeskAction> = new Set(['role', 'end-person', 'end-passkey', 'end-session']);

/**
 * Does an action once, in one transaction with its log entry; a second press of its key gets the first one's answer.
 * @param work must do nothing that a rollback does not undo
 */
export function act<T>(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  action: DeskAction,
  by: ByPerson,
  work: (trx: Trx, now: Date) => Promise<Done<T>>,
): Promise<T> {
  return inTransaction(db, async (trx) => {
    const now = clock.now();
    const { person } = by;
    const press = await claimPress<T>(trx, { ...by, request: [action, by.request] }, now);
    if (press.first !== undefined) return press.first;
    const done = await work(trx, now);
    // The work may have waited for others, who may have ended its person's work here, or this session.
    if (!LOCKS_PEOPLE.has(action) && !(await isStillHere(trx, by)))
      refuse('unauthenticated', 'desk-signed-out');
    const { answer, ...entry } = done;
    await press.keep(answer);
    await logByHand(trx, { who: person.name, personId: person.id, action, ...entry }, now);
    return answer;
  });
}

/** Whether a person still works here, in the same role, and their session has not ended; the command line always does. */
export async function isStillHere(
  db: Db,
  { person, sessionId }: Pick<ByPerson, 'person' | 'sessionId'>,
): Promise<boolean> {
  if (sessionId === undefined) return true;
  const found = await db
    .selectFrom('staff')
    .select('id')
    .where('id', '=', person.id)
    .where('role', '=', person.role)
    .where('ended_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('staff_sessions')
          .select('staff_sessions.id')
          .where('staff_sessions.id', '=', sessionId)
          .where('staff_sessions.ended_at', 'is', null),
      ),
    )
    .executeTakeFirst();
  return found !== undefined;
}

interface Entry extends Omit<Done<unknown>, 'answer'> {
  readonly who: string;
  readonly personId?: string;
  readonly action: DeskAction;
}

/** Adds to the log in the transaction of the action itself; nothing ever deletes an entry, and only erasing a person changes one. */
export async function logByHand(trx: Trx, { personId, before, after, ...entry }: Entry, now: Date) {
  await trx
    .insertInto('desk_log')
    .values({
      id: randomUUID(),
      at: now,
      ...entry,
      person_id: personId ?? null,
      before: before === undefined ? null : JSON.stringify(before),
      after: after === undefined ? null : JSON.stringify(after),
    })
    .execute();
}

/** A page that was left open overnight may still send its last press. */
const KEPT_DAYS = 7;

type Press = Pick<ByPerson, 'person' | 'key' | 'request'>;

/** @returns the answer to the first press with this key, if there was one, and where to store the answer of this one */
async function claimPress<T>(trx: Trx, { person, key, request }: Press, now: Date) {
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

async function firstAnswer<T>(trx: Trx, person: Person, key: string, hash: string): Promise<T> {
  const first = await trx
    .selectFrom('desk_keys')
    .select(['person_id', 'request_hash', 'answer'])
    .where('key', '=', key)
    .executeTakeFirst();
  if (first?.person_id !== person.id || first.request_hash !== hash) refuse('key-reused', 'key-reused');
  return first.answer as T;
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
