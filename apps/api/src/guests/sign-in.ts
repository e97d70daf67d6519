import { randomUUID } from 'node:crypto';
import type { SessionWire } from '@motel/api-client/contracts';
import { readPhone } from '@motel/api-client/phone';
import {
  type Checked,
  fail,
  issuesOf,
  type Mobile,
  type SignInViolation,
  succeed,
  violation,
} from '@motel/booking-core';
import type { Generated } from 'kysely';
import { type Fixed, inTransaction, type Trx } from '../db/index.ts';
import { refuseBroken } from '../shared/outcome.ts';
import { createToken, hashToken } from '../shared/token.ts';
import { type Device, type HistoryContext, isDeviceOf, openHistory, sessionEnd } from './session.ts';

declare module '../db/database.ts' {
  interface Database {
    guests: {
      id: Fixed<string>;
      /** `+14035550142`. It never changes. Null of a walk-in who has given none. */
      mobile: string | null;
      created_at: Fixed<Date>;
      /** The guest with whom they are one person, as the desk says; that one is merged into no other. */
      merged_into: Generated<string | null>;
    };
    auth_sessions: {
      id: Fixed<string>;
      guest_id: Fixed<string>;
      /** SHA-256 of the token, hex: reading the table does not help to sign in. */
      token_hash: Fixed<string>;
      created_at: Fixed<Date>;
      expires_at: Date;
      revoked_at: Date | null;
      /** It shows every stay of the number, where HISTORY_SCOPE is `number`. */
      shows_number: Generated<boolean>;
    };
  }
}

/**
 * Signs the owner of a number in. There is no code, so the answer reveals nothing, not even whether it was known.
 * Limits spare a device that is known to the number: no stranger can lock its owner out there.
 */
export async function signIn(
  context: HistoryContext,
  request: { readonly mobile: string },
  device: Device,
  address: string | undefined,
): Promise<SessionWire> {
  const checked = readMobile(request.mobile);
  const { db, clock, limits, words } = context;
  const { signIn } = words.rules;
  if (!checked.ok) refuseBroken(issuesOf(checked.error, signIn), signIn['mobile-invalid']);
  const mobile = checked.value;
  if (!(await isDeviceOf(db, mobile, device.hash))) {
    await limits.take({
      'sign-ins of a number': mobile,
      'sign-ins on new devices from an address': address,
    });
  }
  const token = createToken();
  const now = clock.now();
  const sessionId = randomUUID();

  const guestId = await inTransaction(db, async (trx) => {
    const id = await guestOfNumber(trx, mobile, now);
    await trx
      .insertInto('auth_sessions')
      .values({
        id: sessionId,
        guest_id: id,
        token_hash: hashToken(token),
        created_at: now,
        expires_at: sessionEnd(now, now),
        revoked_at: null,
      })
      .execute();
    return id;
  });
  await openHistory(context, { sessionId, guestId, mobile, showsNumber: false }, device, address);
  return { id: guestId, mobile, token };
}

/** Reads a number with its country code: one telephone is one guest, however it is written (decision 052). V4. */
export function readMobile(full: string): Checked<Mobile, SignInViolation> {
  const mobile = readPhone(full);
  return mobile === undefined ? fail([violation('mobile', 'V4', 'mobile-invalid')]) : succeed(mobile);
}

/** Inserts a guest who has given no number: they do not sign in. @returns their id */
export async function guestWithoutNumber(trx: Trx, now: Date): Promise<string> {
  const id = randomUUID();
  await trx.insertInto('guests').values({ id, mobile: null, created_at: now }).execute();
  return id;
}

/** Locks the guest who has a number until the transaction ends, a new one the first time. @returns their id */
export async function guestOfNumber(trx: Trx, mobile: Mobile, now: Date): Promise<string> {
  // One statement: pruning skips a locked guest.
  const { id } = await trx
    .insertInto('guests')
    .values({ id: randomUUID(), mobile, created_at: now })
    .onConflict((conflict) => conflict.column('mobile').doUpdateSet({ mobile }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
