import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The tax that a charge of a fixed amount is (F17). */
export const fixedTaxes: Migration = {
  async up(db) {
    await sql`alter table folio_entries add column tax jsonb`.execute(db);
  },
};
