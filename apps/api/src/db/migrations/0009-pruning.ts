import { type Kysely, sql } from 'kysely';

/** Indexes that find records to prune, and count open ones, without reading a whole table. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('auth_sessions_by_end').on('auth_sessions').column('expires_at').execute();
  await db.schema.createIndex('auth_sessions_of_guest').on('auth_sessions').column('guest_id').execute();
  await db.schema
    .createIndex('bookings_unpaid')
    .on('bookings')
    .column('status_changed_at')
    .where(sql<boolean>`status in ('expired', 'released')`)
    .execute();
  await db.schema
    .createIndex('idempotency_keys_by_time')
    .on('idempotency_keys')
    .column('created_at')
    .execute();
  await db.schema.createIndex('payment_events_by_time').on('payment_events').column('received_at').execute();
  await db.schema.createIndex('outbox_by_time').on('outbox').column('created_at').execute();
  await db.schema
    .createIndex('refunds_open')
    .on('refunds')
    .column('requested_at')
    .where(sql.ref('settled_at'), 'is', null)
    .execute();
}
