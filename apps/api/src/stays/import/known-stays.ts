import type { Stay } from '@motel/booking-core';
import { staysFrom } from '../../booking/index.ts';
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
