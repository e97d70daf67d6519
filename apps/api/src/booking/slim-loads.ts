import type { Stay } from '@motel/booking-core';
import type { Db } from '../db/index.ts';
import type { Booking } from './booking.ts';
import { isSeenOn } from './seen-on-device.ts';

/** An unpaid booking with only its rooms and its payment session. */
export interface Hold extends Stay {
  readonly bookingId: string;
  readonly propertyId: string;
  readonly authSessionId: string;
  readonly rooms: number;
  readonly heldUntil: Date;
  /** The draft's idempotency key, made by the guest's browser. */
  readonly key: string | null;
  readonly provider: string;
  readonly sessionId: string | null;
  readonly sessionEnd: Date;
}

/** A booking seen as a hold. */
export function holdOf(booking: Booking): Hold {
  const { checkIn, checkOut, party, heldUntil, authSessionId, checkout } = booking;
  return {
    checkIn,
    checkOut,
    rooms: party.rooms,
    heldUntil,
    authSessionId,
    bookingId: booking.id,
    propertyId: booking.property.id,
    key: null,
    provider: checkout.provider,
    sessionId: checkout.sessionId,
    sessionEnd: checkout.expiresAt,
  };
}

/** A stay of which only the dates matter. */
interface ConfirmedStay extends Stay {
  readonly id: string;
}

/** A guest's own bookings that matter when they want another stay. */
interface OwnBookings {
  /** Their unpaid holds, over all their checkouts. */
  readonly holds: readonly Hold[];
  /** Their paid stays at the property that the new one may add to or extend (D8), by their first night. */
  readonly stays: readonly ConfirmedStay[];
}

/** @param deviceHash limits paid stays to those shown on it: the answer must not reveal one that My Bookings hides */
export async function ownBookings(
  db: Db,
  guestId: string,
  { propertyId, checkIn, checkOut }: Stay & { readonly propertyId: string },
  deviceHash: string | undefined,
): Promise<OwnBookings> {
  const found = await selectHolds(db)
    .select('status')
    .where('bookings.guest_id', '=', guestId)
    .where(({ or, and, eb }) =>
      or([
        eb('status', '=', 'held'),
        and([
          eb('status', '=', 'confirmed'),
          eb('property_id', '=', propertyId),
          eb('check_in', '<=', checkOut),
          eb('check_out', '>=', checkIn),
          isSeenOn(deviceHash),
        ]),
      ]),
    )
    .orderBy('check_in')
    .orderBy('bookings.id')
    .execute();
  return {
    holds: found.filter(({ status }) => status === 'held'),
    stays: found
      .filter(({ status }) => status === 'confirmed')
      .map((stay) => ({ ...stay, id: stay.bookingId })),
  };
}

/** Holds past their time, oldest first. */
export async function overdueHolds(db: Db, now: Date): Promise<Hold[]> {
  return selectHolds(db)
    .where('status', '=', 'held')
    .where('held_until', '<=', now)
    .orderBy('held_until')
    .execute();
}

function selectHolds(db: Db) {
  return db
    .selectFrom('bookings')
    .select(['bookings.id as bookingId', 'property_id as propertyId', 'auth_session_id as authSessionId'])
    .select(['check_in as checkIn', 'check_out as checkOut', 'rooms', 'held_until as heldUntil'])
    .select(['checkout_provider as provider', 'checkout_session_id as sessionId'])
    .select('checkout_expires_at as sessionEnd')
    .select(({ selectFrom }) =>
      selectFrom('idempotency_keys')
        .select('idempotency_keys.key')
        .whereRef('idempotency_keys.booking_id', '=', 'bookings.id')
        .whereRef('idempotency_keys.guest_id', '=', 'bookings.guest_id')
        .limit(1)
        .as('key'),
    );
}

/** Unpaid holds of the whole motel: live ones, and overdue ones about to be released. */
export async function countHolds(db: Db, now: Date) {
  return db
    .selectFrom('bookings')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('held_until', '>', now).as('live'),
      fn.countAll<number>().filterWhere('held_until', '<=', now).as('overdue'),
    ])
    .where('status', '=', 'held')
    .executeTakeFirstOrThrow();
}

/** The numbers that people read to each other, by the bookings' ids; a booking that does not exist has none. */
export async function referencesOf(
  db: Db,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const known = ids.filter((id) => id !== null);
  if (known.length === 0) return new Map();
  const found = await db
    .selectFrom('bookings')
    .select(['id', 'reference'])
    .where('id', 'in', known)
    .execute();
  return new Map(found.map(({ id, reference }) => [id, reference]));
}
