import { type Instant, instantAt } from '../stay/motel-time.ts';
import type { Stay } from '../stay/stay.ts';
import type { BookingStatus } from './booking-status.ts';
import type { HouseRules } from './house-rules.ts';

/** The status that a guest reads in My Bookings (B4). */
export type ShownStatus =
  | 'pending'
  | 'confirmed'
  | 'completed'
  | 'cancelled'
  | 'refunded'
  | 'expired'
  | 'released';

/** Derives the guest's status: a confirmed stay is `completed` once the motel's check-out hour has come (B4, D13). */
export function shownStatus(status: BookingStatus, stay: Stay, now: Instant, rules: HouseRules): ShownStatus {
  if (status === 'held') return 'pending';
  if (status !== 'confirmed') return status;
  return now >= instantAt(stay.checkOut, rules.checkOutHour, rules.timeZone) ? 'completed' : 'confirmed';
}

export type StatusTone = 'green' | 'yellow' | 'red' | 'blue' | 'grey';

const TONES = new Map<string, StatusTone>([
  ['booked', 'green'],
  ['confirmed', 'green'],
  ['active', 'green'],
  ['pending', 'yellow'],
  ['cancelled', 'red'],
  ['completed', 'blue'],
]);

/** Returns the colour of a status in My Bookings (B5); a word that §4 does not name is grey. */
export function statusTone(status: string): StatusTone {
  return TONES.get(status.toLowerCase()) ?? 'grey';
}
