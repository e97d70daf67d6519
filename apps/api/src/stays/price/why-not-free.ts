import type { WantedStay } from '@motel/api-client/desk-contracts';
import { addDays, type CivilDate } from '@motel/booking-core';
import type { Words } from '@motel/content/server';
import type { Booking } from '../../booking/index.ts';
import type { Db } from '../../db/index.ts';
import { type RoomNights, soldOn } from '../../inventory/index.ts';
import { earlierOf, laterOf } from '../../shared/motel-time.ts';
import { type Refusal, refusal } from '../../shared/outcome.ts';

/** Why the rooms of a change are not free, as far as a look without locks can say. */
export async function whyNotFree(db: Db, { gained }: { readonly gained: readonly RoomNights[] }) {
  for (const run of gained) {
    const nights = await soldOn(db, run.propertyId, run);
    if (nights.some(({ free }) => free < run.rooms)) return refusal('sold-out', 'nights-sold-out');
  }
  return undefined;
}

/** Why a change comes too late for guests who have come, slept or left; `undefined` when it does not. */
export function whyGoneBy(
  { shownDate }: Words,
  booking: Booking,
  { typeId, checkIn, checkOut, party }: WantedStay,
  today: CivilDate,
): Refusal | undefined {
  if (booking.leftAt !== null) return refusal('rule-broken', 'stay-over');
  const hasSlept = booking.checkIn < today;
  if (checkIn !== booking.checkIn) {
    if (hasSlept) return refusal('rule-broken', 'arrival-gone-by');
    if (booking.arrivedAt !== null) return refusal('rule-broken', 'arrival-guests-in');
  }
  if (!hasSlept) return undefined;
  // Overdue guests keep the nights that they were sold; the nights since then are added.
  const least = laterOf(earlierOf(today, booking.checkOut), addDays(booking.checkIn, 1));
  if (checkOut < least) return refusal('rule-broken', 'departure-gone-by', { date: shownDate(least) });
  if (typeId !== booking.property.id) return refusal('rule-broken', 'type-after-first-night');
  return party.rooms === booking.party.rooms ? undefined : refusal('rule-broken', 'rooms-after-first-night');
}
