import { addDays, type CivilDate, DAY_BEGINS, instantAt } from '@motel/booking-core';
import type { Motel } from '@motel/content/server';
import { firstBookedAt } from '../../../booking/index.ts';
import type { Db } from '../../../db/index.ts';
import { deskDayAt } from '../../../shared/motel-time.ts';

type DayRules = Pick<Motel, 'frontDesk' | 'houseRules'>;

/** The instant at which a day of the desk ends by itself: at the owner's hour, up to 4 of the morning after. */
export function dayEndsAt({ frontDesk, houseRules }: DayRules, date: CivilDate): Date {
  const { dayEndsHour: hour = DAY_BEGINS } = frontDesk;
  return new Date(instantAt(hour <= DAY_BEGINS ? addDays(date, 1) : date, hour, houseRules.timeZone));
}

/** The last day that has ended, the instant up to which it has what was done, and its report. */
export async function lastEndedDay(db: Db) {
  return db
    .selectFrom('ended_days')
    .select(['date', 'until', 'report'])
    .orderBy('date', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** A day as it ends now, or ended at the owner's hour, after the last one. */
export async function endingDay(db: Db, motel: DayRules, date: CivilDate, now: Date) {
  const ends = dayEndsAt(motel, date);
  return { date, until: now < ends ? now : ends, last: await lastEndedDay(db) };
}

/** The first day that has not ended: that of the motel's first booking, where none has. */
export async function firstOpenDay(db: Db, motel: DayRules, now: Date): Promise<CivilDate> {
  const last = await lastEndedDay(db);
  if (last !== undefined) return addDays(last.date, 1);
  return deskDayAt(motel, (await firstBookedAt(db)) ?? now);
}
