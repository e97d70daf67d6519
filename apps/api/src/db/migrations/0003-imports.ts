import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Bookings that were brought over from a file. */
export const imports: Migration = {
  async up(db) {
    await sql`
      create table stay_imports (
        id text primary key,
        file text not null,
        by text not null,
        at timestamptz not null,
        stays integer not null,
        undone_at timestamptz
      )`.execute(db);
    await sql`
      create table imported_stays (
        booking_id text primary key references bookings (id) on delete cascade,
        import_id text not null references stay_imports (id)
      )`.execute(db);
    await sql`create index imported_stays_of_import on imported_stays (import_id)`.execute(db);
  },
};
