import { type Cents, cents, type QuoteLine } from '@motel/booking-core';
import type { Selectable } from 'kysely';
import type { Db } from '../../../db/index.ts';
import type { SessionState } from '../payment-provider.ts';
import type { EmbeddedSessionRow, EmbeddedStatus } from './embedded-tables.ts';

/** A session as the checkout page and the provider see it. */
export interface EmbeddedSession {
  readonly id: string;
  readonly bookingId: string;
  readonly title: string;
  readonly lines: readonly QuoteLine[];
  readonly total: Cents;
  readonly status: EmbeddedStatus;
  readonly expiresAt: Date;
  readonly paymentReference: string;
  /** With the session's id filled in. */
  readonly successUrl: string;
  readonly cancelUrl: string;
}

export async function findEmbeddedSession(db: Db, sessionId: string): Promise<EmbeddedSession | undefined> {
  const row = await db
    .selectFrom('embedded_sessions')
    .selectAll()
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return row && toSession(row);
}

export function toSession(row: Selectable<EmbeddedSessionRow>): EmbeddedSession {
  return {
    id: row.id,
    bookingId: row.booking_id,
    title: row.title,
    lines: row.lines,
    total: cents(row.total),
    status: row.status,
    expiresAt: row.expires_at,
    paymentReference: row.payment_reference,
    successUrl: row.success_url.replaceAll('{CHECKOUT_SESSION_ID}', row.id),
    cancelUrl: row.cancel_url,
  };
}

/** The state of a session for its users. Past its time it is expired, even if its row does not say so yet. */
export function stateOf(session: EmbeddedSession, now: Date): SessionState {
  switch (session.status) {
    case 'paid':
      return { state: 'paid', paymentReference: session.paymentReference, amount: session.total };
    case 'open':
      return { state: session.expiresAt > now ? 'open' : 'expired' };
    case 'processing':
      return { state: 'processing' };
    case 'expired':
    case 'failed':
      return { state: 'expired' };
  }
}
