import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A migration of SQL alone: one statement after another, because PGlite takes no two at once. @param text with a `;` only between two */
export function migrationOf(text: string): Migration {
  return {
    async up(db) {
      for (const statement of text.split(';')) await sql.raw(statement).execute(db);
    },
  };
}
