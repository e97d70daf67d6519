import type { Kysely } from 'kysely';

/** A mail can bring a date for the guest's calendar. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('outbox').addColumn('calendar', 'text').execute();
}
