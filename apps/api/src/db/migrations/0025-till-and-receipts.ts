import { migrationOf } from './statements.ts';

/** Receipts with their numbers, and the tills of people at the desk by day. */
export const tillAndReceipts = migrationOf(`
  create table receipts (
    number text primary key,
    year integer not null,
    serial integer not null,
    booking_id text not null references bookings (id),
    kind text not null constraint receipts_kind check (kind in ('receipt', 'credit-note')),
    -- No foreign key: a backup restores the rows of a table in any order.
    about text,
    content jsonb not null,
    issued_at timestamptz not null,
    issued_by text not null,
    constraint receipts_serial unique (year, serial)
  );
  create index receipts_of_booking on receipts (booking_id);
  create table till_moves (
    id text primary key,
    date date not null,
    person_id text not null references staff (id),
    kind text not null constraint till_moves_kind check (kind in ('float', 'pay-in', 'pay-out')),
    amount bigint not null,
    reason text not null,
    at timestamptz not null
  );
  create index till_moves_by_day on till_moves (date, person_id);
  create table till_signoffs (
    date date not null,
    person_id text not null references staff (id),
    cash_expected bigint not null,
    cash_counted bigint not null,
    terminal_expected bigint not null,
    terminal_counted bigint not null,
    note text not null,
    signed_by text not null references staff (id),
    signed_at timestamptz not null,
    primary key (date, person_id)
  );
  create index desk_log_by_action on desk_log (action, at);
  create index folio_entries_money on folio_entries (at) where kind in ('payment', 'refund')`);
