import { addDays, type CivilDate, DAY_BEGINS, dateAt, instantAt } from '@motel/booking-core';
import { motel } from '@motel/content';
import type { Clock } from './clock.ts';
import { zoneFormat } from './zone-format.ts';

const hourAtMotel = zoneFormat('en-CA', { hour: 'numeric', hourCycle: 'h23' });

/** The desk's date: the motel's own, which changes at 4:00 AM. */
export function deskDay(clock: Clock): CivilDate {
  return deskDayAt(clock.now());
}

/** The desk's date at an instant: the day on which its books have what was done then. */
export function deskDayAt(at: Date): CivilDate {
  const date = dateAt(at.getTime(), motel.houseRules.timeZone);
  return Number(hourAtMotel().format(at)) < DAY_BEGINS ? addDays(date, -1) : date;
}

/** The instant at which a day of the desk begins. */
export function deskDayBegins(date: CivilDate): Date {
  return new Date(instantAt(date, DAY_BEGINS, motel.houseRules.timeZone));
}
