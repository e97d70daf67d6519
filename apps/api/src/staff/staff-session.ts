import { randomUUID } from 'node:crypto';
import { MOST_UNTOUCHED } from '@motel/api-client/contracts';
import { asColumns, type Db, inTransaction, pruneOlder } from '../db/index.ts';
import { type Clock, HOUR, MINUTE } from '../shared/clock.ts';
import { RETENTION } from '../shared/retention.ts';
import { createToken, hashToken } from '../shared/token.ts';
import { endInvitations } from './invitations.ts';
import { lockPeople } from './people.ts';

/** A session ends after a clerk's night with its quiet hours, and in any case this long after its sign-in (decision 060). */
const LONGEST = 7 * 24 * HOUR;

/** Letting others in needs a sign-in of this long ago at most: a desk is left open now and then. */
const FRESH = 15 * MINUTE;

export interface StaffContext {
  readonly db: Db;
  readonly clock: Clock;
}

export type AtDesk = NonNullable<Awaited<ReturnType<typeof findSession>>>;

/** Begins a session. @param device the browser, in a word or two @returns its token, for the cookie */
export async function beginSession(
  db: Db,
  now: Date,
  { personId, passkeyId, device }: { personId: string; passkeyId: string | null; device: string },
): Promise<string> {
  const token = createToken();
  const times = { createdAt: now, usedAt: now, expiresAt: endOf(now, now), endedAt: null };
  await db
    .insertInto('staff_sessions')
    .values(
      asColumns({ id: randomUUID(), tokenHash: hashToken(token), personId, passkeyId, device, ...times }),
    )
    .execute();
  return token;
}

/** The person of a token, while its session lasts. @param isTouched extends it: an untouched page asks, too */
export async function findSession({ db, clock }: StaffContext, token: string, isTouched: boolean) {
  const now = clock.now();
  const session = await db
    .selectFrom('staff_sessions as session')
    .innerJoin('staff', 'staff.id', 'person_id')
    .select(['session.id', 'session.created_at as signedInAt', 'session.used_at as usedAt'])
    .select(['staff.id as personId', 'name', 'role'])
    .where('token_hash', '=', hashToken(token))
    .where('session.ended_at', 'is', null)
    .where('session.expires_at', '>', now)
    .where('staff.ended_at', 'is', null)
    .executeTakeFirst();
  if (session === undefined) return undefined;
  const { id: sessionId, signedInAt, usedAt, personId, name, role } = session;
  // At most once a minute.
  if (isTouched && now.getTime() - usedAt.getTime() >= MINUTE) {
    await db
      .updateTable('staff_sessions')
      .set({ used_at: now, expires_at: endOf(signedInAt, now) })
      .where('id', '=', sessionId)
      .execute();
  }
  return { sessionId, signedInAt, person: { id: personId, name, role } };
}

/** Whether a browser brings the hash of a token that is not deleted yet, of an ended session, too: a person used it. */
export async function isKnownBrowser({ db }: Pick<StaffContext, 'db'>, hash: string): Promise<boolean> {
  const known = await db
    .selectFrom('staff_sessions')
    .select('id')
    .where('token_hash', '=', hash)
    .executeTakeFirst();
  return known !== undefined;
}

export function isFresh({ signedInAt }: Pick<AtDesk, 'signedInAt'>, now: Date): boolean {
  return now.getTime() - signedInAt.getTime() <= FRESH;
}

export async function endStaffSession(db: Db, sessionId: string, now: Date): Promise<void> {
  await db
    .updateTable('staff_sessions')
    .set({ ended_at: now })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute();
}

function endOf(signedInAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + MOST_UNTOUCHED, signedInAt.getTime() + LONGEST));
}

export const pruneSessions = pruneOlder('staff_sessions', ['id'], 'expires_at', RETENTION.signIn);

/** Ends a person's session, with their open links: one that was made at an open desk must not outlive that. */
export async function signOutOfDesk(
  { db, clock }: StaffContext,
  { sessionId, person }: Pick<AtDesk, 'sessionId' | 'person'>,
): Promise<void> {
  const now = clock.now();
  await inTransaction(db, async (trx) => {
    await lockPeople(trx);
    await endStaffSession(trx, sessionId, now);
    await endInvitations(trx, now, person.id);
  });
}
