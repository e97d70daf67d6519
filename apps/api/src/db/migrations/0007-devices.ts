import type { Kysely } from 'kysely';

/** Where HISTORY_SCOPE is `device`: which device sees which booking, and the links in mails to a booking. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('device_bookings')
    .addColumn('property_id', 'text', (column) => column.notNull())
    .addColumn('booking_id', 'text', (column) => column.notNull())
    .addColumn('device_hash', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('device_bookings_pkey', ['property_id', 'booking_id', 'device_hash'])
    .addForeignKeyConstraint(
      'device_bookings_booking',
      ['property_id', 'booking_id'],
      'bookings',
      ['property_id', 'id'],
      (reference) => reference.onDelete('cascade'),
    )
    .execute();

  await db.schema
    .createTable('stay_links')
    .addColumn('property_id', 'text', (column) => column.notNull())
    .addColumn('booking_id', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('stay_links_pkey', ['property_id', 'booking_id', 'token_hash'])
    .addForeignKeyConstraint(
      'stay_links_booking',
      ['property_id', 'booking_id'],
      'bookings',
      ['property_id', 'id'],
      (reference) => reference.onDelete('cascade'),
    )
    .execute();
  await db.schema.createIndex('stay_links_by_token').on('stay_links').column('token_hash').execute();

  await db.schema
    .alterTable('outbox')
    .addColumn('linked_property_id', 'text')
    .addColumn('linked_booking_id', 'text')
    .execute();
}
