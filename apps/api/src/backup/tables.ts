import { sql } from 'kysely';
import type { Database, Db } from '../db/index.ts';

export type MotelTable = keyof Database;

/** Every table that a migration has ever created; one that refers to another comes after it. */
const TABLES: Record<MotelTable, true> = {
  properties: true,
  tariff_versions: true,
  content_versions: true,
  content_drafts: true,
  content_previews: true,
  pictures: true,
  promotion_codes: true,
  nights: true,
  sales_changes: true,
  room_blocks: true,
  guests: true,
  guest_cards: true,
  auth_sessions: true,
  orders: true,
  bookings: true,
  waiting: true,
  folio_entries: true,
  stay_imports: true,
  imported_stays: true,
  idempotency_keys: true,
  stay_changes: true,
  payment_requests: true,
  refunds: true,
  open_items: true,
  device_bookings: true,
  stay_links: true,
  payment_events: true,
  event_cursors: true,
  installation: true,
  outbox: true,
  feedback: true,
  rooms: true,
  room_closures: true,
  room_nights: true,
  room_cleanings: true,
  stay_wishes: true,
  staff: true,
  staff_passkeys: true,
  staff_invitations: true,
  staff_challenges: true,
  staff_sessions: true,
  desk_keys: true,
  desk_log: true,
  desk_notes: true,
  receipts: true,
  companies: true,
  stay_payers: true,
  invoices: true,
  vouchers: true,
  account_payments: true,
  ended_days: true,
  journal_lines: true,
  ledger_codes: true,
  till_moves: true,
  till_signoffs: true,
  processes: true,
  rate_limits: true,
  log_secrets: true,
  embedded_sessions: true,
  embedded_refunds: true,
  embedded_events: true,
  embedded_secrets: true,
};

/** The motel's tables in this database, in an order in which they can be filled. */
export async function motelTables(db: Db): Promise<MotelTable[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema()`.execute(db);
  const present = new Set(rows.map(({ name }) => name));
  return (Object.keys(TABLES) as MotelTable[]).filter((table) => present.has(table));
}

export async function countRows(db: Db, table: MotelTable): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from ${sql.table(table)}`.execute(db);
  return rows[0]?.count ?? 0;
}
