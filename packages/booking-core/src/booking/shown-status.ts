import { type Instant, instant } from '../stay/instant.ts';
import { instantAt } from '../stay/motel-time.ts';
import type { Stay } from '../stay/stay.ts';
import type { BookingStatus } from './booking-status.ts';
import type { HouseRules } from './house-rules.ts';

/** The status of a booking in the words of a guest (B4). */
export type ShownStatus =
  | 'pending'
  | 'confirmed'
  | 'completed'
  | 'cancelled'
  | 'refunded'
  | 'expired'
  | 'released';

/**
 * Returns the guest's status: a confirmed stay is `completed` once the motel's check-out hour has come (B4).
 * @param now milliseconds since 1970
 * @throws RangeError for a word that is no status, or an instant outside 1980 to 9999
 * @example
 * const house = { timeZone: 'America/Edmonton', ...DEFAULT_HOUSE_RULES };
 * const stay = { checkIn: civilDate('2027-07-04'), checkOut: civilDate('2027-07-06') };
 * shownStatus('confirmed', stay, instantAt(stay.checkOut, 11, house.timeZone), house); // → completed
 */
export function shownStatus(status: BookingStatus, stay: Stay, now: Instant, rules: HouseRules): ShownStatus {
  switch (status) {
    case 'held':
      return 'pending';
    case 'confirmed':
      return instant(now) >= instantAt(stay.checkOut, rules.checkOutHour, rules.timeZone)
        ? 'completed'
        : 'confirmed';
    case 'expired':
    case 'released':
    case 'cancelled':
    case 'refunded':
      return status;
    default:
      throw new RangeError(`Not the status of a booking: ${String(status)}`);
  }
}

/** The colour of a status (B5). */
export type StatusTone = 'green' | 'yellow' | 'red' | 'blue' | 'grey';

const TONES = new Map<string, StatusTone>([
  ['booked', 'green'],
  ['confirmed', 'green'],
  ['active', 'green'],
  ['pending', 'yellow'],
  ['cancelled', 'red'],
  ['completed', 'blue'],
]);

/** Returns the colour of a status, in any case of letters (B5); an unknown status is grey. */
export function statusTone(status: string): StatusTone {
  return TONES.get(status.toLowerCase()) ?? 'grey';
}
