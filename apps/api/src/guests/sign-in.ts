import { randomUUID } from 'node:crypto';
import type { SessionWire } from '@motel/api-client/contracts';
import { checkMobile, ENGLISH, issuesOf, type Mobile } from '@motel/booking-core';
import { inTransaction, type Trx } from '../db/index.ts';
import type { Limits } from '../limits/index.ts';
import { type Outcome, refuseBroken, succeed } from '../shared/outcome.ts';
import type { GuestContext } from './session.ts';
import { createToken, hashToken } from './session-token.ts';

const SESSION_LIFETIME = 30 * 24 * 3_600_000;

/**
 * Signs the owner of a mobile number in, as a new guest the first time. There is no one-time code, so the answer
 * reveals nothing beyond the request, not even whether the number was known before.
 */
export async function signIn(
  { db, clock, limits }: GuestContext & { readonly limits: Limits },
  request: { readonly mobile: string },
): Promise<Outcome<SessionWire>> {
  const checked = checkMobile(request.mobile);
  if (!checked.ok)
    return refuseBroken(issuesOf(checked.error, ENGLISH.signIn), ENGLISH.signIn['mobile-invalid']);
  const mobile = checked.value;
  const allowed = await limits.take('sign-ins of a number', mobile);
  if (!allowed.ok) return allowed;
  const token = createToken();
  const now = clock.now();

  const guestId = await inTransaction(db, async (trx) => {
    const id = await findOrCreateGuest(trx, mobile, now);
    await trx
      .insertInto('auth_sessions')
      .values({
        id: randomUUID(),
        guest_id: id,
        token_hash: hashToken(token),
        created_at: now,
        expires_at: new Date(now.getTime() + SESSION_LIFETIME),
        revoked_at: null,
      })
      .execute();
    return id;
  });
  return succeed({ id: guestId, mobile, token });
}

/** In one statement, which locks a known guest: pruning skips them until the transaction ends. */
async function findOrCreateGuest(trx: Trx, mobile: Mobile, now: Date): Promise<string> {
  const guest = await trx
    .insertInto('guests')
    .values({ id: randomUUID(), mobile, created_at: now })
    .onConflict((conflict) => conflict.column('mobile').doUpdateSet({ mobile }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return guest.id;
}
