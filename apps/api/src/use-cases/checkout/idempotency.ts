import { createHash } from 'node:crypto';
import type { CheckoutRequest } from '@motel/api-client/contracts';
import type { BookingRef } from '../../db/booking-ref.ts';
import type { Db, Trx } from '../../db/database.ts';

/** A guest's key is about to name a new booking. */
export interface KeyClaim extends BookingRef {
  readonly guestId: string;
  readonly key: string;
  readonly requestHash: string;
  /** The booking that the key named so far, which has ended without payment. */
  readonly replaces: string | undefined;
}

/** The booking that a key names. */
export interface KeyedBooking extends BookingRef {
  readonly requestHash: string;
}

/** Two requests with the same hash ask for the same. */
export function hashOf(request: CheckoutRequest): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('hex');
}

export async function findKey(db: Db, guestId: string, key: string): Promise<KeyedBooking | undefined> {
  return db
    .selectFrom('idempotency_keys')
    .select(['property_id as propertyId', 'booking_id as bookingId', 'request_hash as requestHash'])
    .where('guest_id', '=', guestId)
    .where('key', '=', key)
    .executeTakeFirst();
}

/**
 * Makes the key name the new booking; twins wait here for each other.
 * @returns false when another request has come first
 */
export async function claimKey(trx: Trx, claim: KeyClaim, now: Date): Promise<boolean> {
  const names = { property_id: claim.propertyId, booking_id: claim.bookingId, created_at: now };
  const claimed = await trx
    .insertInto('idempotency_keys')
    .values({ guest_id: claim.guestId, key: claim.key, request_hash: claim.requestHash, ...names })
    .onConflict((conflict) =>
      conflict
        .columns(['guest_id', 'key'])
        .doUpdateSet(names)
        .where('idempotency_keys.booking_id', '=', claim.replaces ?? null),
    )
    .returning('key')
    .executeTakeFirst();
  return claimed !== undefined;
}
