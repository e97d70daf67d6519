import type { Db } from '../../src/db/database.ts';
import { hashToken } from '../../src/use-cases/session-token.ts';

/** Something that somebody was told is done. */
export type Acknowledged =
  | { readonly what: 'booked' | 'declined'; readonly sessionId: string }
  | { readonly what: 'cancelled'; readonly bookingId: string }
  | { readonly what: 'blocked' | 'unblocked'; readonly blockId: string }
  | { readonly what: 'told'; readonly eventId: string }
  | { readonly what: 'signed out'; readonly token: string };

/** @returns a sentence for each thing that is not there, though somebody was told that it is done */
export async function missingOf(db: Db, acknowledged: readonly Acknowledged[]): Promise<string[]> {
  const missing: string[] = [];
  for (const done of acknowledged) {
    if (!(await isThere(db, done))) missing.push(`acknowledged and not there: ${JSON.stringify(done)}`);
  }
  return missing;
}

async function isThere(db: Db, done: Acknowledged): Promise<boolean> {
  switch (done.what) {
    case 'booked':
      return (await statusOf(db, 'checkouts.session_id', done.sessionId)) !== undefined;
    case 'declined':
      return !/^(held|confirmed)$/.test(
        (await statusOf(db, 'checkouts.session_id', done.sessionId)) ?? 'held',
      );
    case 'cancelled':
      return (await statusOf(db, 'bookings.id', done.bookingId)) === 'cancelled';
    case 'blocked':
      return (await blockOf(db, done.blockId)) !== undefined;
    case 'unblocked':
      return (await blockOf(db, done.blockId))?.lifted_at instanceof Date;
    case 'signed out':
      return !(await isGood(db, done.token));
    case 'told':
      return (await eventOf(db, done.eventId)) !== undefined;
  }
}

async function statusOf(
  db: Db,
  by: 'checkouts.session_id' | 'bookings.id',
  id: string,
): Promise<string | undefined> {
  const booking = await db
    .selectFrom('bookings')
    .innerJoin('checkouts', 'checkouts.booking_id', 'bookings.id')
    .select('bookings.status')
    .where(by, '=', id)
    .executeTakeFirst();
  return booking?.status;
}

async function isGood(db: Db, token: string): Promise<boolean> {
  const sessions = db.selectFrom('auth_sessions').select('id').where('revoked_at', 'is', null);
  return (await sessions.where('token_hash', '=', hashToken(token)).executeTakeFirst()) !== undefined;
}

function blockOf(db: Db, id: string) {
  return db.selectFrom('room_blocks').select('lifted_at').where('id', '=', id).executeTakeFirst();
}

function eventOf(db: Db, id: string) {
  return db.selectFrom('payment_events').select('event_id').where('event_id', '=', id).executeTakeFirst();
}
