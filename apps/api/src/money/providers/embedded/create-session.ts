import { createHash, randomBytes } from 'node:crypto';
import { sum } from '@motel/booking-core';
import { asColumns, type Db } from '../../../db/index.ts';
import { ProviderRefusal, type ProviderSession, type SessionRequest } from '../payment-provider.ts';

export const CHECKOUT_PATH = '/checkout/embedded';

/** @throws ProviderRefusal when the key was used for another request, or the lines do not add up to the total */
export async function createSession(db: Db, request: SessionRequest): Promise<ProviderSession> {
  if (sum(...request.lines.map((line) => line.amount)) !== request.total)
    throw new ProviderRefusal('The lines of a checkout must add up to its total');
  const requestHash = hashOf(request);
  const { isGuarantee: _, lines, ...asked } = request;
  const session = await db
    .insertInto('embedded_sessions')
    .values({
      // The id alone opens the page, so it cannot be guessed.
      id: `cs_embedded_${randomBytes(24).toString('base64url')}`,
      ...asColumns({ ...asked, requestHash, lines: JSON.stringify(lines) }),
      status: 'open',
      payment_reference: `pay_embedded_${randomBytes(24).toString('base64url')}`,
      refunded: 0,
    })
    // Changes nothing, and returns the session that the key has created.
    .onConflict((conflict) =>
      conflict.column('idempotency_key').doUpdateSet({ idempotency_key: request.idempotencyKey }),
    )
    .returning(['id', 'request_hash', 'success_url'])
    .executeTakeFirstOrThrow();
  if (session.request_hash !== requestHash)
    throw new ProviderRefusal('The idempotency key was used for another checkout');
  // The page is on the origin the guest came from, so that they stay on it throughout.
  const { href } = new URL(`${CHECKOUT_PATH}/${session.id}`, session.success_url);
  return { sessionId: session.id, url: href };
}

function hashOf(request: SessionRequest): string {
  const { bookingId, title, lines, total, expiresAt, successUrl, cancelUrl } = request;
  const amounts = lines.map(({ kind, label, detail, amount }) => [kind, label, detail, amount]);
  const fields = [bookingId, title, amounts, total, expiresAt.toISOString(), successUrl, cancelUrl];
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex');
}
