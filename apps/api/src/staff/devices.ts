import type { Db } from '../db/index.ts';

export type Passkey = Awaited<ReturnType<typeof listPasskeys>>[number];

export type Session = Awaited<ReturnType<typeof listSessions>>[number];

/** The passkeys that have not ended. @param personId of this person alone */
export async function listPasskeys(db: Db, personId?: string) {
  return db
    .selectFrom('staff_passkeys')
    .select(['id', 'person_id as personId', 'device', 'created_at as madeAt', 'used_at as usedAt'])
    .where('ended_at', 'is', null)
    .$if(personId !== undefined, (query) => query.where('person_id', '=', personId ?? ''))
    .orderBy('created_at')
    .execute();
}

/** The sessions that have not ended, the latest first. @param personId of this person alone */
export async function listSessions(db: Db, now: Date, personId?: string) {
  return db
    .selectFrom('staff_sessions')
    .select(['id', 'person_id as personId', 'device', 'created_at as signedInAt', 'used_at as usedAt'])
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .$if(personId !== undefined, (query) => query.where('person_id', '=', personId ?? ''))
    .orderBy('created_at', 'desc')
    .execute();
}

/** Until when each person's latest link can be used. */
export async function listLinks(db: Db, now: Date): Promise<ReadonlyMap<string, Date>> {
  const links = await db
    .selectFrom('staff_invitations')
    .select(({ fn }) => ['person_id', fn.max('expires_at').as('until')])
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .groupBy('person_id')
    .execute();
  return new Map(links.map(({ person_id, until }) => [person_id, until]));
}
