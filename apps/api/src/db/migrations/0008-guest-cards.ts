import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Wishes and notes about guests, and guests who are one person. */
export const guestCards: Migration = {
  async up(db) {
    await sql`alter table guests add column merged_into text`.execute(db);
    await sql`create index guests_merged on guests (merged_into) where merged_into is not null`.execute(db);
    await sql`
      create table guest_cards (
        guest_id text primary key references guests (id) on delete cascade,
        wishes text not null,
        note text not null,
        not_again text,
        by text not null,
        at timestamptz not null
      )`.execute(db);
  },
};
