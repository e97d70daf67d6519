import { addDays, type CivilDate, type Stay } from '@motel/booking-core';
import { sql } from 'kysely';
import { hasNights } from '../../booking/index.ts';
import type { Db } from '../../db/index.ts';

/** Tells one stay of a guest from others. */
export function stayKey(propertyId: string, { checkIn, checkOut }: Stay, lastname: string): string {
  return `${propertyId} ${checkIn} ${checkOut} ${lastname.toLowerCase()}`;
}

/** The keys of the stays that the motel has on the arrivals of some stays. */
export async function knownStays(db: Db, stays: readonly Stay[]): Promise<ReadonlySet<string>> {
  const known = await staysFrom(db, [...new Set(stays.map(({ checkIn }) => checkIn))]);
  return new Set(known.map(({ propertyId, lastname, ...stay }) => stayKey(propertyId, stay, lastname)));
}

/** A stay by its nights and its guest. */
interface KnownStay extends Stay {
  readonly propertyId: string;
  readonly lastname: string;
}

/** The stays and holds that begin on some days. */
async function staysFrom(db: Db, arrivals: readonly CivilDate[]): Promise<KnownStay[]> {
  if (arrivals.length === 0) return [];
  return db
    .selectFrom('bookings')
    .select(['property_id as propertyId', 'check_in as checkIn', 'check_out as checkOut'])
    .select(sql<string>`guest_details ->> 'lastname'`.as('lastname'))
    .where('status', 'in', ['held', 'confirmed'])
    .where(({ or }) => or(arrivals.map((day) => hasNights(day, addDays(day, 1)))))
    .where('check_in', 'in', arrivals)
    .execute();
}
