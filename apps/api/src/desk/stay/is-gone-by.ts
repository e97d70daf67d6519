import type { Booking, ChangedStay } from '../../booking/index.ts';
import { deskDayAt } from '../../shared/desk-day.ts';
import { whyGoneBy } from './plan-at-desk.ts';

/**
 * Whether guests have come, slept or left since the desk planned a change, so that it can no longer be made: its link may be
 * paid twelve hours later.
 */
export function isGoneBy(booking: Booking, after: ChangedStay, now: Date): boolean {
  const { propertyId: typeId = booking.property.id, checkIn, checkOut, party } = after;
  return whyGoneBy(booking, { typeId, checkIn, checkOut, party }, deskDayAt(now)) !== undefined;
}
