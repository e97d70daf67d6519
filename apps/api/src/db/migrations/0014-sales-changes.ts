import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A row for each change of what is sold, by which processes see that the answers that they keep are old. */
export const salesChanges: Migration = {
  async up(db) {
    await sql`create table sales_changes (id bigint primary key)`.execute(db);
  },
};
