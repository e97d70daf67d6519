import { referencesOf } from '../booking/index.ts';
import type { Db } from '../db/index.ts';
import { MAX_ATTEMPTS, type OutboxRow, stuckMails } from '../mail/index.ts';
import { eventsAskedUntil, openItems, type Refund, stuckRefunds } from '../money/index.ts';
import { after } from '../shared/retry-delay.ts';
import type { DeskContext } from './desk.ts';

/** Milliseconds. A failure that retries have not ended in this time needs a person. */
const STUCK_AFTER = 60 * 60_000;

/** The open items, refunds, mails and events that need a person. */
export interface Attention {
  /** The references of the bookings that they name, by id. */
  readonly references: ReadonlyMap<string, string>;
  /** Oldest first. */
  readonly items: Awaited<ReturnType<typeof openItems>>;
  readonly mails: readonly StuckMail[];
  /** The provider has not accepted them yet; the motel still retries. */
  readonly refunds: readonly Refund[];
  /** Since then the provider's events cannot be requested, or one of them cannot be applied. */
  readonly silentProvider: { readonly provider: string; readonly since: Date } | undefined;
}

export interface StuckMail {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly createdAt: Date;
  readonly lastError: string | null;
  /** The motel does not retry it; it still retries the others. */
  readonly isGivenUp: boolean;
}

export async function findAttention({ db, clock }: DeskContext): Promise<Attention> {
  const longAgo = after(clock.now(), -STUCK_AFTER);
  const items = await openItems(db);
  const refunds = await stuckRefunds(db, longAgo);
  const named = [...items.map(({ booking_id }) => booking_id), ...refunds.map(({ bookingId }) => bookingId)];
  return {
    items,
    refunds,
    references: await referencesOf(db, named),
    mails: (await stuckMails(db, longAgo)).map(stuckMail),
    silentProvider: await silentProvider(db, longAgo),
  };
}

function stuckMail({ id, recipient, subject, attempts, created_at, last_error }: OutboxRow): StuckMail {
  const isGivenUp = attempts >= MAX_ATTEMPTS;
  return { id, recipient, subject, createdAt: created_at, lastError: last_error, isGivenUp };
}

/** Only the provider in use: a former one has an old cursor, because its events are not requested any more. */
async function silentProvider(db: Db, longAgo: Date): Promise<Attention['silentProvider']> {
  const [latest] = await eventsAskedUntil(db);
  return latest !== undefined && latest.since <= longAgo ? latest : undefined;
}
