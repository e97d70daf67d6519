import { type Kysely, sql } from 'kysely';

/** Open items, i.e. money that needs a person, and mails that the desk has dismissed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('open_items')
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('payment_reference', 'text')
    // No foreign key: it may name a booking that is not in the database.
    .addColumn('booking_id', 'text')
    .addColumn('amount', 'bigint')
    .addColumn('noticed_at', 'timestamptz', (column) => column.notNull())
    .addColumn('settled_at', 'timestamptz')
    .addPrimaryKeyConstraint('open_items_pkey', ['provider', 'reference'])
    .execute();
  await db.schema.createIndex('open_items_of_booking').on('open_items').column('booking_id').execute();
  await db.schema
    .createIndex('open_items_unsettled')
    .on('open_items')
    .column('noticed_at')
    .where(sql.ref('settled_at'), 'is', null)
    .execute();
  // Events name a payment by its reference alone.
  await db.schema.createIndex('payments_by_reference').on('payments').column('reference').execute();
  await db.schema.alterTable('outbox').addColumn('let_go_at', 'timestamptz').execute();

  await sql`
    insert into open_items
      (provider, reference, kind, payment_reference, booking_id, amount, noticed_at)
    select checkouts.provider, refunds.payment_reference, 'refund-failed', refunds.payment_reference,
      refunds.booking_id, refunds.amount, refunds.failed_at
    from refunds
    join checkouts on checkouts.property_id = refunds.property_id and checkouts.booking_id = refunds.booking_id
    where refunds.failed_at is not null
    on conflict do nothing`.execute(db);
}
