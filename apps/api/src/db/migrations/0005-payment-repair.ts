import type { Kysely } from 'kysely';

/** Refunds that failed, and until when a provider's missed events have been requested. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('refunds').addColumn('failed_at', 'timestamptz').execute();
  await db.schema
    .createTable('event_cursors')
    .addColumn('provider', 'text', (column) => column.primaryKey())
    .addColumn('asked_until', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('embedded_events_by_time')
    .on('embedded_events')
    .columns(['created_at', 'id'])
    .execute();
}
