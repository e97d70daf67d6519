import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A company may pay for a stay without its articles, and an invoice may be credited in parts. */
export const credits: Migration = {
  async up(db) {
    await sql`alter table invoices drop constraint invoices_about_key`.execute(db);
    await sql`create index invoices_about on invoices (about)`.execute(db);
    await sql`alter table stay_payers add column covers text not null default 'all'`.execute(db);
    await sql`alter table stay_payers add constraint stay_payers_covers check (covers in ('all', 'stay'))`.execute(
      db,
    );
  },
};
