import { addDays, type CivilDate, DAY_BEGINS, dateAt, instantAt } from '@motel/booking-core';
import { motel as shownMotel } from '@motel/content';
import type { Motel } from '@motel/content/server';
import type { Clock } from './clock.ts';
import type { AtMotel } from './motel-context.ts';
import { zoneFormat } from './zone-format.ts';

const hourAtMotel = zoneFormat('en-CA', { hour: 'numeric', hourCycle: 'h23' });

type Zoned = Pick<Motel, 'houseRules'>;

/** The desk's date: the motel's own, which changes at 4:00 AM. */
export function deskDay(at: AtMotel | Clock): CivilDate {
  return 'now' in at ? deskDayAt(at.now()) : deskDayAt(at.motel, at.clock.now());
}

/** The desk's date at an instant: the day on which its books have what was done then. */
export function deskDayAt(...given: [motel: Zoned, at: Date] | [at: Date]): CivilDate {
  const [{ houseRules }, at] = given.length === 1 ? [shownMotel, given[0]] : given;
  const { timeZone } = houseRules;
  const date = dateAt(at.getTime(), timeZone);
  return Number(hourAtMotel(timeZone).format(at)) < DAY_BEGINS ? addDays(date, -1) : date;
}

/** The instant at which a day of the desk begins. */
export function deskDayBegins(...given: [motel: Zoned, date: CivilDate] | [date: CivilDate]): Date {
  const [{ houseRules }, date] = given.length === 1 ? [shownMotel, given[0]] : given;
  return new Date(instantAt(date, DAY_BEGINS, houseRules.timeZone));
}
