import type { Kysely } from 'kysely';

/** A mail can have a date for the guest's calendar attached. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('outbox').addColumn('calendar', 'text').execute();
}
