import { addDays, type CivilDate, dateAt } from '@motel/booking-core';
import { motel } from '@motel/content';
import type { Clock } from '../../shared/clock.ts';

/** Until this hour a night belongs to the day before: late arrivals still come. */
export const DAY_BEGINS = 4;

/** The desk's date: the motel's own, which changes at 4:00 am. */
export function deskDay(clock: Clock): CivilDate {
  const { timeZone } = motel.houseRules;
  const now = clock.now().getTime();
  const hour = Number(
    new Intl.DateTimeFormat('en-CA', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(now),
  );
  const today = dateAt(now, timeZone);
  return hour < DAY_BEGINS ? addDays(today, -1) : today;
}
