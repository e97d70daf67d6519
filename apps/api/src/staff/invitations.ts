import { type Db, pruneOlder, type Trx } from '../db/index.ts';
import { after } from '../shared/clock.ts';
import { refuse } from '../shared/outcome.ts';
import { RETENTION } from '../shared/retention.ts';
import { hashToken } from '../shared/token.ts';
import type { Person } from './people.ts';

const LIFETIME = 24 * 3_600_000;

/** Lets a person make a passkey by a link, once, for a day. @returns until when */
export async function addInvitation(trx: Trx, now: Date, personId: string, token: string): Promise<Date> {
  const until = after(now, LIFETIME);
  await trx
    .insertInto('staff_invitations')
    .values({
      token_hash: hashToken(token),
      person_id: personId,
      created_at: now,
      expires_at: until,
      used_at: null,
    })
    .execute();
  return until;
}

export async function endInvitations(trx: Trx, now: Date, personId: string): Promise<void> {
  await trx
    .updateTable('staff_invitations')
    .set({ used_at: now })
    .where('person_id', '=', personId)
    .where('used_at', 'is', null)
    .execute();
}

/** The person whom a link invites. Refused with the reason why it can no longer be used. */
export async function findInvited(db: Db, now: Date, token: string): Promise<Person> {
  const found = await db
    .selectFrom('staff_invitations')
    .innerJoin('staff', 'staff.id', 'person_id')
    .select(['staff.id', 'name', 'role', 'ended_at', 'used_at', 'expires_at'])
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  if (found === undefined) refuse('not-found', 'link-unknown');
  const { id, name, role } = found;
  if (found.ended_at !== null) refuse('not-found', 'link-unknown');
  if (found.used_at !== null) refuse('not-found', 'link-used');
  if (found.expires_at <= now) refuse('not-found', 'link-too-old');
  return { id, name, role };
}

export const pruneInvitations = pruneOlder(
  'staff_invitations',
  ['token_hash'],
  'expires_at',
  RETENTION.signIn,
);
