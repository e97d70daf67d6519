import { type Db, inCode } from '../../../db/index.ts';
import type { SessionState } from '../payment-provider.ts';

export type EmbeddedSession = NonNullable<Awaited<ReturnType<typeof findEmbeddedSession>>>;

/** @returns it with its id filled into `successUrl`; `undefined` when there is none */
export async function findEmbeddedSession(db: Db, sessionId: string) {
  const row = await db
    .selectFrom('embedded_sessions')
    .selectAll()
    .where('id', '=', sessionId)
    .executeTakeFirst();
  const successUrl = row?.success_url.replaceAll('{CHECKOUT_SESSION_ID}', sessionId) ?? '';
  return row && { ...inCode(row), successUrl };
}

/** The state of a session for its users. Past its time it is expired, even if its row does not say so yet. */
export function embeddedStateOf(session: EmbeddedSession, now: Date): SessionState {
  const { status, paymentReference, total: amount, expiresAt } = session;
  if (status === 'paid' && amount === 0) return { state: 'guaranteed', guaranteeReference: paymentReference };
  if (status === 'paid') return { state: 'paid', paymentReference, amount };
  if (status === 'processing') return { state: 'processing' };
  return { state: status === 'open' && expiresAt > now ? 'open' : 'expired' };
}
