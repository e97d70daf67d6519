import { type Kysely, sql } from 'kysely';

/**
 * Rooms, guests, bookings and their money. `property_id` comes first in the keys of tables that grow with the
 * bookings, and nothing here needs triggers, advisory locks or exclusion constraints, so that the same schema
 * runs on distributed Postgres engines. Money is bigint cents; the application writes the instants.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createRooms(db);
  await createGuests(db);
  await createBookings(db);
  await createMoney(db);
  await createMessages(db);
}

async function createRooms(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('properties')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('is_listed', 'boolean', (column) => column.notNull())
    .addColumn('in_stock', 'boolean', (column) => column.notNull())
    .addColumn('capacity', 'integer', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('room_type', 'text', (column) => column.notNull())
    .addColumn('price_per_night', 'bigint', (column) => column.notNull())
    .addColumn('pet_fee_per_pet', 'bigint', (column) => column.notNull())
    .addColumn('extra_person_charge', 'bigint', (column) => column.notNull())
    .addColumn('default_allowed_persons', 'integer')
    .addColumn('is_pet_friendly', 'boolean', (column) => column.notNull())
    .addColumn('allowed_pets', 'integer', (column) => column.notNull())
    .addColumn('is_smoking_allowed', 'boolean', (column) => column.notNull())
    .addColumn('facts', 'jsonb', (column) => column.notNull())
    .addCheckConstraint('properties_capacity', sql`capacity >= 0`)
    .execute();

  await db.schema
    .createTable('nights')
    .addColumn('property_id', 'text', (column) => column.notNull().references('properties.id'))
    .addColumn('date', 'date', (column) => column.notNull())
    .addColumn('capacity', 'integer', (column) => column.notNull())
    .addColumn('sold', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('nights_pkey', ['property_id', 'date'])
    .addCheckConstraint('nights_sold_within_capacity', sql`sold between 0 and capacity`)
    .execute();
}

async function createGuests(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('guests')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('mobile', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('auth_sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('guest_id', 'text', (column) => column.notNull().references('guests.id'))
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addColumn('revoked_at', 'timestamptz')
    .execute();
}

async function createBookings(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('bookings')
    .addColumn('property_id', 'text', (column) => column.notNull().references('properties.id'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('guest_id', 'text', (column) => column.notNull().references('guests.id'))
    // No foreign key: a booking outlives the session in which it was made.
    .addColumn('auth_session_id', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('check_in', 'date', (column) => column.notNull())
    .addColumn('check_out', 'date', (column) => column.notNull())
    .addColumn('rooms', 'integer', (column) => column.notNull())
    .addColumn('adults', 'integer', (column) => column.notNull())
    .addColumn('children', 'integer', (column) => column.notNull())
    .addColumn('infants', 'integer', (column) => column.notNull())
    .addColumn('pets', 'integer', (column) => column.notNull())
    .addColumn('extra_persons', 'integer', (column) => column.notNull())
    .addColumn('firstname', 'text', (column) => column.notNull())
    .addColumn('lastname', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('special_request', 'text', (column) => column.notNull())
    .addColumn('lines', 'jsonb', (column) => column.notNull())
    .addColumn('total', 'bigint', (column) => column.notNull())
    .addColumn('one_night_total', 'bigint', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('extends_booking_id', 'text')
    .addColumn('held_until', 'timestamptz', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('status_changed_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('bookings_pkey', ['property_id', 'id'])
    .addCheckConstraint(
      'bookings_status',
      sql`status in ('held', 'confirmed', 'expired', 'released', 'cancelled', 'refunded')`,
    )
    .addCheckConstraint('bookings_at_least_one_night', sql`check_in < check_out`)
    .addCheckConstraint('bookings_at_least_one_room', sql`rooms > 0`)
    .execute();
  // Payment events name a booking by its id alone.
  await db.schema.createIndex('bookings_by_id').on('bookings').column('id').execute();
  await db.schema
    .createIndex('bookings_of_guest')
    .on('bookings')
    .columns(['guest_id', 'created_at'])
    .execute();
  await db.schema
    .createIndex('bookings_holds')
    .on('bookings')
    .column('held_until')
    .where(sql.ref('status'), '=', sql.lit('held'))
    .execute();

  await db.schema
    .createTable('idempotency_keys')
    .addColumn('guest_id', 'text', (column) => column.notNull().references('guests.id'))
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('request_hash', 'text', (column) => column.notNull())
    .addColumn('property_id', 'text', (column) => column.notNull())
    .addColumn('booking_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('idempotency_keys_pkey', ['guest_id', 'key'])
    .execute();
}

async function createMoney(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('checkouts')
    .addColumn('property_id', 'text', (column) => column.notNull())
    .addColumn('booking_id', 'text', (column) => column.notNull())
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('idempotency_key', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('success_url', 'text', (column) => column.notNull())
    .addColumn('cancel_url', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('session_id', 'text')
    .addColumn('url', 'text')
    .addPrimaryKeyConstraint('checkouts_pkey', ['property_id', 'booking_id'])
    .addForeignKeyConstraint('checkouts_booking', ['property_id', 'booking_id'], 'bookings', [
      'property_id',
      'id',
    ])
    .execute();
  await db.schema.createIndex('checkouts_by_session').on('checkouts').column('session_id').execute();

  await db.schema
    .createTable('payments')
    .addColumn('property_id', 'text', (column) => column.notNull())
    .addColumn('booking_id', 'text', (column) => column.notNull())
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('session_id', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('recorded_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('payments_pkey', ['property_id', 'booking_id', 'reference'])
    .addForeignKeyConstraint('payments_booking', ['property_id', 'booking_id'], 'bookings', [
      'property_id',
      'id',
    ])
    .execute();

  // One for each payment: it is refunded once.
  await db.schema
    .createTable('refunds')
    .addColumn('property_id', 'text', (column) => column.notNull())
    .addColumn('booking_id', 'text', (column) => column.notNull())
    .addColumn('payment_reference', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('requested_at', 'timestamptz', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('next_attempt_at', 'timestamptz', (column) => column.notNull())
    .addColumn('sent_at', 'timestamptz')
    .addColumn('settled_at', 'timestamptz')
    .addPrimaryKeyConstraint('refunds_pkey', ['property_id', 'booking_id', 'payment_reference'])
    .addForeignKeyConstraint(
      'refunds_payment',
      ['property_id', 'booking_id', 'payment_reference'],
      'payments',
      ['property_id', 'booking_id', 'reference'],
    )
    .execute();
  await db.schema.createIndex('refunds_by_reference').on('refunds').column('payment_reference').execute();
  await db.schema
    .createIndex('refunds_due')
    .on('refunds')
    .column('next_attempt_at')
    .where(sql.ref('sent_at'), 'is', null)
    .execute();

  await db.schema
    .createTable('payment_events')
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('event_id', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('session_id', 'text')
    .addColumn('received_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('payment_events_pkey', ['provider', 'event_id'])
    .execute();
}

async function createMessages(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('feedback')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('outbox')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('dedupe_key', 'text', (column) => column.notNull().unique())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('reply_to', 'text')
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('next_attempt_at', 'timestamptz', (column) => column.notNull())
    .addColumn('sent_at', 'timestamptz')
    .addColumn('last_error', 'text')
    .execute();
  await db.schema
    .createIndex('outbox_due')
    .on('outbox')
    .column('next_attempt_at')
    .where(sql.ref('sent_at'), 'is', null)
    .execute();
}
