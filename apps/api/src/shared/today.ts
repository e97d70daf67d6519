import { type CivilDate, dateAt } from '@motel/booking-core';
import { motel } from '@motel/content';
import type { Clock } from './clock.ts';

/** The date in the motel's time zone. */
export function todayAt(clock: Clock): CivilDate {
  return dateAt(clock.now().getTime(), motel.houseRules.timeZone);
}
