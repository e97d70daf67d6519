import { randomUUID } from 'node:crypto';
import type { SessionWire } from '@motel/api-client/contracts';
import { checkMobile, INVALID_MOBILE, type Mobile } from '@motel/booking-core';
import type { Trx } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { Context } from './context.ts';
import { type Outcome, refuseBroken, succeed } from './outcome.ts';
import { createToken, hashToken } from './session-token.ts';

const SESSION_LIFETIME = 30 * 24 * 3_600_000;

/**
 * Signs the owner of a mobile number in, as a new guest the first time. There is no one-time code, so the answer
 * gives away nothing but what was asked with: whether the number was known before cannot be told from it.
 */
export async function signIn(
  { db, clock, limits }: Context,
  request: { readonly mobile: string },
): Promise<Outcome<SessionWire>> {
  const checked = checkMobile(request.mobile);
  if (!checked.ok) return refuseBroken(checked.violations, INVALID_MOBILE.message);
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

/** In one statement: a known guest is kept from being pruned until the transaction ends. */
async function findOrCreateGuest(trx: Trx, mobile: Mobile, now: Date): Promise<string> {
  const guest = await trx
    .insertInto('guests')
    .values({ id: randomUUID(), mobile, created_at: now })
    .onConflict((conflict) => conflict.column('mobile').doUpdateSet({ mobile }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return guest.id;
}
