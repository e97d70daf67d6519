import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The language in which a stay was booked. */
export const languages: Migration = {
  async up(db) {
    await sql`alter table bookings add column language text not null default 'en'`.execute(db);
  },
};
