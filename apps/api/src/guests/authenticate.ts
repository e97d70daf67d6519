import type { GuestContext } from './guest-context.ts';
import { hashToken } from './session-token.ts';

/** A guest in one session. */
export interface SignedIn {
  readonly sessionId: string;
  readonly guestId: string;
}

/** The guest who has the token; `undefined` when it was never issued, has expired or was revoked. */
export async function authenticate(
  { db, clock }: Pick<GuestContext, 'db' | 'clock'>,
  token: string,
): Promise<SignedIn | undefined> {
  const session = await db
    .selectFrom('auth_sessions')
    .select(['id', 'guest_id'])
    .where('token_hash', '=', hashToken(token))
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
  return session && { sessionId: session.id, guestId: session.guest_id };
}
