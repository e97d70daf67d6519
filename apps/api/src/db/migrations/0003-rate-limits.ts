import type { Kysely } from 'kysely';

/** How much of each limit is used up. Rows say nothing once their time has passed, and are deleted then. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('rate_limits')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('spent_until', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('rate_limits_spent').on('rate_limits').column('spent_until').execute();
}
