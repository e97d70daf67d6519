import { type CivilDate, civilDate, dateAt } from '@motel/booking-core';
import type { AtMotel } from './motel-context.ts';

/** The source of "now", so that tests can set the time. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

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

/** Milliseconds. */
const MINUTE = 60_000;
let last: { minute?: number; timeZone?: string; date: CivilDate } = { date: civilDate('1970-01-01') };

/**
 * Milliseconds that our clock is ahead of another one, or below 0 behind it. The other was read between our two
 * readings, so that a slow answer is no error.
 */
export function clockError(before: Date, theirs: Date, after: Date): number {
  const ahead = Math.max(0, before.getTime() - theirs.getTime());
  return ahead > 0 ? ahead : Math.min(0, after.getTime() - theirs.getTime());
}
