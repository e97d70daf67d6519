import { migrationOf } from './statements.ts';

/**
 * Stays that the desk books and changes for guests: they belong to no guest's session, and the rest of a price is paid by
 * a link.
 */
export const deskStays = migrationOf(`
  alter table bookings alter column auth_session_id drop not null;
  alter table bookings add column car text not null default '';
  alter table stay_changes alter column auth_session_id drop not null;
  create table payment_links (
    id text primary key,
    booking_id text not null references bookings (id) on delete cascade,
    amount bigint not null,
    status text not null constraint payment_links_status check (status in ('open', 'paid', 'ended')),
    created_at timestamptz not null,
    status_changed_at timestamptz not null,
    checkout_provider text not null,
    checkout_title text not null,
    checkout_expires_at timestamptz not null,
    checkout_success_url text not null,
    checkout_cancel_url text not null,
    checkout_session_id text,
    checkout_url text
  );
  create unique index payment_links_open on payment_links (booking_id) where status = 'open';
  create index payment_links_of on payment_links (booking_id);
  create unique index payment_links_session on payment_links (checkout_session_id)`);
