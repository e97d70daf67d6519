import { type QueryExecutorProvider, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A migration of SQL alone. @param text as `runStatements` takes it */
export function migrationOf(text: string): Migration {
  return { up: (db) => runStatements(db, text) };
}

/** Runs one statement after another, because PGlite takes no two at once. @param text with a `;` only between two */
export async function runStatements(db: QueryExecutorProvider, text: string): Promise<void> {
  for (const statement of text.split(';')) await sql.raw(statement).execute(db);
}
