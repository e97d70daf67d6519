import { migrationOf } from './statements.ts';

/** Refunds that failed, and until when a provider's missed events have been requested. */
export const paymentRepair = migrationOf(`
  alter table refunds add column failed_at timestamptz;
  create table event_cursors (provider text primary key, asked_until timestamptz not null);
  create index embedded_events_by_time on embedded_events (created_at, id)`);
