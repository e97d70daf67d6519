import type { Selectable } from 'kysely';
import type { OpenItemRow } from '../../db/database.ts';
import { MOST_ATTEMPTS } from '../../mail/send-due-mail.ts';
import { after } from '../../retry-delay.ts';
import type { DeskContext } from './desk.ts';

/** Whatever has been tried for so long does not come right by itself. */
const PATIENCE = 60 * 60_000;

/** What waits for a hand. */
export interface Attention {
  /** Oldest first. */
  readonly items: readonly Selectable<OpenItemRow>[];
  readonly mails: readonly StuckMail[];
  readonly refunds: readonly StuckRefund[];
  /** Since when the provider cannot be asked what has happened, or something that it told cannot be applied. */
  readonly unheard: { readonly provider: string; readonly since: Date } | undefined;
}

export interface StuckMail {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly createdAt: Date;
  readonly lastError: string | null;
  /** It is tried no more; the others still are. */
  readonly isGivenUp: boolean;
}

/** The provider has not taken it yet, and is still being asked. */
export interface StuckRefund {
  readonly bookingId: string;
  readonly paymentReference: string;
  readonly amount: Selectable<OpenItemRow>['amount'];
  readonly requestedAt: Date;
}

export async function findAttention(context: DeskContext): Promise<Attention> {
  const items = await context.db
    .selectFrom('open_items')
    .selectAll()
    .where('settled_at', 'is', null)
    .orderBy('noticed_at')
    .orderBy('reference')
    .execute();
  return {
    items,
    mails: await stuckMails(context),
    refunds: await stuckRefunds(context),
    unheard: await unheard(context),
  };
}

async function stuckMails({ db, clock }: DeskContext): Promise<StuckMail[]> {
  const mails = await db
    .selectFrom('outbox')
    .selectAll()
    .where('sent_at', 'is', null)
    .where('let_go_at', 'is', null)
    .where('last_error', 'is not', null)
    .where('created_at', '<=', after(clock.now(), -PATIENCE))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return mails.map(({ id, recipient, subject, attempts, created_at, last_error }) => ({
    id,
    recipient,
    subject,
    createdAt: created_at,
    lastError: last_error,
    isGivenUp: attempts >= MOST_ATTEMPTS,
  }));
}

async function stuckRefunds({ db, clock }: DeskContext): Promise<StuckRefund[]> {
  return db
    .selectFrom('refunds')
    .select(['booking_id as bookingId', 'payment_reference as paymentReference', 'amount'])
    .select('requested_at as requestedAt')
    .where('sent_at', 'is', null)
    .where('settled_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('attempts', '>', 0)
    .where('requested_at', '<=', after(clock.now(), -PATIENCE))
    .orderBy('requested_at')
    .execute();
}

/** Of the provider in use: one that was used before is asked no more, and its cursor stands behind. */
async function unheard({ db, clock }: DeskContext): Promise<Attention['unheard']> {
  const cursor = await db
    .selectFrom('event_cursors')
    .select(['provider', 'asked_until as since'])
    .orderBy('asked_until', 'desc')
    .executeTakeFirst();
  return cursor !== undefined && cursor.since <= after(clock.now(), -PATIENCE) ? cursor : undefined;
}
