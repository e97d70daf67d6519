import { sql } from 'kysely';
import type { Database, Db } from './database.ts';

/** Every table that a migration has ever made; one that refers to another stands after it. */
const TABLES: Record<keyof Database, true> = {
  properties: true,
  nights: true,
  room_blocks: true,
  guests: true,
  auth_sessions: true,
  bookings: true,
  idempotency_keys: true,
  checkouts: true,
  payments: true,
  refunds: true,
  open_items: true,
  device_bookings: true,
  stay_links: true,
  payment_events: true,
  event_cursors: true,
  outbox: true,
  feedback: true,
  desk_log: true,
  rate_limits: true,
  embedded_sessions: true,
  embedded_refunds: true,
  embedded_events: true,
  embedded_secrets: true,
};

/** The motel's tables that this database has, in an order in which they can be filled. */
export async function motelTables(db: Db): Promise<(keyof Database)[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema()`.execute(db);
  const present = new Set(rows.map(({ name }) => name));
  return (Object.keys(TABLES) as (keyof Database)[]).filter((table) => present.has(table));
}
