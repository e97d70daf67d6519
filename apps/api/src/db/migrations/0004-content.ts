import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The motel's content: what is and was published, and what is to be published next. */
export const content: Migration = {
  async up(db) {
    await sql`
      create table content_versions (
        version integer primary key,
        at timestamptz not null,
        author text not null,
        note text not null,
        texts jsonb not null
      )`.execute(db);
    await sql`
      create table content_drafts (
        name text primary key,
        text text,
        author text not null,
        at timestamptz not null,
        revision integer not null
      )`.execute(db);
  },
};
