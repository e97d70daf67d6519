import { sql } from 'kysely';
import type { Db } from '../database.ts';
import { inTransaction } from '../in-transaction.ts';
import { LAST_BEFORE, lastMigration } from '../migrate.ts';
import { runStatements } from './statements.ts';

/**
 * Carries a database from before 0.2.0 over, in one transaction: everything that asks a guest for money becomes a row of one
 * table, and the migrations until then become one.
 * @throws Error for any other database, which stays unchanged
 */
export async function carryOver(db: Db): Promise<void> {
  const found = await lastMigration(db);
  if (found !== LAST_BEFORE) {
    throw new Error(`The database's last migration is ${found ?? 'none'}, and not ${LAST_BEFORE}.`);
  }
  await inTransaction(db, async (trx) => {
    await runStatements(trx, STATEMENTS);
    await sql`delete from kysely_migration`.execute(trx);
    const at = new Date().toISOString();
    await sql`insert into kysely_migration (name, timestamp) values ('0001-schema', ${at})`.execute(trx);
  });
}

const STATEMENTS = `
  set local statement_timeout = 0;
  create table payment_requests (
    id text primary key,
    booking_id text not null references bookings (id) on delete cascade,
    purpose text not null constraint payment_requests_purpose check (purpose in ('stay', 'change', 'balance')),
    status text not null constraint payment_requests_status check (status in ('open', 'paid', 'ended')),
    amount bigint not null,
    held jsonb not null,
    held_since timestamptz not null,
    held_from text[],
    open_until timestamptz not null,
    guest_id text not null,
    auth_session_id text,
    provider text not null,
    title text not null,
    expires_at timestamptz not null,
    success_url text not null,
    cancel_url text not null,
    session_id text,
    url text,
    created_at timestamptz not null,
    status_changed_at timestamptz not null
  );
  insert into payment_requests
  select id, id, 'stay',
    case
      when status = 'held' then 'open'
      when exists (
        select 1 from folio_entries where booking_id = bookings.id and session_id = checkout_session_id and kind = 'payment'
      ) then 'paid'
      else 'ended' end,
    coalesce((
      select sum(amount) from folio_entries line where line.booking_id = bookings.id and line.kind = 'charge'
        and line.position < coalesce((
          select min(position) from folio_entries where booking_id = bookings.id and rule in ('L3', 'L4')), 2147483647)), 0),
    jsonb_build_array(jsonb_build_object(
      'propertyId', property_id, 'checkIn', check_in, 'checkOut', check_out, 'rooms', rooms)),
    held_since, held_from, held_until, guest_id, auth_session_id, checkout_provider, checkout_title, checkout_expires_at,
    checkout_success_url, checkout_cancel_url, checkout_session_id, checkout_url, created_at, status_changed_at
  from bookings
  where status = 'held' or held_from is not null or checkout_session_id is not null;
  insert into payment_requests
  select change.id, booking_id, 'change',
    case change.status when 'held' then 'open' when 'confirmed' then 'paid' else 'ended' end,
    due, held, change.held_since, change.held_from, change.held_until, guest_id, change.auth_session_id,
    change.checkout_provider, change.checkout_title, change.checkout_expires_at, change.checkout_success_url,
    change.checkout_cancel_url, change.checkout_session_id, change.checkout_url, change.created_at, change.status_changed_at
  from stay_changes change join bookings on bookings.id = change.booking_id
  where change.checkout_provider is not null;
  insert into payment_requests
  select link.id, booking_id, 'balance', link.status, amount, '[]', link.created_at, null, link.checkout_expires_at, guest_id,
    null, link.checkout_provider, link.checkout_title, link.checkout_expires_at, link.checkout_success_url,
    link.checkout_cancel_url, link.checkout_session_id, link.checkout_url, link.created_at, link.status_changed_at
  from payment_links link join bookings on bookings.id = link.booking_id;
  create index payment_requests_of on payment_requests (booking_id);
  create unique index payment_requests_open on payment_requests (booking_id, purpose) where status = 'open';
  create unique index payment_requests_session on payment_requests (session_id);
  create index payment_requests_until on payment_requests (open_until) where status = 'open';
  create index payment_requests_held_from on payment_requests (created_at) where held_from is not null;
  alter table bookings add column site text;
  update bookings set site = substring(checkout_success_url from '^[a-z]+://[^/]+');
  alter table bookings alter column site set not null;
  alter table bookings drop column held_until, drop column held_since, drop column held_from,
    drop column checkout_provider, drop column checkout_title, drop column checkout_expires_at,
    drop column checkout_success_url, drop column checkout_cancel_url, drop column checkout_session_id, drop column checkout_url;
  alter table stay_changes add column by_guest boolean;
  update stay_changes set by_guest = auth_session_id is not null;
  alter table stay_changes alter column by_guest set not null;
  alter table stay_changes drop column held, drop column held_since, drop column held_until, drop column held_from,
    drop column auth_session_id, drop column checkout_provider, drop column checkout_title, drop column checkout_expires_at,
    drop column checkout_success_url, drop column checkout_cancel_url, drop column checkout_session_id, drop column checkout_url;
  drop table payment_links`;
