import { randomInt } from 'node:crypto';
import { motel } from '@motel/content';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { runStatements } from './statements.ts';

/**
 * A booking is one row, known by its id alone, with a number for people and a folio: the price lines, payments and
 * refunds become entries of one ledger (D14, D15). A booking that ended has its charges credited except for what was
 * kept, so that its balance is what either side still owes.
 */
export const oneBooking: Migration = {
  async up(db) {
    await runStatements(db, WIDEN_BOOKINGS);
    await nameBookings(db);
    await runStatements(db, WRITE_FOLIOS);
    await runStatements(db, KEY_BY_ID);
  },
};

const WIDEN_BOOKINGS = `
  -- A statement of a guest's may take ten seconds. These rewrite every booking.
  set local statement_timeout = 0;
  alter table bookings
    add column reference text,
    add column guest_details jsonb,
    add column checkout_provider text,
    add column checkout_title text,
    add column checkout_expires_at timestamptz,
    add column checkout_success_url text,
    add column checkout_cancel_url text,
    add column checkout_session_id text,
    add column checkout_url text;
  update bookings set
    guest_details = jsonb_build_object(
      'firstname', firstname, 'lastname', lastname, 'email', email, 'phone', phone,
      'specialRequest', special_request),
    checkout_provider = checkouts.provider,
    checkout_title = checkouts.title,
    checkout_expires_at = checkouts.expires_at,
    checkout_success_url = checkouts.success_url,
    checkout_cancel_url = checkouts.cancel_url,
    checkout_session_id = checkouts.session_id,
    checkout_url = checkouts.url
  from checkouts
  where checkouts.property_id = bookings.property_id and checkouts.booking_id = bookings.id`;

/** Without the letters and digits that look or sound like another one. */
const ALPHABET = '234679ACDEFGHJKMNPQRTUVWXY';

async function nameBookings(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string }>`select id from bookings`.execute(db);
  const codes = new Set<string>();
  while (codes.size < rows.length) {
    codes.add(Array.from({ length: 5 }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join(''));
  }
  const words = motel.name.normalize('NFD').split(/[^\p{L}\p{M}]+/u);
  const initials = words.map((word) => word.charAt(0).toUpperCase()).filter((letter) => /[A-Z]/.test(letter));
  const prefix = initials.slice(0, 3).join('') || 'B';
  const named = [...codes].map((code, index) => ({ id: rows[index]?.id, reference: `${prefix}-${code}` }));
  await sql`
    update bookings set reference = named.reference
    from jsonb_to_recordset(${JSON.stringify(named)}::text::jsonb) as named (id text, reference text)
    where bookings.id = named.id`.execute(db);
}

const WRITE_FOLIOS = `
  update desk_log set subject = bookings.reference from bookings where bookings.id = desk_log.subject;
  create table folio_entries (
    booking_id text not null,
    position integer not null,
    kind text not null constraint folio_entries_kind check (kind in ('charge', 'payment', 'refund')),
    what text not null,
    label text,
    detail text,
    quantity integer not null,
    unit_amount bigint not null,
    amount bigint not null,
    rule text not null,
    tariff text,
    payment_reference text,
    session_id text,
    at timestamptz not null,
    by text not null,
    constraint folio_entries_pkey primary key (booking_id, position)
  );

  -- The price as it was sold. Of older bookings only the rooms' line shows by its columns how it was computed.
  insert into folio_entries
    (booking_id, position, kind, what, label, detail, quantity, unit_amount, amount, rule, tariff, at, by)
  select id, line.position, 'charge', line.what, line.label, line.detail,
    case when is_by_night then room_nights else 1 end,
    case when is_by_night then line.amount / room_nights else line.amount end,
    line.amount, 'Q9', 'standard', created_at, 'website'
  from bookings
  cross join lateral (
    select position, value ->> 'kind' as what, value ->> 'label' as label, value ->> 'detail' as detail,
      (value ->> 'amount')::bigint as amount
    from jsonb_array_elements(lines) with ordinality as element (value, position)
  ) line
  cross join lateral (select (check_out - check_in) * rooms as room_nights) sold
  cross join lateral (select line.what = 'rooms' and line.amount % room_nights = 0 as is_by_night) way;

  -- Each payment, each refund of ours, each refund made at the provider, and each that failed, in the order of time.
  insert into folio_entries
    (booking_id, position, kind, what, quantity, unit_amount, amount, rule, payment_reference, session_id, at, by)
  select booking_id,
    (select count(*) from folio_entries known where known.booking_id = happened.booking_id)
      + row_number() over (partition by booking_id order by at, step),
    kind, what, 1, amount, amount, 'L1', payment_reference, session_id, at, by
  from (
    select payments.booking_id, 1 as step, 'payment' as kind, 'card' as what, payments.amount,
      payments.reference as payment_reference, payments.session_id, payments.recorded_at as at,
      bookings.checkout_provider as by
    from payments join bookings on bookings.id = payments.booking_id
    union all
    select booking_id, 2, 'refund', reason, amount, payment_reference, null, requested_at, 'motel' from refunds
    union all
    select booking_id, 4, 'refund', 'refund-failed', -amount, payment_reference, null, failed_at, 'provider'
    from refunds where failed_at is not null
    union all
    select items.booking_id, 3, 'refund', 'refunded-elsewhere', items.amount, items.payment_reference, null,
      items.noticed_at, items.provider
    from open_items items join bookings on bookings.id = items.booking_id
    where items.kind = 'refunded-elsewhere'
  ) happened;

  -- A refund of ours that a person made at the provider before our request arrived is completed, and stands in the
  -- folio twice: ours and theirs. No more than the payment has gone back.
  insert into folio_entries
    (booking_id, position, kind, what, quantity, unit_amount, amount, rule, payment_reference, at, by)
  select booking_id, (select max(position) + 1 from folio_entries last where last.booking_id = payments.booking_id),
    'refund', 'refunded-once', 1, paid - refunded, paid - refunded, 'L1', payment_reference, at, 'motel'
  from (
    select booking_id, payment_reference, max(at) as at,
      sum(amount) filter (where kind = 'payment') as paid,
      sum(amount) filter (where kind = 'refund') as refunded
    from folio_entries where payment_reference is not null group by booking_id, payment_reference
  ) payments
  where refunded > paid and exists (
    select 1 from refunds
    where refunds.payment_reference = payments.payment_reference and settled_at is not null
  );

  -- Kept of a cancelled stay is what was paid for it and neither was refunded nor will be.
  insert into folio_entries
    (booking_id, position, kind, what, quantity, unit_amount, amount, rule, at, by)
  select id, entries + 1, 'charge', status, 1, kept - total, kept - total, 'L3', status_changed_at, 'motel'
  from bookings
  cross join lateral (
    select count(*) as entries,
      coalesce(sum(amount) filter (where kind = 'payment'), 0)
        - coalesce(sum(amount) filter (where kind = 'refund' and what <> 'refund-failed'), 0) as left_of_payments
    from folio_entries where booking_id = bookings.id
  ) money
  cross join lateral (
    select case when status = 'cancelled' then greatest(0, left_of_payments) else 0 end as kept
  ) keeping
  where status in ('expired', 'released', 'cancelled', 'refunded') and kept <> total`;

const KEY_BY_ID = `
  -- The progress of each refund of ours: its purpose is in the folio.
  alter table refunds
    drop constraint refunds_pkey, drop constraint refunds_payment,
    add column idempotency_key text, add column position integer;
  update refunds set
    idempotency_key = 'refund:' || refunds.payment_reference,
    position = (
      select min(position) from folio_entries
      where folio_entries.booking_id = refunds.booking_id and kind = 'refund'
        and what = refunds.reason and folio_entries.payment_reference = refunds.payment_reference
    );
  alter table refunds
    alter column idempotency_key set not null,
    alter column position set not null,
    drop column property_id, drop column amount, drop column reason, drop column requested_at,
    add constraint refunds_pkey primary key (booking_id, position),
    add constraint refunds_once unique (booking_id, idempotency_key);

  alter table device_bookings
    drop constraint device_bookings_booking, drop constraint device_bookings_pkey, drop column property_id,
    add constraint device_bookings_pkey primary key (booking_id, device_hash);
  alter table stay_links
    drop constraint stay_links_booking, drop constraint stay_links_pkey, drop column property_id,
    add constraint stay_links_pkey primary key (booking_id, token_hash);
  drop table payments, checkouts;
  drop index bookings_by_id;
  alter table bookings
    drop constraint bookings_pkey,
    add constraint bookings_pkey primary key (id),
    add constraint bookings_reference unique (reference),
    alter column reference set not null,
    alter column guest_details set not null,
    alter column checkout_provider set not null,
    alter column checkout_title set not null,
    alter column checkout_expires_at set not null,
    alter column checkout_success_url set not null,
    alter column checkout_cancel_url set not null,
    drop column firstname, drop column lastname, drop column email, drop column phone,
    drop column special_request, drop column lines, drop column total;
  create unique index bookings_by_code on bookings (right(reference, 5));
  create index bookings_by_session on bookings (checkout_session_id);
  create index refunds_open on refunds (next_attempt_at) where settled_at is null;
  alter table folio_entries
    add constraint folio_entries_booking foreign key (booking_id) references bookings (id) on delete cascade;
  create unique index folio_entries_payments on folio_entries (booking_id, payment_reference) where kind = 'payment';
  create index folio_entries_by_payment on folio_entries (payment_reference) where payment_reference is not null;
  alter table refunds
    add constraint refunds_entry foreign key (booking_id, position) references folio_entries (booking_id, position);
  alter table device_bookings
    add constraint device_bookings_booking foreign key (booking_id) references bookings (id) on delete cascade;
  alter table stay_links
    add constraint stay_links_booking foreign key (booking_id) references bookings (id) on delete cascade;
  alter table idempotency_keys drop column property_id;
  alter table outbox drop column linked_property_id;
  drop index room_blocks_by_id;
  alter table room_blocks
    drop constraint room_blocks_pkey, add constraint room_blocks_pkey primary key (id);

  -- Whole milliseconds add up the same on every node, where timestamptz + interval depends on a session's settings.
  drop index rate_limits_spent;
  alter table rate_limits
    alter column spent_until type bigint using (extract(epoch from spent_until) * 1000)::bigint;
  create index rate_limits_spent on rate_limits (spent_until)`;
