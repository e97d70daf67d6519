import { inTransaction } from '../db/index.ts';
import { endInvitations } from './invitations.ts';
import { lockPeople } from './people.ts';
import { type AtDesk, endStaffSession, type StaffContext } from './staff-session.ts';

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
