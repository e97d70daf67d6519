import { referencesOf } from '../booking/index.ts';
import type { Db } from '../db/index.ts';
import { eventsAskedUntil, openItems, stuckRefunds } from '../money/index.ts';
import { after } from '../shared/clock.ts';

/** Milliseconds. A failure that retries have not ended in this time needs a person. */
export const STUCK_AFTER = 60 * 60_000;

export type Attention = Awaited<ReturnType<typeof findAttention>>;

/** The open items, refunds and events that need a person, each oldest first. @param also ids of further bookings */
export async function findAttention(db: Db, now: Date, also: readonly (string | null)[] = []) {
  const longAgo = after(now, -STUCK_AFTER);
  const items = await openItems(db);
  const refunds = await stuckRefunds(db, longAgo);
  const named = [...items.map(({ booking_id }) => booking_id), ...refunds.map(({ bookingId }) => bookingId)];
  // Only the provider in use: a former one has an old cursor, because its events are no longer requested.
  const [latest] = await eventsAskedUntil(db);
  return {
    items,
    /** The provider has not accepted them yet; the motel still retries. */
    refunds,
    /** The references of the bookings that they name, and of the further ones, by id. */
    references: await referencesOf(db, [...named, ...also]),
    /** Since then the provider's events cannot be requested, or one of them cannot be applied. */
    silentProvider: latest !== undefined && latest.since <= longAgo ? latest : undefined,
  };
}
