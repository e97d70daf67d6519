import { type Kysely, sql } from 'kysely';

/** Actions of the front desk: blocks of rooms, and a log of every action. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('room_blocks')
    .addColumn('property_id', 'text', (column) => column.notNull().references('properties.id'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('check_in', 'date', (column) => column.notNull())
    .addColumn('check_out', 'date', (column) => column.notNull())
    .addColumn('rooms', 'integer', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('lifted_at', 'timestamptz')
    .addPrimaryKeyConstraint('room_blocks_pkey', ['property_id', 'id'])
    .addCheckConstraint('room_blocks_at_least_one_night', sql`check_in < check_out`)
    .addCheckConstraint('room_blocks_at_least_one_room', sql`rooms > 0`)
    .execute();
  await db.schema.createIndex('room_blocks_by_id').on('room_blocks').column('id').execute();

  await db.schema
    .createTable('desk_log')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .addColumn('who', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('details', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('desk_log_by_time').on('desk_log').column('at').execute();
}
