import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The card that guarantees a stay, by the provider's reference, and the terms that its guest accepted. */
export const guarantees: Migration = {
  async up(db) {
    await sql`alter table bookings add column guarantee text`.execute(db);
    await sql`alter table bookings add column accepted_terms text not null default ''`.execute(db);
  },
};
