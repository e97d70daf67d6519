import { type CivilDate, civilDate, dateAt } from '@motel/booking-core';
import { MINUTE } from './durations.ts';
import type { AtMotel } from './motel-context.ts';

/** The date in the motel's time zone. */
export function todayAt({ clock, motel }: AtMotel): CivilDate {
  const minute = Math.floor(clock.now().getTime() / MINUTE);
  const { timeZone } = motel.houseRules;
  // Each request asks for it, and a day begins with a minute.
  if (last.minute !== minute || last.timeZone !== timeZone) {
    last = { minute, timeZone, date: dateAt(minute * MINUTE, timeZone) };
  }
  return last.date;
}

let last: { minute?: number; timeZone?: string; date: CivilDate } = { date: civilDate('1970-01-01') };
