import { civilDate, dayNumber } from '@motel/booking-core';
import { motelClock } from '../../../shared/format/motel-clock.ts';

const DAY = 24 * 3_600_000;

/** The motel's hour on the plan, as days since its first day: noon of the second one is 1.5. */
export function nowOnPlan(now: Date, from: string): number {
  return motelClock(now).getTime() / DAY - dayNumber(civilDate(from));
}
