import { migrationOf } from './statements.ts';

/** The embedded checkout's own tables: sessions, refunds, the signing secret, and events until acknowledged. */
export const embeddedCheckout = migrationOf(`
  create table embedded_sessions (
    id text primary key,
    idempotency_key text not null unique,
    request_hash text not null,
    booking_id text not null,
    title text not null,
    lines jsonb not null,
    total bigint not null,
    success_url text not null,
    cancel_url text not null,
    expires_at timestamptz not null,
    status text not null constraint embedded_sessions_status
      check (status in ('open', 'processing', 'paid', 'expired', 'failed')),
    payment_reference text not null unique,
    refunded bigint not null default 0,
    settles_at timestamptz,
    settles_as text,
    constraint embedded_sessions_refunded check (refunded between 0 and total)
  );
  create index embedded_sessions_undecided on embedded_sessions (status, expires_at)
    where status in ('open', 'processing');
  create table embedded_events (
    id text primary key,
    payload text not null,
    created_at timestamptz not null,
    attempts integer not null default 0,
    next_attempt_at timestamptz not null,
    delivered_at timestamptz
  );
  create index embedded_events_due on embedded_events (next_attempt_at) where delivered_at is null;
  create table embedded_refunds (
    idempotency_key text primary key,
    payment_reference text not null references embedded_sessions (payment_reference),
    amount bigint not null,
    created_at timestamptz not null
  );
  create table embedded_secrets (name text primary key, value text not null)`);
