import { requestOfSession } from '../../src/booking/index.ts';
import type { Db } from '../../src/db/database.ts';
import { hashToken } from '../../src/shared/token.ts';

/** Something that the motel has acknowledged to its caller as done. */
export type Acknowledged =
  | { readonly what: 'booked' | 'declined'; readonly sessionId: string }
  | { readonly what: 'cancelled'; readonly bookingId: string }
  | { readonly what: 'blocked' | 'unblocked'; readonly blockId: string }
  | { readonly what: 'received'; readonly eventId: string }
  | { readonly what: 'signed out'; readonly token: string };

/** @returns a sentence for each thing that is missing though the motel has acknowledged it */
export async function missingOf(db: Db, acknowledged: readonly Acknowledged[]): Promise<string[]> {
  const missing: string[] = [];
  for (const done of acknowledged) {
    if (!(await isThere(db, done))) missing.push(`acknowledged and missing: ${JSON.stringify(done)}`);
  }
  return missing;
}

async function isThere(db: Db, done: Acknowledged): Promise<boolean> {
  switch (done.what) {
    case 'booked':
      return (await statusOfSession(db, done.sessionId)) !== undefined;
    case 'declined':
      return !/^(held|confirmed)$/.test((await statusOfSession(db, done.sessionId)) ?? 'held');
    case 'cancelled':
      return (await statusOf(db, done.bookingId)) === 'cancelled';
    case 'blocked':
      return (await blockOf(db, done.blockId)) !== undefined;
    case 'unblocked':
      return (await blockOf(db, done.blockId))?.lifted_at instanceof Date;
    case 'signed out':
      return !(await isGood(db, done.token));
    case 'received':
      return (await eventOf(db, done.eventId)) !== undefined;
  }
}

async function statusOf(db: Db, id: string): Promise<string | undefined> {
  const booking = await db.selectFrom('bookings').select('status').where('id', '=', id).executeTakeFirst();
  return booking?.status;
}

async function statusOfSession(db: Db, sessionId: string): Promise<string | undefined> {
  const request = await requestOfSession(db, sessionId);
  return request && statusOf(db, request.bookingId);
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
