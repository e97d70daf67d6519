import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The day until which the rest of a stay's price is to be paid, where a deposit confirmed it. */
export const deposits: Migration = {
  async up(db) {
    await sql`alter table bookings add column rest_due date`.execute(db);
    await sql`create index bookings_rest_due on bookings (rest_due) where rest_due is not null`.execute(db);
  },
};
