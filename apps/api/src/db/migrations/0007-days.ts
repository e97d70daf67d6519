import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Days that have ended with their reports, what each has posted to the journal, and the accountant's codes. */
export const days: Migration = {
  async up(db) {
    await sql`
      create table ended_days (
        date date primary key,
        until timestamptz not null,
        ended_at timestamptz not null,
        by text not null,
        report jsonb not null
      )`.execute(db);
    await sql`
      create table journal_lines (
        booking_id text not null,
        date date not null references ended_days (date),
        account text not null,
        name text not null,
        percent double precision not null,
        base bigint not null,
        amount bigint not null,
        primary key (booking_id, date, account, name, percent)
      )`.execute(db);
    await sql`create index journal_lines_by_day on journal_lines (date)`.execute(db);
    await sql`
      create table ledger_codes (
        account text not null,
        name text not null,
        code text not null,
        primary key (account, name)
      )`.execute(db);
    await sql`
      create index folio_entries_later on folio_entries (at)
      where kind = 'charge' and rule in ('L3', 'L4', 'L5', 'F29')`.execute(db);
    await sql`
      create index bookings_decided on bookings (status_changed_at)
      where status in ('confirmed', 'cancelled', 'refunded')`.execute(db);
  },
};
