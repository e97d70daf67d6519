import type { Db } from '../db/index.ts';
import type { Clock } from '../shared/clock.ts';
import { hashToken } from './session-token.ts';

export interface GuestContext {
  readonly db: Db;
  readonly clock: Clock;
}

/** A guest in one session. */
export interface SignedIn {
  readonly sessionId: string;
  readonly guestId: string;
}

/** The guest who has the token; `undefined` when it was never issued, has expired or was revoked. */
export async function authenticate(
  { db, clock }: GuestContext,
  token: string,
): Promise<SignedIn | undefined> {
  return db
    .selectFrom('auth_sessions')
    .select(['id as sessionId', 'guest_id as guestId'])
    .where('token_hash', '=', hashToken(token))
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
}

/** Ends the session for good; the guest's other sessions go on. */
export async function signOut({ db, clock }: GuestContext, { sessionId }: SignedIn): Promise<void> {
  await db
    .updateTable('auth_sessions')
    .set({ revoked_at: clock.now() })
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .execute();
}
