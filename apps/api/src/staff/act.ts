import { type Db, inTransaction, type Trx } from '../db/index.ts';
import type { Clock } from '../shared/clock.ts';
import { type Outcome, RefusedError, refuse, succeed } from '../shared/outcome.ts';
import type { DeskAction } from './action-words.ts';
import { claimPress } from './desk-keys.ts';
import { logByHand } from './desk-log.ts';
import { isStillHere, type Presser } from './staff-session.ts';

/** A request of a person at the desk. */
export interface ByPerson extends Presser {
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
 * Does an action of a person once, in one transaction with its entry in the log. A second press with the same key waits
 * for the first one and gets its answer; a refusal changes nothing. Refused with `key-reused`, with `unauthenticated`
 * for a person who has just lost their right, or as the work is.
 * @param work must do nothing that a rollback does not undo
 */
export async function act<T>(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  action: DeskAction,
  by: ByPerson,
  work: (trx: Trx, now: Date) => Promise<Outcome<Done<T>>>,
): Promise<Outcome<T>> {
  try {
    return await inTransaction(db, async (trx) => {
      const now = clock.now();
      const { person } = by;
      const press = await claimPress<T>(trx, { ...by, request: [action, by.request] }, now);
      if (press.first !== undefined) return press.first;
      const done = await work(trx, now);
      if (!done.ok) return done;
      // The work may have waited for others, who may have ended its person's work here, or this session.
      if (!LOCKS_PEOPLE.has(action) && !(await isStillHere(trx, by)))
        return refuse('unauthenticated', 'desk-signed-out');
      const { answer, ...entry } = done.value;
      await press.keep(answer);
      await logByHand(trx, { who: person.name, personId: person.id, action, ...entry }, now);
      return succeed(answer);
    });
  } catch (error) {
    if (error instanceof RefusedError) return error.refused;
    throw error;
  }
}
