import type { DayReport, LedgerAccount } from '@motel/api-client/desk-contracts';
import type { Cents, CivilDate } from '@motel/booking-core';
import { type ColumnType, sql } from 'kysely';
import type { Fixed } from '../../../db/index.ts';

declare module '../../../db/database.ts' {
  interface Database {
    ended_days: EndedDayRow;
    journal_lines: JournalLineRow;
    ledger_codes: LedgerCodeRow;
  }
}

/**
 * A day of the desk that has ended: what comes later is in the next one. Nothing changes it, unless an owner opens the
 * last one again before its hour.
 */
interface EndedDayRow {
  date: Fixed<CivilDate>;
  /** The instant up to which it has what was done. */
  until: Fixed<Date>;
  ended_at: Fixed<Date>;
  /** A person's name, or the motel's own hour. */
  by: Fixed<string>;
  report: ColumnType<DayReport, string, string>;
}

/**
 * The amount that a day has posted for a booking, for an invoice that a company paid, or for cash; rows are only added.
 */
export interface JournalLineRow {
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
}

/**
 * Money that was taken and refunded, by its way; what stays cost, once their accounts are closed; and cash that came
 * into a till without a stay.
 */
export type PostedAccount = 'taken' | 'back' | 'room' | 'extras' | 'kept' | 'tax' | 'till';

/** The code by which the accountant's program knows an account. */
interface LedgerCodeRow {
  account: Fixed<LedgerAccount>;
  name: Fixed<string>;
  code: string;
}

/** The sums of what days have posted, for a query that groups their lines. */
export const POSTED_SUMS = [
  sql<Cents>`sum(base)::bigint`.as('base'),
  sql<Cents>`sum(amount)::bigint`.as('amount'),
] as const;
