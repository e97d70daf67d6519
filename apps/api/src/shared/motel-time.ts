import { addDays, type CivilDate, civilDate, dateAt, instantAt } from '@motel/booking-core';
import { DAY_BEGINS } from '@motel/booking-core/booking';
import { MINUTE } from './clock.ts';
import type { AtMotel, Zoned } from './motel-context.ts';

/** Makes a formatter by time zone. To make one is slow, so that it is made again only for another zone. */
function zoneFormat(
  locale: string,
  options: Omit<Intl.DateTimeFormatOptions, 'timeZone'>,
): (timeZone: string) => Intl.DateTimeFormat {
  let last: { readonly zone: string; readonly format: Intl.DateTimeFormat } | undefined;
  return (zone) => {
    if (last?.zone !== zone) {
      last = { zone, format: new Intl.DateTimeFormat(locale, { ...options, timeZone: zone }) };
    }
    return last.format;
  };
}

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

const hourAtMotel = zoneFormat('en-CA', { hour: 'numeric', hourCycle: 'h23' });

/** The motel's date, and its hour: 0 to 23. */
export function momentAt(at: AtMotel) {
  return {
    date: todayAt(at),
    hour: Number(hourAtMotel(at.motel.houseRules.timeZone).format(at.clock.now())),
  };
}

/** The desk's date: the motel's own, which changes at 4:00 AM. */
export function deskDay({ motel, clock }: AtMotel): CivilDate {
  return deskDayAt(motel, clock.now());
}

/** The desk's date at an instant: the day on which its books have what was done then. */
export function deskDayAt({ houseRules: { timeZone } }: Zoned, at: Date): CivilDate {
  const date = dateAt(at.getTime(), timeZone);
  return Number(hourAtMotel(timeZone).format(at)) < DAY_BEGINS ? addDays(date, -1) : date;
}

export function deskDayBegins({ houseRules }: Zoned, date: CivilDate): Date {
  return new Date(instantAt(date, DAY_BEGINS, houseRules.timeZone));
}

const offsetFormat = zoneFormat('en-US', { timeZoneName: 'longOffset' });

/** `2026-11-25T15:00:00.000-06:00`, by the motel's own offset: a browser's data of time zones can be older. */
export function motelInstant(motel: Zoned, at: Date): string {
  const wallClock = new Date(at.getTime() + motelOffset(motel, at) * 60_000);
  return wallClock.toISOString().replace('Z', offsetText(motel, at));
}

/** How far the motel's clock is from UTC at an instant, in minutes; negative west of Greenwich. */
export function motelOffset(motel: Zoned, at: Date): number {
  return -Date.parse(`1970-01-01T00:00:00${offsetText(motel, at)}`) / 60_000;
}

/** `-06:00`. */
function offsetText({ houseRules }: Zoned, at: Date): string {
  const name =
    offsetFormat(houseRules.timeZone)
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return name.slice('GMT'.length) || '+00:00';
}

const WEEK = 7 * 24 * 60 * MINUTE;
const YEAR = 53 * WEEK;

/** The offsets of the motel's clock from a year ago to two ahead, in order. No zone changes twice within a week. */
export function motelOffsets(motel: Zoned, now: Date) {
  const offsetAt = (at: number) => motelOffset(motel, new Date(at));
  const sinceAt = (at: number) => ({ since: new Date(at).toISOString(), minutes: offsetAt(at) });
  /** The first minute with the later offset. @param from with another offset than `to` */
  const changeWithin = (from: number, to: number): number => {
    if (to - from <= MINUTE) return Math.floor(to / MINUTE) * MINUTE;
    const middle = (from + to) / 2;
    return offsetAt(middle) === offsetAt(from) ? changeWithin(middle, to) : changeWithin(from, middle);
  };
  const first = now.getTime() - YEAR;
  const offsets = [sinceAt(first)];
  for (let week = first; week < now.getTime() + 2 * YEAR; week += WEEK) {
    if (offsetAt(week + WEEK) !== offsets.at(-1)?.minutes) {
      offsets.push(sinceAt(changeWithin(week, week + WEEK)));
    }
  }
  return offsets;
}

export function earlierOf(one: CivilDate, other: CivilDate): CivilDate {
  return one < other ? one : other;
}

export function laterOf(one: CivilDate, other: CivilDate): CivilDate {
  return one > other ? one : other;
}
