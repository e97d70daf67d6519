import { requireText } from '../result/text.ts';
import type { Instant } from '../stay/instant.ts';
import type { HouseRules } from './house-rules.ts';
import { type StayFacts, stayState } from './stay-state.ts';

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
 * Returns the guest's status: a confirmed stay is `completed` once its guests were checked out, or once the check-out hour
 * has passed without them in the house (B4).
 * @param now milliseconds since 1970
 * @throws RangeError for a word that is no status, or an instant outside 1980 to 9999
 * @example
 * const house = { timeZone: 'America/Edmonton', ...DEFAULT_HOUSE_RULES };
 * const stay = { checkIn: civilDate('2027-07-04'), checkOut: civilDate('2027-07-06') };
 * const facts = { ...stay, status: 'confirmed', arrivedAt: null, leftAt: null } as const;
 * shownStatus(facts, instantAt(stay.checkOut, 11, house.timeZone), house); // → completed
 */
export function shownStatus(stay: StayFacts, now: Instant, rules: HouseRules): ShownStatus {
  const state = stayState(stay, now, rules);
  switch (state) {
    case 'held':
      return 'pending';
    case 'cancelled':
    case 'refunded':
      return state;
    case 'lapsed':
      return stay.status === 'released' ? 'released' : 'expired';
    case 'left':
    case 'missing':
      return 'completed';
    default:
      return 'confirmed';
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
  return TONES.get(requireText('status', status).toLowerCase()) ?? 'grey';
}
