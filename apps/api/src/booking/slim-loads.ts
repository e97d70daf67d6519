import type { Cents, CodeData, Stay } from '@motel/booking-core';
import { codeName } from '@motel/booking-core/rates';
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../db/index.ts';
import { daysBefore } from '../shared/retention.ts';
import { type PaymentRequest, type RequestJson, requestOf } from './payment-requests.ts';
import { isSeenBy, type Viewer } from './seen-on-device.ts';

export interface Hold extends PaymentRequest {
  /** The draft's idempotency key, made by the guest's browser. */
  readonly key: string | null;
}

/** A guest's unpaid holds, and their stays of some kinds of rooms that touch a span. @param viewer limits paid stays to those that they see: the answer must not reveal one that My Bookings hides */
export async function ownBookings(
  db: Db,
  guestId: string,
  kinds: readonly string[],
  { checkIn, checkOut }: Stay,
  viewer: Viewer | undefined,
) {
  const found = await db
    .selectFrom('bookings')
    .leftJoin('payment_requests as request', (join) =>
      // That of an order is of its first stay.
      join.onRef('request.booking_id', '=', 'bookings.id').on('request.purpose', '=', 'stay'),
    )
    .select(['bookings.id', 'property_id as propertyId', 'bookings.status'])
    .select(['check_in as checkIn', 'check_out as checkOut'])
    .select(sql<RequestJson | null>`to_jsonb(request)`.as('request'))
    .select(({ selectFrom }) =>
      selectFrom('idempotency_keys')
        .select('idempotency_keys.key')
        .whereRef('idempotency_keys.booking_id', '=', 'bookings.id')
        .whereRef('idempotency_keys.guest_id', '=', 'bookings.guest_id')
        .limit(1)
        .as('key'),
    )
    .where('bookings.guest_id', '=', guestId)
    .where(({ or, and, eb }) =>
      or([
        eb('bookings.status', '=', 'held'),
        and([
          eb('bookings.status', '=', 'confirmed'),
          eb('property_id', 'in', kinds),
          eb('check_in', '<=', checkOut),
          eb('check_out', '>=', checkIn),
          isSeenBy(viewer),
        ]),
      ]),
    )
    .orderBy('check_in')
    .orderBy('bookings.id')
    .execute();
  return {
    holds: found.flatMap(({ status, request, key }) =>
      status === 'held' && request !== null ? [{ ...requestOf(request), key }] : [],
    ),
    stays: found.filter(({ status }) => status === 'confirmed'),
  };
}

/** A hold as the limits of unpaid holds count it: one that has its rooms, or ended unpaid within a day. */
export interface UnpaidHold extends Stay {
  /** Of its request; several rooms of one have the same. */
  readonly requestId: string;
  readonly propertyId: string;
  readonly authSessionId: string | null;
  readonly rooms: number;
  /** It counts for the session that asks: as its own, or its number's where no device of the number is known. */
  readonly isOwn: boolean;
  /** It still has its rooms. */
  readonly isHeld: boolean;
  /** When the guest first held these rooms, in this hold or in earlier ones that it continues. */
  readonly heldSince: Date;
  readonly heldUntil: Date;
  /** When it ended, if it has. */
  readonly endedAt: Date;
  /** Digests of the networks of its client. */
  readonly heldFrom: readonly string[];
}

/** The client whose holds count beside all those of the room type. */
interface HoldClient {
  readonly sessionId: string;
  readonly guestId: string;
  readonly networks: readonly { readonly digest: string }[];
}

/** The unpaid holds of a room type on the nights of a stay, and all of the client's; held, or ended within a day. */
export async function unpaidHolds(
  db: Db,
  { propertyId, checkIn, checkOut }: Stay & { readonly propertyId: string },
  { sessionId, guestId, networks }: HoldClient,
  now: Date,
): Promise<UnpaidHold[]> {
  const digests = networks.map(({ digest }) => digest);
  // An owner with a known device is not limited by what others do with their number.
  const isOwn = sql<boolean>`coalesce(auth_session_id = ${sessionId} or guest_id = ${guestId} and not ${hasDevice(guestId)}, false)`;
  const isTheirs = sql<boolean>`(${isOwn} or held_from && ${digests}::text[])`;
  const { rows } = await sql<
    Omit<UnpaidHold, 'isHeld' | 'heldFrom'> & { status: string; heldFrom: string[] | null }
  >`
    select id as "requestId", "propertyId", ${isOwn} as "isOwn", auth_session_id as "authSessionId",
      "checkIn", "checkOut", rooms, held_since as "heldSince", open_until as "heldUntil",
      status_changed_at as "endedAt", status, held_from as "heldFrom"
    from payment_requests request
    cross join lateral jsonb_to_recordset(held)
      as run ("propertyId" text, "checkIn" date, "checkOut" date, rooms integer)
    where held_from is not null and (status = 'open' or created_at > ${daysBefore(now, 1)})
      and (${isTheirs} or "propertyId" = ${propertyId} and "checkIn" < ${checkOut} and "checkOut" > ${checkIn})`.execute(
    db,
  );
  return rows.map(({ status, heldFrom, ...hold }) => ({
    ...hold,
    isHeld: status === 'open',
    heldFrom: heldFrom ?? [],
  }));
}

/** The numbers that people read to each other, by the bookings' ids; a booking that does not exist has none. */
export async function referencesOf(db: Db, ids: readonly (string | null)[]) {
  const known = ids.filter((id) => id !== null);
  if (known.length === 0) return new Map<string, string>();
  const found = await db
    .selectFrom('bookings')
    .select(['id', 'reference'])
    .where('id', 'in', known)
    .execute();
  return new Map(found.map(({ id, reference }) => [id, reference]));
}

/** How many stays of a guest began before a date and were not cancelled, and when the last one began. */
export async function staysBefore(db: Db, guestIds: readonly string[], date: Stay['checkIn']) {
  return db
    .selectFrom('bookings')
    .select(({ fn }) => [fn.countAll<number>().as('stays'), fn.max('check_in').as('last')])
    .where('guest_id', 'in', guestIds)
    .where('status', '=', 'confirmed')
    .where('check_in', '<', date)
    .executeTakeFirstOrThrow();
}

/** The confirmed stays that owe something from a day on, or before it, with what they owe. */
export async function restsDue(db: Db, until: Stay['checkIn']) {
  return db
    .selectFrom('bookings')
    .innerJoin('folio_entries', 'folio_entries.booking_id', 'bookings.id')
    .select(['bookings.id', 'bookings.reference', 'rest_due as due'])
    .select(sql<Cents>`sum(case kind when 'payment' then -amount else amount end)::bigint`.as('balance'))
    .where('rest_due', '<=', until)
    .where('status', '=', 'confirmed')
    .where('left_at', 'is', null)
    .groupBy('bookings.id')
    .having(sql<boolean>`sum(case kind when 'payment' then -amount else amount end) > 0`)
    .orderBy('rest_due')
    .orderBy('bookings.id')
    .execute();
}

/** Whether as many bookings are held or confirmed with a promotion code as it has uses (F14). */
export async function isCodeUsedUp(db: Db, { code, uses }: Pick<CodeData, 'code' | 'uses'>) {
  if (uses === undefined) return false;
  return ((await codeUses(db, [code])).get(codeName(code)) ?? 0) >= uses;
}

/** The bookings that are held or confirmed with each of some promotion codes, by the names in the books. */
export async function codeUses(db: Db, codes: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .selectFrom('bookings')
    .select('promotion_code')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('promotion_code', 'in', codes.map(codeName))
    .where('status', 'in', ['held', 'confirmed'])
    .groupBy('promotion_code')
    .execute();
  return new Map(rows.map(({ promotion_code: name, count }) => [name ?? '', count]));
}

/** The stays to come that are held or confirmed, by the ids of the plans that sold them; those of no plan by `null`. */
export async function staysOfPlans(
  db: Db,
  today: Stay['checkIn'],
): Promise<ReadonlyMap<string | null, number>> {
  const rows = await db
    .selectFrom('bookings')
    .select('plan_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', 'in', ['held', 'confirmed'])
    .where('check_out', '>', today)
    .groupBy('plan_id')
    .execute();
  return new Map(rows.map(({ plan_id: plan, count }) => [plan, count]));
}

/** A condition on bookings named `paid`: the guest has paid, whatever became of the stay. */
export const IS_PAID = sql<SqlBool>`paid.status not in ('held', 'expired', 'released')`;

/** A condition: some device is known to the guest, because they have paid there or opened a paid stay. */
function hasDevice(guestId: string): RawBuilder<SqlBool> {
  return sql`exists (
    select 1 from device_bookings join bookings paid on paid.id = device_bookings.booking_id
    where paid.guest_id = ${guestId} and ${IS_PAID})`;
}

/** A condition on a column with a booking's id: the booking ends on the date or later. */
export function endsNotBefore(bookingId: Expression<string>, date: string) {
  return sql<boolean>`exists (select 1 from bookings where bookings.id = ${bookingId} and check_out >= ${date})`;
}

export async function hasBookings(db: Db): Promise<boolean> {
  return (await db.selectFrom('bookings').select('id').limit(1).executeTakeFirst()) !== undefined;
}
