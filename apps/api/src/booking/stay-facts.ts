import { addDays, instantAt } from '@motel/booking-core';
import { DAY_BEGINS, type StayFacts, type StayState, stayState } from '@motel/booking-core/booking';
import type { Zoned } from '../shared/motel-context.ts';
import type { Booking } from './booking.ts';
import type { ListedStay } from './listed-stays.ts';

/** A booking, whole or as a row of a list, as far as its state depends on it. */
type Known = Pick<Booking, 'status' | 'checkIn' | 'checkOut' | 'arrivedAt' | 'leftAt'>;

/** The facts of a stay by which core knows its state (S1–S12). */
export function factsOf({ status, checkIn, checkOut, arrivedAt, leftAt }: Known): StayFacts {
  const attendance = { arrivedAt: arrivedAt?.getTime() ?? null, leftAt: leftAt?.getTime() ?? null };
  return { status, checkIn, checkOut, ...attendance };
}

/** The state of a stay (S1–S12). */
export function stateOf(motel: Zoned, stay: Known, now: Date): StayState {
  return stayState(factsOf(stay), now.getTime(), motel.houseRules);
}

/** When the guest said to come; an hour before 4:00 AM is of the night after the check-in day. */
export function expectedAt(motel: Zoned, { checkIn, expectedTime }: ListedStay): Date | undefined {
  if (expectedTime === null) return undefined;
  const [hour = 0, minute = 0] = expectedTime.split(':').map(Number);
  const date = hour < DAY_BEGINS ? addDays(checkIn, 1) : checkIn;
  return new Date(instantAt(date, hour, motel.houseRules.timeZone) + minute * 60_000);
}
