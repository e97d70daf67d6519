import type { Db } from '../db/index.ts';
import type { Person } from './person.ts';

/** The person of a press, as they were read before it. */
export interface Presser {
  readonly person: Person;
  /** Absent at the command line. */
  readonly sessionId?: string | undefined;
}

/** Whether a person still works here, in the same role, and their session has not ended; the command line always does. */
export async function isStillHere(db: Db, { person, sessionId }: Presser): Promise<boolean> {
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
