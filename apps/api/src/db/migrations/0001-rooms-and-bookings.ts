import { migrationOf } from './statements.ts';

/**
 * Rooms, guests, bookings and their money. `property_id` comes first in the keys of tables that grow with the
 * bookings, and nothing here needs triggers, advisory locks or exclusion constraints, so that the same schema
 * runs on distributed Postgres engines. Money is bigint cents; the application writes the instants.
 */
export const roomsAndBookings = migrationOf(`
  create table properties (
    id text primary key,
    position integer not null,
    is_listed boolean not null,
    in_stock boolean not null,
    capacity integer not null constraint properties_capacity check (capacity >= 0),
    title text not null,
    room_type text not null,
    price_per_night bigint not null,
    pet_fee_per_pet bigint not null,
    extra_person_charge bigint not null,
    default_allowed_persons integer,
    is_pet_friendly boolean not null,
    allowed_pets integer not null,
    is_smoking_allowed boolean not null,
    facts jsonb not null
  );
  create table nights (
    property_id text not null references properties (id),
    date date not null,
    capacity integer not null,
    sold integer not null,
    constraint nights_pkey primary key (property_id, date),
    constraint nights_sold_within_capacity check (sold between 0 and capacity)
  );

  create table guests (
    id text primary key,
    mobile text not null unique,
    created_at timestamptz not null
  );
  create table auth_sessions (
    id text primary key,
    guest_id text not null references guests (id),
    token_hash text not null unique,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    revoked_at timestamptz
  );

  create table bookings (
    property_id text not null references properties (id),
    id text not null,
    guest_id text not null references guests (id),
    -- No foreign key: a booking outlives the session in which it was made.
    auth_session_id text not null,
    status text not null constraint bookings_status
      check (status in ('held', 'confirmed', 'expired', 'released', 'cancelled', 'refunded')),
    check_in date not null,
    check_out date not null,
    rooms integer not null constraint bookings_at_least_one_room check (rooms > 0),
    adults integer not null,
    children integer not null,
    infants integer not null,
    pets integer not null,
    extra_persons integer not null,
    firstname text not null,
    lastname text not null,
    email text not null,
    phone text not null,
    special_request text not null,
    lines jsonb not null,
    total bigint not null,
    one_night_total bigint not null,
    action text not null,
    extends_booking_id text,
    held_until timestamptz not null,
    created_at timestamptz not null,
    status_changed_at timestamptz not null,
    constraint bookings_pkey primary key (property_id, id),
    constraint bookings_at_least_one_night check (check_in < check_out)
  );
  -- Payment events name a booking by its id alone.
  create index bookings_by_id on bookings (id);
  create index bookings_of_guest on bookings (guest_id, created_at);
  create index bookings_holds on bookings (held_until) where status = 'held';
  create table idempotency_keys (
    guest_id text not null references guests (id),
    key text not null,
    request_hash text not null,
    property_id text not null,
    booking_id text not null,
    created_at timestamptz not null,
    constraint idempotency_keys_pkey primary key (guest_id, key)
  );

  create table checkouts (
    property_id text not null,
    booking_id text not null,
    provider text not null,
    idempotency_key text not null,
    expires_at timestamptz not null,
    title text not null,
    success_url text not null,
    cancel_url text not null,
    created_at timestamptz not null,
    session_id text,
    url text,
    constraint checkouts_pkey primary key (property_id, booking_id),
    constraint checkouts_booking foreign key (property_id, booking_id) references bookings (property_id, id)
  );
  create index checkouts_by_session on checkouts (session_id);
  create table payments (
    property_id text not null,
    booking_id text not null,
    reference text not null,
    session_id text not null,
    amount bigint not null,
    recorded_at timestamptz not null,
    constraint payments_pkey primary key (property_id, booking_id, reference),
    constraint payments_booking foreign key (property_id, booking_id) references bookings (property_id, id)
  );
  -- One for each payment: it is refunded once.
  create table refunds (
    property_id text not null,
    booking_id text not null,
    payment_reference text not null,
    amount bigint not null,
    reason text not null,
    requested_at timestamptz not null,
    attempts integer not null default 0,
    next_attempt_at timestamptz not null,
    sent_at timestamptz,
    settled_at timestamptz,
    constraint refunds_pkey primary key (property_id, booking_id, payment_reference),
    constraint refunds_payment foreign key (property_id, booking_id, payment_reference)
      references payments (property_id, booking_id, reference)
  );
  create index refunds_by_reference on refunds (payment_reference);
  create index refunds_due on refunds (next_attempt_at) where sent_at is null;
  create table payment_events (
    provider text not null,
    event_id text not null,
    type text not null,
    session_id text,
    received_at timestamptz not null,
    constraint payment_events_pkey primary key (provider, event_id)
  );

  create table feedback (
    id text primary key,
    name text not null,
    email text not null,
    message text not null,
    created_at timestamptz not null
  );
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
    last_error text
  );
  create index outbox_due on outbox (next_attempt_at) where sent_at is null`);
