import { addDays, type CivilDate, DAY_BEGINS, dateAt, instantAt } from '@motel/booking-core';
import type { AtMotel, Zoned } from './motel-context.ts';
import { zoneFormat } from './zone-format.ts';

const hourAtMotel = zoneFormat('en-CA', { hour: 'numeric', hourCycle: 'h23' });

/** The desk's date: the motel's own, which changes at 4:00 AM. */
export function deskDay({ motel, clock }: AtMotel): CivilDate {
  return deskDayAt(motel, clock.now());
}

/** The desk's date at an instant: the day on which its books have what was done then. */
export function deskDayAt({ houseRules: { timeZone } }: Zoned, at: Date): CivilDate {
  const date = dateAt(at.getTime(), timeZone);
  return Number(hourAtMotel(timeZone).format(at)) < DAY_BEGINS ? addDays(date, -1) : date;
}

/** The instant at which a day of the desk begins. */
export function deskDayBegins({ houseRules }: Zoned, date: CivilDate): Date {
  return new Date(instantAt(date, DAY_BEGINS, houseRules.timeZone));
}
