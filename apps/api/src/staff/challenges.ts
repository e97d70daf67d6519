import { type Db, pruneOlder } from '../db/index.ts';
import { after } from '../shared/clock.ts';
import { createToken, hashToken } from '../shared/token.ts';

/** As long as a browser waits for a person and their passkey, in ms. */
export const CHALLENGE_LIFETIME = 5 * 60_000;

/** Makes a challenge, once. @param invitationHash of the link to join; null to sign in @returns base64url */
export async function createChallenge(db: Db, now: Date, invitationHash: string | null): Promise<string> {
  const challenge = createToken();
  await db
    .insertInto('staff_challenges')
    .values({
      hash: hashToken(challenge),
      invitation_hash: invitationHash,
      expires_at: after(now, CHALLENGE_LIFETIME),
    })
    .execute();
  return challenge;
}

/** Uses a challenge up. @returns whether it was made for this, and is neither used nor too old */
export async function spendChallenge(db: Db, now: Date, challenge: string, invitationHash: string | null) {
  const { numDeletedRows } = await db
    .deleteFrom('staff_challenges')
    .where('hash', '=', hashToken(challenge))
    .where('invitation_hash', invitationHash === null ? 'is' : '=', invitationHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export const pruneChallenges = pruneOlder('staff_challenges', ['hash'], 'expires_at', 0);
