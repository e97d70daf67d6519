import type { Kysely } from 'kysely';

/** How much of each limit is used up. A row has no effect once its time has passed, and is then deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('rate_limits')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('spent_until', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('rate_limits_spent').on('rate_limits').column('spent_until').execute();
}
