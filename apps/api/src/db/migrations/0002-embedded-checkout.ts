import { type Kysely, sql } from 'kysely';

/** The embedded checkout's own tables: sessions, refunds, the signing secret, and events until acknowledged. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('embedded_sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('idempotency_key', 'text', (column) => column.notNull().unique())
    .addColumn('request_hash', 'text', (column) => column.notNull())
    .addColumn('booking_id', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('lines', 'jsonb', (column) => column.notNull())
    .addColumn('total', 'bigint', (column) => column.notNull())
    .addColumn('success_url', 'text', (column) => column.notNull())
    .addColumn('cancel_url', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('payment_reference', 'text', (column) => column.notNull().unique())
    .addColumn('refunded', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('settles_at', 'timestamptz')
    .addColumn('settles_as', 'text')
    .addCheckConstraint(
      'embedded_sessions_status',
      sql`status in ('open', 'processing', 'paid', 'expired', 'failed')`,
    )
    .addCheckConstraint('embedded_sessions_refunded', sql`refunded between 0 and total`)
    .execute();
  await db.schema
    .createIndex('embedded_sessions_undecided')
    .on('embedded_sessions')
    .columns(['status', 'expires_at'])
    .where(sql<boolean>`status in ('open', 'processing')`)
    .execute();

  await db.schema
    .createTable('embedded_events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('next_attempt_at', 'timestamptz', (column) => column.notNull())
    .addColumn('delivered_at', 'timestamptz')
    .execute();
  await db.schema
    .createIndex('embedded_events_due')
    .on('embedded_events')
    .column('next_attempt_at')
    .where(sql<boolean>`delivered_at is null`)
    .execute();

  await db.schema
    .createTable('embedded_refunds')
    .addColumn('idempotency_key', 'text', (column) => column.primaryKey())
    .addColumn('payment_reference', 'text', (column) =>
      column.notNull().references('embedded_sessions.payment_reference'),
    )
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('embedded_secrets')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
}
