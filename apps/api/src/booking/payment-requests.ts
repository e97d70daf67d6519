import type { Cents } from '@motel/booking-core';
import { type ColumnType, type Selectable, sql } from 'kysely';
import {
  asColumns,
  type Db,
  type Fixed,
  type InCode,
  type InJson,
  inCode,
  PRUNE_BATCH,
  type Prune,
  type Trx,
} from '../db/index.ts';
import type { RoomNights } from '../inventory/index.ts';
import { after } from '../shared/clock.ts';
import { daysBefore } from '../shared/retention.ts';

declare module '../db/database.ts' {
  interface Database {
    payment_requests: PaymentRequestRow;
  }
}

/** Its purpose: the price of a stay that is held, the difference of a change, or the rest of a price. */
type Purpose = 'stay' | 'change' | 'balance';

/** `ended`: it takes no payment; money that comes by it nevertheless is settled. */
type RequestStatus = 'open' | 'paid' | 'ended';

/** Money that a guest is asked for. Every transaction that moves it locks its booking first. */
interface PaymentRequestRow {
  /** That of the booking, of its order, of the change, or its own. The provider recognises a retry by it. */
  id: Fixed<string>;
  booking_id: Fixed<string>;
  purpose: Fixed<Purpose>;
  status: RequestStatus;
  amount: Fixed<Cents>;
  /** The rooms that wait for the payment, in runs of nights. */
  held: ColumnType<readonly RoomNights[], string, never>;
  /** When the guest first held these rooms: a hold that continues an earlier one ends with its time. */
  held_since: Fixed<Date>;
  /** Digests of the client's networks, smallest first, while limits count it: until paid, or a day after its end. */
  held_from: readonly string[] | null;
  /** Until when rooms are held: beyond its session, for a last payment. A job ends it, or extends an undecided one. */
  open_until: Date;
  guest_id: Fixed<string>;
  /** The sign-in session that asked; null where the desk did. */
  auth_session_id: Fixed<string | null>;
  provider: Fixed<string>;
  /** Its parts by the ids of the stays of an order; null: all is for its booking. */
  parts: ColumnType<Readonly<Record<string, Cents>> | null, string | null, never>;
  /** The purchase, in a line. */
  title: Fixed<string>;
  /** When its session ends. */
  expires_at: Fixed<Date>;
  success_url: Fixed<string>;
  cancel_url: Fixed<string>;
  /** Null until the provider has answered: before that, no guest has a page to pay on. Then final, as is `url`. */
  session_id: string | null;
  url: string | null;
  created_at: Fixed<Date>;
  status_changed_at: Date;
}

export type PaymentRequest = InCode<Omit<Selectable<PaymentRequestRow>, 'created_at' | 'status_changed_at'>>;

export function payableUntil({ openUntil, expiresAt }: PaymentRequest): Date {
  return openUntil < expiresAt ? openUntil : expiresAt;
}

export type NewRequest = Omit<PaymentRequest, 'status' | 'sessionId' | 'url' | 'parts'> &
  Partial<Pick<PaymentRequest, 'parts'>>;

/** The columns of an open request that has no session yet: a retry sends the provider what is stored. */
export function requestRow(request: NewRequest, now: Date) {
  return {
    ...asColumns(request),
    status: 'open' as const,
    held: JSON.stringify(request.held),
    parts: request.parts ? JSON.stringify(request.parts) : null,
    session_id: null,
    url: null,
    created_at: now,
    status_changed_at: now,
  };
}

/** Writes an open request about a locked booking. The caller takes its nights. */
export async function insertRequest(trx: Trx, request: NewRequest, now: Date): Promise<PaymentRequest> {
  await trx.insertInto('payment_requests').values(requestRow(request, now)).execute();
  return openRequestFrom(request);
}

/** A request as it was just written. */
export function openRequestFrom(request: NewRequest): PaymentRequest {
  return { parts: null, ...request, status: 'open', sessionId: null, url: null };
}

export async function requestById(db: Db, id: string): Promise<PaymentRequest | undefined> {
  return one(selectRequests(db).where('id', '=', id));
}

export async function requestOfSession(db: Db, sessionId: string): Promise<PaymentRequest | undefined> {
  return one(selectRequests(db).where('session_id', '=', sessionId));
}

/** The request of a booking with a purpose that was not paid and has not ended. */
export async function openRequestOf(db: Db, bookingId: string, purpose: Purpose) {
  return one(
    selectRequests(db)
      .where('booking_id', '=', bookingId)
      .where('purpose', '=', purpose)
      .where('status', '=', 'open'),
  );
}

/** All requests that hold rooms until they are paid, oldest first. */
export async function holdingRequests(db: Db): Promise<PaymentRequest[]> {
  return all(
    selectRequests(db)
      .where('status', '=', 'open')
      .where('purpose', 'in', ['stay', 'change'])
      .orderBy('held_since')
      .orderBy('id'),
  );
}

/** Milliseconds. A process that has no session for a change after it was ended before it had an answer. */
const SESSION_EXPECTED_WITHIN = 2 * 60_000;

/** Open requests past their time, and changes that no guest can pay; the first to end first. */
export async function overdueRequests(db: Db, now: Date): Promise<PaymentRequest[]> {
  return all(
    selectRequests(db)
      .where('status', '=', 'open')
      .where(({ or, and, eb }) =>
        or([
          eb('open_until', '<=', now),
          and([
            eb('purpose', '=', 'change'),
            eb('session_id', 'is', null),
            eb('created_at', '<=', after(now, -SESSION_EXPECTED_WITHIN)),
          ]),
        ]),
      )
      .orderBy('open_until'),
  );
}

/** Whether the desk has ended a request; the provider is not told yet. */
export function isGivenUp({ openUntil, heldSince }: PaymentRequest): boolean {
  return openUntil <= heldSince;
}

/** Makes a request overdue: the job that ends such requests then ends it, since it ends before its beginning. */
export async function giveUpRequest(trx: Trx, id: string): Promise<void> {
  await updateOpen(trx, id)
    .set(({ ref }) => ({ open_until: ref('held_since') }))
    .execute();
}

/** Lets a request wait longer for a payment that the provider has not decided yet. */
export async function extendRequest(db: Db, id: string, until: Date): Promise<void> {
  await updateOpen(db, id).set({ open_until: until }).execute();
}

/** Stores a request's session. @returns false when another one was stored before, or the request has ended */
export async function recordSession(
  db: Db,
  id: string,
  { sessionId, url }: { readonly sessionId: string; readonly url: string },
): Promise<boolean> {
  const recorded = await updateOpen(db, id)
    .set({ session_id: sessionId, url })
    .where('session_id', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return recorded !== undefined;
}

/** Ends an open request of a locked booking: limits count what it held for a day. */
export async function markEnded(trx: Trx, id: string, now: Date): Promise<void> {
  await updateOpen(trx, id).set({ status: 'ended', status_changed_at: now }).execute();
}

function updateOpen(db: Db, id: string) {
  return db.updateTable('payment_requests').where('id', '=', id).where('status', '=', 'open');
}

/** Ends the open requests of a locked booking for some purposes: the money came, or was given up, another way. */
export async function withdrawRequests(trx: Trx, bookingId: string, purposes: readonly Purpose[], now: Date) {
  await trx
    .updateTable('payment_requests')
    .set({ status: 'ended', status_changed_at: now, held_from: null })
    .where('booking_id', '=', bookingId)
    .where('purpose', 'in', purposes)
    .where('status', '=', 'open')
    .execute();
}

/** Limits no longer count these requests: later ones continue them. */
export async function forgetHolds(trx: Trx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await trx.updateTable('payment_requests').set({ held_from: null }).where('id', 'in', ids).execute();
}

export const pruneHoldOrigins: Prune = async (trx, now) => {
  const counted = trx
    .selectFrom('payment_requests')
    .select('id')
    .where('held_from', 'is not', null)
    .where('status', '!=', 'open')
    .where('created_at', '<=', daysBefore(now, 1))
    .limit(PRUNE_BATCH);
  const { numUpdatedRows } = await trx
    .updateTable('payment_requests')
    .set({ held_from: null })
    .where('id', 'in', counted)
    .executeTakeFirst();
  return Number(numUpdatedRows);
};

/** Requests of the whole motel that hold rooms: live ones, and overdue ones about to be released. */
export async function countHolds(db: Db, now: Date) {
  return db
    .selectFrom('payment_requests')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('open_until', '>', now).as('live'),
      fn.countAll<number>().filterWhere('open_until', '<=', now).as('overdue'),
    ])
    .where('status', '=', 'open')
    .where('purpose', 'in', ['stay', 'change'])
    .executeTakeFirstOrThrow();
}

/** A request beside a booking or a change. */
export type RequestJson = InJson<Omit<Selectable<PaymentRequestRow>, 'created_at' | 'status_changed_at'>>;

export function requestOf({ held_since, open_until, expires_at, ...row }: RequestJson): PaymentRequest {
  return {
    ...inCode(row),
    heldSince: new Date(held_since),
    openUntil: new Date(open_until),
    expiresAt: new Date(expires_at),
  };
}

function selectRequests(db: Db) {
  return db.selectFrom('payment_requests').select(sql<RequestJson>`to_jsonb(payment_requests)`.as('request'));
}

type Found = ReturnType<typeof selectRequests>;

async function all(found: Pick<Found, 'execute'>): Promise<PaymentRequest[]> {
  return (await found.execute()).map(({ request }) => requestOf(request));
}

async function one(found: Pick<Found, 'executeTakeFirst'>): Promise<PaymentRequest | undefined> {
  const row = await found.executeTakeFirst();
  return row && requestOf(row.request);
}
