import type { DayReport, LedgerAccount } from '@motel/api-client/desk-contracts';
import { addDays, type Cents, type CivilDate, instantAt } from '@motel/booking-core';
import { DAY_BEGINS } from '@motel/booking-core/booking';
import type { Motel } from '@motel/content/server';
import { type ColumnType, sql } from 'kysely';
import { firstBookedAt } from '../../../booking/index.ts';
import type { Db, Fixed } from '../../../db/index.ts';
import { deskDayAt } from '../../../shared/motel-time.ts';

declare module '../../../db/database.ts' {
  interface Database {
    /** A day of the desk that has ended; only an owner can open the last one again, before its hour. */
    ended_days: {
      date: Fixed<CivilDate>;
      /** The instant up to which it has what was done. */
      until: Fixed<Date>;
      ended_at: Fixed<Date>;
      /** A person's name, or the motel's own hour. */
      by: Fixed<string>;
      report: ColumnType<DayReport, string, string>;
    };
    /** Posted by a day for a booking, an invoice that a company paid, or cash; rows are only added. */
    journal_lines: {
      booking_id: Fixed<string>;
      date: Fixed<CivilDate>;
      account: Fixed<PostedAccount>;
      /** A way of paying, or a tax; empty for the others. */
      name: Fixed<string>;
      /** Of a tax; 0 where it has none. */
      percent: Fixed<number>;
      /** The amount that a tax is taken of. */
      base: Fixed<Cents>;
      amount: Fixed<Cents>;
    };
    /** The code by which the accountant's program knows an account. */
    ledger_codes: {
      account: Fixed<LedgerAccount>;
      name: Fixed<string>;
      code: string;
    };
  }
}

/** Money taken and refunded, by way; what stays cost, once their accounts close; cash in a till without a stay. */
export type PostedAccount = 'taken' | 'back' | 'room' | 'extras' | 'kept' | 'tax' | 'till';

/** The sums of what days have posted, for a query that groups their lines. */
export const POSTED_SUMS = [
  sql<Cents>`sum(base)::bigint`.as('base'),
  sql<Cents>`sum(amount)::bigint`.as('amount'),
] as const;

type DayRules = Pick<Motel, 'frontDesk' | 'houseRules'>;

/** The instant at which a day of the desk ends by itself: at the owner's hour, up to 4 of the morning after. */
export function dayEndsAt({ frontDesk, houseRules }: DayRules, date: CivilDate): Date {
  const { dayEndsHour: hour = DAY_BEGINS } = frontDesk;
  return new Date(instantAt(hour <= DAY_BEGINS ? addDays(date, 1) : date, hour, houseRules.timeZone));
}

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
