import { addDays, type CivilDate, DAY_BEGINS, instantAt } from '@motel/booking-core';
import { motel } from '@motel/content';
import { firstBookedAt } from '../../../booking/index.ts';
import type { Db } from '../../../db/index.ts';
import { deskDayAt } from '../../../shared/desk-day.ts';

/** The instant at which a day of the desk ends by itself: at the owner's hour, up to 4 of the morning after. */
export function dayEndsAt(date: CivilDate): Date {
  const { dayEndsHour: hour = DAY_BEGINS } = motel.frontDesk;
  return new Date(instantAt(hour <= DAY_BEGINS ? addDays(date, 1) : date, hour, motel.houseRules.timeZone));
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
export async function endingDay(db: Db, date: CivilDate, now: Date) {
  const ends = dayEndsAt(date);
  return { date, until: now < ends ? now : ends, last: await lastEndedDay(db) };
}

/** The first day that has not ended: that of the motel's first booking, where none has. */
export async function firstOpenDay(db: Db, now: Date): Promise<CivilDate> {
  const last = await lastEndedDay(db);
  if (last !== undefined) return addDays(last.date, 1);
  return deskDayAt((await firstBookedAt(db)) ?? now);
}
