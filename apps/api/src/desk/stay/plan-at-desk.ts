import type { WantedStay } from '@motel/api-client/desk-contracts';
import { addDays, type CivilDate } from '@motel/booking-core';
import { type Booking, pendingChangeOf } from '../../booking/index.ts';
import { type PlannedChange, planStay, whyNotNow } from '../../changes/index.ts';
import type { Db } from '../../db/index.ts';
import { findPricedProperty, unknownProperty } from '../../inventory/index.ts';
import type { Clock } from '../../shared/clock.ts';
import { deskDay } from '../../shared/desk-day.ts';
import { type Outcome, type Refused, refuse } from '../../shared/outcome.ts';
import { shownDate } from '../../shared/shown-date.ts';
import { type HandPrice, pricedByHand } from './hand-price.ts';

/** A stay as a person wants it to be. */
export interface WantedChange extends WantedStay {
  readonly byHand?: HandPrice | undefined;
}

/**
 * Works out a change that a person makes, also in mid-stay: nights that were slept stay as they are. Refused with
 * `not-found`, `rule-broken` or `sold-out`.
 */
export async function planAtDesk(
  db: Db,
  clock: Clock,
  booking: Booking,
  { typeId, byHand, ...wanted }: WantedChange,
  by: string,
): Promise<Outcome<PlannedChange>> {
  const now = clock.now();
  const today = deskDay(clock);
  const change = await pendingChangeOf(db, booking.id);
  const refused =
    whyNotNow({ booking, change }, 'change', now) ?? whyGoneBy(booking, { typeId, ...wanted }, today);
  if (refused !== undefined) return refused;
  const found = await findPricedProperty(db, typeId);
  if (found === undefined) return unknownProperty();
  const hasBegun = booking.checkIn < today || booking.arrivedAt !== null;
  return planStay(found, booking, wanted, {
    today: wanted.checkIn === booking.checkIn ? earlier(today, booking.checkIn) : today,
    now,
    by,
    // Nights that were slept break no rule, and a price by hand may.
    isUnrestricted: hasBegun || byHand !== undefined,
    ...(byHand && { priceByHand: (quote) => pricedByHand(quote, byHand, by) }),
  });
}

/** Why a change comes too late for guests who have come, slept or left; `undefined` when it does not. */
export function whyGoneBy(
  booking: Booking,
  { typeId, checkIn, checkOut, party }: WantedStay,
  today: CivilDate,
): Refused | undefined {
  if (booking.leftAt !== null) return refuse('rule-broken', 'stay-over');
  const hasSlept = booking.checkIn < today;
  if (checkIn !== booking.checkIn) {
    if (hasSlept) return refuse('rule-broken', 'arrival-gone-by');
    if (booking.arrivedAt !== null) return refuse('rule-broken', 'arrival-guests-in');
  }
  if (!hasSlept) return undefined;
  // Overdue guests keep the nights that they were sold; the nights since then are added.
  const least = later(earlier(today, booking.checkOut), addDays(booking.checkIn, 1));
  if (checkOut < least) return refuse('rule-broken', 'departure-gone-by', { date: shownDate(least) });
  if (typeId !== booking.property.id) return refuse('rule-broken', 'type-after-first-night');
  return party.rooms === booking.party.rooms ? undefined : refuse('rule-broken', 'rooms-after-first-night');
}

function earlier(one: CivilDate, other: CivilDate): CivilDate {
  return one < other ? one : other;
}

function later(one: CivilDate, other: CivilDate): CivilDate {
  return one < other ? other : one;
}
