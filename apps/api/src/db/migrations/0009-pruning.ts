import { migrationOf } from './statements.ts';

/** Indexes that find records to prune, and count open ones, without reading a whole table. */
export const pruning = migrationOf(`
  create index auth_sessions_by_end on auth_sessions (expires_at);
  create index auth_sessions_of_guest on auth_sessions (guest_id);
  create index bookings_unpaid on bookings (status_changed_at) where status in ('expired', 'released');
  create index idempotency_keys_by_time on idempotency_keys (created_at);
  create index payment_events_by_time on payment_events (received_at);
  create index outbox_by_time on outbox (created_at);
  create index refunds_open on refunds (requested_at) where settled_at is null`);
