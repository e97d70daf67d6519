import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The motel's content: what is and was published, what is to be published next, and the address that shows it. */
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
        at timestamptz not null
      )`.execute(db);
    await sql`
      create table content_previews (
        secret text primary key,
        until timestamptz not null
      )`.execute(db);
  },
};
