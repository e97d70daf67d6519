import { migrationOf } from './statements.ts';

/**
 * Changes of confirmed stays: those that wait for their payment with the nights that they hold, and those that were
 * made or ended. A refund of a change is one of several of a payment, so a payment no longer names its only refund.
 */
export const stayChanges = migrationOf(`
  create table stay_changes (
    id text primary key,
    booking_id text not null references bookings (id) on delete cascade,
    status text not null constraint stay_changes_status
      check (status in ('held', 'confirmed', 'expired', 'released', 'refunded')),
    key text,
    request_hash text,
    after jsonb not null,
    changes_before integer not null,
    due bigint not null,
    held jsonb not null,
    held_since timestamptz not null,
    held_until timestamptz not null,
    held_from text[],
    auth_session_id text not null,
    created_at timestamptz not null,
    status_changed_at timestamptz not null,
    checkout_provider text,
    checkout_title text,
    checkout_expires_at timestamptz,
    checkout_success_url text,
    checkout_cancel_url text,
    checkout_session_id text,
    checkout_url text
  );
  create index stay_changes_booking on stay_changes (booking_id);
  create unique index stay_changes_pending on stay_changes (booking_id) where status = 'held';
  create unique index stay_changes_session on stay_changes (checkout_session_id);
  create index stay_changes_held_until on stay_changes (held_until) where status = 'held';
  create index refunds_by_key on refunds (idempotency_key);
  create index stay_changes_held_from on stay_changes (created_at) where held_from is not null`);
