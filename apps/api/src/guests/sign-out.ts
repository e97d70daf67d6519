import type { SignedIn } from './authenticate.ts';
import type { GuestContext } from './guest-context.ts';

/** Ends the session for good; the guest's other sessions go on. */
export async function signOut({ db, clock }: GuestContext, { sessionId }: SignedIn): Promise<void> {
  await db
    .updateTable('auth_sessions')
    .set({ revoked_at: clock.now() })
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .execute();
}
