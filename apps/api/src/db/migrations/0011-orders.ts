import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The articles that a guest ordered with a stay, by their ids: so many of each (F31). */
export const orders: Migration = {
  async up(db) {
    await sql`alter table bookings add column orders jsonb not null default '{}'`.execute(db);
    await sql`create index bookings_with_orders on bookings (check_out) where orders <> '{}'::jsonb`.execute(
      db,
    );
  },
};
