import { type CivilDate, dateAt } from '@motel/booking-core';
import { motel } from '@motel/content';

/** The source of "now", so that tests can set the time. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** The date in the motel's time zone. */
export function todayAt(clock: Clock): CivilDate {
  return dateAt(clock.now().getTime(), motel.houseRules.timeZone);
}
