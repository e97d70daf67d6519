import { migrationOf } from './migration-of.ts';

/** All tables, in an order in which they can be filled. */
export const schema = migrationOf(`
  -- What is sold
  create table properties (
    id text primary key,
    position integer not null,
    is_listed boolean not null,
    in_stock boolean not null,
    capacity integer not null,
    title text not null,
    room_type text not null,
    default_allowed_persons integer,
    is_pet_friendly boolean not null,
    allowed_pets integer not null,
    is_smoking_allowed boolean not null,
    facts jsonb not null,
    counted_by_desk boolean not null default false,
    constraint properties_capacity check (capacity >= 0)
  );
  create table tariff_versions (
    version integer primary key,
    at timestamptz not null,
    author text not null,
    note text not null,
    tariff json not null,
    constraint tariff_versions_version_check check (version > 0)
  );
  create index tariff_versions_by_time on tariff_versions (at);
  create table promotion_codes (
    code text primary key
  );
  create table nights (
    property_id text not null references properties (id),
    date date not null,
    capacity integer not null,
    sold integer not null,
    constraint nights_sold_within_capacity check ((sold >= 0) and (sold <= capacity)),
    primary key (property_id, date)
  );
  create table room_blocks (
    id text primary key,
    property_id text not null references properties (id),
    check_in date not null,
    check_out date not null,
    rooms integer not null,
    reason text not null,
    created_at timestamptz not null,
    lifted_at timestamptz,
    constraint room_blocks_at_least_one_night check (check_in < check_out),
    constraint room_blocks_at_least_one_room check (rooms > 0)
  );
  create table sales_changes (
    id bigint primary key
  );
  -- Guests
  create table guests (
    id text primary key,
    mobile text unique,
    created_at timestamptz not null,
    merged_into text
  );
  create index guests_by_end_of_mobile on guests (reverse(mobile) text_pattern_ops);
  create index guests_merged on guests (merged_into) where merged_into is not null;
  create table guest_cards (
    guest_id text primary key references guests (id) on delete cascade,
    wishes text not null,
    note text not null,
    not_again text,
    by text not null,
    at timestamptz not null
  );
  create table auth_sessions (
    id text primary key,
    guest_id text not null references guests (id),
    token_hash text not null unique,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    revoked_at timestamptz,
    shows_number boolean not null default false
  );
  create index auth_sessions_by_end on auth_sessions (expires_at);
  create index auth_sessions_of_guest on auth_sessions (guest_id);
  -- Bookings, and what is asked and paid for them
  create table orders (
    id text primary key,
    name text not null,
    po text not null,
    booked_by text not null,
    release_on date,
    created_at timestamptz not null
  );
  create index orders_to_release on orders (release_on) where release_on is not null;
  create table bookings (
    id text primary key,
    property_id text not null references properties (id),
    guest_id text not null references guests (id),
    auth_session_id text,
    source text not null,
    status text not null,
    check_in date not null,
    check_out date not null,
    rooms integer not null,
    adults integer not null,
    children integer not null,
    infants integer not null,
    pets integer not null,
    extra_persons integer not null,
    late_charge bigint not null,
    action text not null,
    extends_booking_id text,
    created_at timestamptz not null,
    status_changed_at timestamptz not null,
    reference text not null constraint bookings_reference unique,
    guest_details jsonb not null,
    free_hours integer,
    keep text not null,
    more_terms jsonb not null default '{}',
    plan_id text,
    plan_label text,
    nights jsonb not null,
    promotion_code text,
    arrived_at timestamptz,
    left_at timestamptz,
    car text not null default '',
    expected_time text,
    site text not null,
    language text not null default 'en',
    rest_due date,
    orders jsonb not null default '{}',
    exempt jsonb not null default '{}',
    guarantee text,
    accepted_terms text not null default '',
    order_id text references orders (id),
    constraint bookings_at_least_one_night check (check_in < check_out),
    constraint bookings_at_least_one_room check (rooms > 0),
    constraint bookings_source check (source in ('website', 'desk', 'import')),
    constraint bookings_status check (status in ('held', 'confirmed', 'expired', 'released', 'cancelled', 'refunded'))
  );
  create unique index bookings_by_code on bookings (right(reference, 5));
  create index bookings_by_email on bookings (lower(guest_details ->> 'email') text_pattern_ops);
  create index bookings_by_nights on bookings using gist (daterange(check_in, check_out));
  create index bookings_by_time on bookings (created_at);
  create index bookings_of_order on bookings (order_id) where order_id is not null;
  create index bookings_by_words on bookings using gin (array_to_tsvector(string_to_array(trim(regexp_replace(translate(left(lower(
    reference || ' ' || regexp_replace(coalesce(guest_details ->> 'phone', ''), '[^0-9]', '', 'g')
    || ' ' || right(regexp_replace(coalesce(guest_details ->> 'phone', ''), '[^0-9]', '', 'g'), 10)
    || ' ' || reverse(regexp_replace(coalesce(guest_details ->> 'phone', ''), '[^0-9]', '', 'g'))
    || ' ' || coalesce(guest_details ->> 'firstname', '') || ' ' || coalesce(guest_details ->> 'lastname', '')
    || ' ' || split_part(coalesce(guest_details ->> 'email', ''), '@', 1)), 500), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝ', 'aaaaaaceeeeiiiinooooouuuuyyaaaaaaceeeeiiiinooooouuuuy'), '[^a-z0-9\\u0080-\\u1fff\\u2070-\\uffff]+', ' ', 'g')), ' ')));
  create index bookings_came on bookings (arrived_at) where arrived_at is not null;
  create index bookings_decided on bookings (status_changed_at) where status in ('confirmed', 'cancelled', 'refunded');
  create index bookings_in_house on bookings (check_out) where arrived_at is not null and left_at is null;
  create index bookings_left on bookings (left_at) where left_at is not null;
  create index bookings_not_come on bookings (check_in) where status = 'confirmed' and arrived_at is null;
  create index bookings_of_guest on bookings (guest_id, created_at);
  create index bookings_promotion_code on bookings (promotion_code) where promotion_code is not null;
  create index bookings_rest_due on bookings (rest_due) where rest_due is not null;
  create index bookings_unpaid on bookings (status_changed_at) where status in ('expired', 'released');
  create index bookings_with_orders on bookings (check_out) where orders <> '{}'::jsonb;
  create index bookings_without_stay on bookings (status) where status in ('held', 'expired', 'released', 'refunded');
  create table waiting (
    id text primary key,
    type_id text not null references properties (id),
    check_in date not null,
    check_out date not null,
    party jsonb not null,
    guest jsonb not null,
    joined_at timestamptz not null,
    booking_id text references bookings (id) on delete cascade
  );
  create table folio_entries (
    booking_id text not null constraint folio_entries_booking references bookings (id) on delete cascade,
    position integer not null,
    kind text not null,
    part text,
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
    share jsonb,
    tax jsonb,
    by_tariff bigint,
    constraint folio_entries_kind check (kind in ('charge', 'payment', 'refund')),
    constraint folio_entries_part check ((kind = 'charge') = (part is not null) and part in (
      'room', 'extra', 'tax', 'article', 'article-tax', 'allowance', 'kept', 'reversal', 'closing')),
    constraint folio_entries_refund check ((kind <> 'refund') or (amount > 0) or what in ('refund-failed', 'refunded-once', 'moved')),
    primary key (booking_id, position)
  );
  create index folio_entries_by_payment on folio_entries (payment_reference) where payment_reference is not null;
  create index folio_entries_by_session on folio_entries (session_id) where session_id is not null;
  create index folio_entries_later on folio_entries (at) where part in (
    'closing', 'reversal', 'allowance', 'article', 'article-tax');
  create index folio_entries_money on folio_entries (at) where kind in ('payment', 'refund');
  create index folio_entries_by_voucher on folio_entries (split_part(payment_reference, ':', 2))
    where payment_reference like 'desk:%:%';
  create unique index folio_entries_payments on folio_entries (booking_id, payment_reference) where kind = 'payment';
  create table idempotency_keys (
    guest_id text not null references guests (id),
    key text not null,
    request_hash text not null,
    booking_id text not null,
    created_at timestamptz not null,
    primary key (guest_id, key)
  );
  create index idempotency_keys_by_time on idempotency_keys (created_at);
  create table stay_changes (
    id text primary key,
    booking_id text not null references bookings (id) on delete cascade,
    status text not null,
    key text,
    request_hash text,
    after jsonb not null,
    changes_before integer not null,
    due bigint not null,
    created_at timestamptz not null,
    status_changed_at timestamptz not null,
    by_guest boolean not null,
    constraint stay_changes_status check (status in ('held', 'confirmed', 'expired', 'released', 'refunded'))
  );
  create index stay_changes_booking on stay_changes (booking_id);
  create unique index stay_changes_pending on stay_changes (booking_id) where status = 'held';
  create table payment_requests (
    id text primary key,
    booking_id text not null references bookings (id) on delete cascade,
    purpose text not null,
    status text not null,
    amount bigint not null,
    held jsonb not null,
    held_since timestamptz not null,
    held_from text[],
    open_until timestamptz not null,
    guest_id text not null,
    auth_session_id text,
    provider text not null,
    parts jsonb,
    title text not null,
    expires_at timestamptz not null,
    success_url text not null,
    cancel_url text not null,
    session_id text,
    url text,
    created_at timestamptz not null,
    status_changed_at timestamptz not null,
    constraint payment_requests_purpose check (purpose in ('stay', 'change', 'balance')),
    constraint payment_requests_status check (status in ('open', 'paid', 'ended'))
  );
  create index payment_requests_held_from on payment_requests (created_at) where held_from is not null;
  create index payment_requests_of on payment_requests (booking_id);
  create unique index payment_requests_open on payment_requests (booking_id, purpose) where status = 'open';
  create unique index payment_requests_session on payment_requests (session_id);
  create index payment_requests_until on payment_requests (open_until) where status = 'open';
  create table refunds (
    booking_id text not null,
    payment_reference text not null,
    attempts integer not null default 0,
    next_attempt_at timestamptz not null,
    sent_at timestamptz,
    settled_at timestamptz,
    failed_at timestamptz,
    idempotency_key text not null,
    position integer not null,
    primary key (booking_id, position),
    constraint refunds_once unique (booking_id, idempotency_key),
    constraint refunds_entry foreign key (booking_id, position) references folio_entries (booking_id, position)
  );
  create index refunds_by_key on refunds (idempotency_key);
  create index refunds_by_reference on refunds (payment_reference);
  create index refunds_due on refunds (next_attempt_at) where sent_at is null;
  create index refunds_open on refunds (next_attempt_at) where settled_at is null;
  create table open_items (
    provider text not null,
    reference text not null,
    kind text not null,
    payment_reference text,
    booking_id text,
    amount bigint,
    noticed_at timestamptz not null,
    settled_at timestamptz,
    primary key (provider, reference)
  );
  create index open_items_of_booking on open_items (booking_id);
  create index open_items_unsettled on open_items (noticed_at) where settled_at is null;
  create table device_bookings (
    booking_id text not null constraint device_bookings_booking references bookings (id) on delete cascade,
    device_hash text not null,
    created_at timestamptz not null,
    primary key (booking_id, device_hash)
  );
  create table stay_links (
    booking_id text not null constraint stay_links_booking references bookings (id) on delete cascade,
    token_hash text not null,
    created_at timestamptz not null,
    primary key (booking_id, token_hash)
  );
  create index stay_links_by_token on stay_links (token_hash);
  -- Bookings that were brought over from a file
  create table stay_imports (
    id text primary key,
    file text not null,
    by text not null,
    at timestamptz not null,
    stays integer not null,
    undone_at timestamptz
  );
  create table imported_stays (
    booking_id text primary key references bookings (id) on delete cascade,
    import_id text not null references stay_imports (id),
    reference text not null
  );
  create index imported_stays_of_import on imported_stays (import_id);
  create index imported_stays_by_reference on imported_stays (reference);
  -- The payment provider
  create table payment_events (
    provider text not null,
    event_id text not null,
    type text not null,
    session_id text,
    received_at timestamptz not null,
    primary key (provider, event_id)
  );
  create index payment_events_by_time on payment_events (received_at);
  create table event_cursors (
    provider text primary key,
    asked_until timestamptz not null
  );
  create table installation (
    id boolean default true primary key,
    name text not null default gen_random_uuid(),
    constraint installation_id_check check (id)
  );
  -- Mails and messages
  create table outbox (
    id uuid primary key,
    dedupe_key text not null unique,
    recipient text not null,
    reply_to text,
    subject text not null,
    body text not null,
    created_at timestamptz not null,
    attempts integer not null default 0,
    next_attempt_at timestamptz not null,
    sent_at timestamptz,
    last_error text,
    calendar text,
    linked_booking_id text,
    let_go_at timestamptz,
    html text,
    picture text
  );
  create index outbox_by_time on outbox (created_at);
  create index outbox_due on outbox (next_attempt_at) where sent_at is null;
  create table feedback (
    id text primary key,
    name text not null,
    email text not null,
    message text not null,
    created_at timestamptz not null
  );
  -- Rooms with numbers
  create table rooms (
    id text primary key,
    number text not null,
    property_id text not null references properties (id),
    position integer not null,
    traits jsonb not null,
    created_at timestamptz not null,
    retired_at timestamptz,
    vacated_at timestamptz
  );
  create unique index rooms_number on rooms (number) where retired_at is null;
  create table room_closures (
    id text primary key,
    room_id text not null references rooms (id),
    block_id text not null,
    check_in date not null,
    check_out date not null,
    reason text not null,
    by text not null,
    created_at timestamptz not null,
    lifted_at timestamptz
  );
  create index room_closures_of on room_closures (room_id);
  create table room_nights (
    room_id text not null references rooms (id),
    date date not null,
    booking_id text references bookings (id) on delete cascade,
    closure_id text references room_closures (id),
    constraint room_nights_of_one check ((booking_id is null) <> (closure_id is null)),
    primary key (room_id, date)
  );
  create index room_nights_booking on room_nights (booking_id);
  create index room_nights_closure on room_nights (closure_id);
  create index room_nights_date on room_nights (date);
  create table room_cleanings (
    room_id text not null references rooms (id),
    date date not null,
    at timestamptz not null,
    by text not null,
    primary key (room_id, date)
  );
  create table stay_wishes (
    booking_id text not null references bookings (id) on delete cascade,
    wish text not null,
    near_booking_id text references bookings (id) on delete cascade,
    constraint stay_wishes_near check ((wish = 'near') = (near_booking_id is not null)),
    primary key (booking_id, wish)
  );
  -- The front desk
  create table staff (
    id text primary key,
    name text not null,
    role text not null,
    created_at timestamptz not null,
    ended_at timestamptz,
    constraint staff_role check (role in ('owner', 'clerk', 'housekeeping'))
  );
  create table staff_passkeys (
    id text primary key,
    person_id text not null references staff (id),
    public_key text not null,
    counter bigint not null,
    transports jsonb not null,
    device text not null,
    created_at timestamptz not null,
    used_at timestamptz,
    ended_at timestamptz
  );
  create index staff_passkeys_of on staff_passkeys (person_id);
  create table staff_invitations (
    token_hash text primary key,
    person_id text not null references staff (id),
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz
  );
  create index staff_invitations_of on staff_invitations (person_id);
  create table staff_challenges (
    hash text primary key,
    invitation_hash text,
    expires_at timestamptz not null
  );
  create table staff_sessions (
    id text primary key,
    person_id text not null references staff (id),
    passkey_id text references staff_passkeys (id),
    token_hash text not null unique,
    device text not null,
    created_at timestamptz not null,
    used_at timestamptz not null,
    expires_at timestamptz not null,
    ended_at timestamptz
  );
  create index staff_sessions_of on staff_sessions (person_id);
  create table desk_keys (
    key text primary key,
    person_id text not null references staff (id),
    request_hash text not null,
    answer jsonb,
    created_at timestamptz not null
  );
  create index desk_keys_by_time on desk_keys (created_at);
  create table desk_log (
    id text primary key,
    at timestamptz not null,
    who text not null,
    action text not null,
    subject text not null,
    details text not null,
    person_id text references staff (id),
    before jsonb,
    after jsonb
  );
  create index desk_log_by_action on desk_log (action, at);
  create index desk_log_by_subject on desk_log (subject);
  create index desk_log_by_time on desk_log (at);
  create table desk_notes (
    id text primary key,
    booking_id text references bookings (id) on delete cascade,
    room_id text,
    text text not null,
    person_id text not null references staff (id),
    created_at timestamptz not null,
    done_at timestamptz,
    done_by text references staff (id),
    is_missed_room boolean not null default false,
    constraint desk_notes_about_one check ((booking_id is null) or (room_id is null)),
    constraint desk_notes_missed_room check ((not is_missed_room) or (booking_id is not null))
  );
  create index desk_notes_of_booking on desk_notes (booking_id) where booking_id is not null;
  create index desk_notes_open on desk_notes (created_at) where done_at is null;
  -- Books
  create table receipts (
    number text primary key,
    year integer not null,
    serial integer not null,
    booking_id text not null references bookings (id),
    kind text not null,
    about text,
    content jsonb not null,
    issued_at timestamptz not null,
    issued_by text not null,
    constraint receipts_kind check (kind in ('receipt', 'credit-note')),
    constraint receipts_serial unique (year, serial)
  );
  create index receipts_of_booking on receipts (booking_id);
  create table till_moves (
    id text primary key,
    date date not null,
    person_id text not null references staff (id),
    kind text not null,
    amount bigint not null,
    reason text not null,
    at timestamptz not null,
    constraint till_moves_kind check (kind in ('float', 'pay-in', 'pay-out'))
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
  create table ended_days (
    date date primary key,
    until timestamptz not null,
    ended_at timestamptz not null,
    by text not null,
    report jsonb not null
  );
  create table journal_lines (
    booking_id text not null,
    date date not null references ended_days (date),
    account text not null,
    name text not null,
    percent double precision not null,
    base bigint not null,
    amount bigint not null,
    primary key (booking_id, date, account, name, percent)
  );
  create index journal_lines_by_day on journal_lines (date);
  create table ledger_codes (
    account text not null,
    name text not null,
    code text not null,
    primary key (account, name)
  );
  -- Companies that pay for stays
  create table companies (
    id text primary key,
    name text not null,
    address_lines jsonb not null,
    tax_number text not null,
    contact text not null,
    email text not null,
    code text not null,
    pay_days integer not null,
    language text not null,
    invoiced_every text,
    created_at timestamptz not null,
    constraint companies_invoiced_every check (invoiced_every in ('week', 'month')),
    constraint companies_pay_days check (pay_days between 0 and 365)
  );
  create table stay_payers (
    booking_id text primary key references bookings (id) on delete cascade,
    company_id text not null references companies (id),
    covers text not null default 'all',
    constraint stay_payers_covers check (covers in ('all', 'stay'))
  );
  create index stay_payers_of on stay_payers (company_id);
  create table invoices (
    number text primary key,
    year integer not null,
    serial integer not null,
    company_id text not null references companies (id),
    kind text not null,
    about text,
    content jsonb not null,
    total bigint not null,
    due date not null,
    issued_at timestamptz not null,
    issued_by text not null,
    constraint invoices_kind check (kind in ('invoice', 'credit-note')),
    constraint invoices_serial unique (year, serial)
  );
  create index invoices_about on invoices (about);
  create index invoices_of on invoices (company_id);
  create table vouchers (
    code text primary key,
    amount bigint not null,
    name text not null,
    email text not null,
    ended_at timestamptz,
    constraint vouchers_amount check (amount > 0)
  );
  create table account_payments (
    id text primary key,
    number text references invoices (number),
    voucher text references vouchers (code),
    way text not null,
    amount bigint not null,
    at timestamptz not null,
    by text not null,
    constraint account_payments_amount check (amount > 0 or voucher is not null),
    constraint account_payments_of_one check (num_nonnulls(number, voucher) = 1)
  );
  create index account_payments_of on account_payments (number);
  create index account_payments_of_voucher on account_payments (voucher);
  create index account_payments_by_time on account_payments (at);
  -- The motel's content: its versions, the draft, the addresses that show it, its pictures
  create table content_versions (
    version integer primary key,
    at timestamptz not null,
    author text not null,
    note text not null,
    texts jsonb not null,
    pictures jsonb not null default '{}'
  );
  create table content_drafts (
    name text primary key,
    text text,
    author text not null,
    at timestamptz not null
  );
  create table content_previews (
    secret text primary key,
    until timestamptz not null,
    press text not null default ''
  );
  create table pictures (
    path text not null,
    hash text not null,
    bytes bytea not null,
    primary key (path, hash)
  );
  -- The machine
  create table processes (
    id uuid primary key,
    name text not null,
    seen_at timestamptz not null
  );
  create table rate_limits (
    key text primary key,
    spent_until bigint not null
  );
  create index rate_limits_spent on rate_limits (spent_until);
  create table log_secrets (
    name text primary key,
    value text not null
  );
  -- The built-in test checkout
  create table embedded_sessions (
    id text primary key,
    idempotency_key text not null unique,
    request_hash text not null,
    booking_id text not null,
    title text not null,
    terms text,
    lines jsonb not null,
    total bigint not null,
    success_url text not null,
    cancel_url text not null,
    expires_at timestamptz not null,
    status text not null,
    payment_reference text not null unique,
    refunded bigint not null default 0,
    settles_at timestamptz,
    settles_as text,
    constraint embedded_sessions_refunded check ((refunded >= 0) and (refunded <= total)),
    constraint embedded_sessions_status check (status in ('open', 'processing', 'paid', 'expired', 'failed'))
  );
  create index embedded_sessions_undecided on embedded_sessions (status, expires_at) where status in ('open', 'processing');
  create table embedded_refunds (
    idempotency_key text primary key,
    payment_reference text not null references embedded_sessions (payment_reference),
    amount bigint not null,
    created_at timestamptz not null
  );
  create table embedded_events (
    id text primary key,
    payload text not null,
    created_at timestamptz not null,
    attempts integer not null default 0,
    next_attempt_at timestamptz not null,
    delivered_at timestamptz
  );
  create index embedded_events_by_time on embedded_events (created_at, id);
  create index embedded_events_due on embedded_events (next_attempt_at) where delivered_at is null;
  create table embedded_secrets (
    name text primary key,
    value text not null
  )`);
