import { type Instant, instantAt } from '../stay/motel-time.ts';
import type { Stay } from '../stay/stay.ts';
import type { BookingStatus } from './booking-status.ts';
import type { HouseRules } from './house-rules.ts';

/** What a guest reads in My Bookings (B4). */
export type ShownStatus =
  | 'pending'
  | 'confirmed'
  | 'completed'
  | 'cancelled'
  | 'refunded'
  | 'expired'
  | 'released';

/** `completed` is not stored: a confirmed stay is over once the check-out hour has passed at the motel (B4, D13). */
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

/** The colour of a status in history (B5); anything not named in §4 is grey. */
export function statusTone(status: string): StatusTone {
  return TONES.get(status.toLowerCase()) ?? 'grey';
}
