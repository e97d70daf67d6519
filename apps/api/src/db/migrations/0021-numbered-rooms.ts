import { migrationOf } from './statements.ts';

/**
 * Rooms by their numbers, the nights for which a stay or a closure has them, and their cleaning. A room has one stay or
 * closure a night by its key; how many rooms may be sold is said by `nights` alone.
 */
export const numberedRooms = migrationOf(`
  create table rooms (
    id text primary key,
    number text not null,
    property_id text not null references properties (id),
    position integer not null,
    traits jsonb not null,
    created_at timestamptz not null,
    retired_at timestamptz
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
    constraint room_nights_pkey primary key (room_id, date),
    constraint room_nights_of_one check ((booking_id is null) <> (closure_id is null))
  );
  create index room_nights_booking on room_nights (booking_id);
  create index room_nights_closure on room_nights (closure_id);
  create index room_nights_date on room_nights (date);
  create table room_cleanings (
    room_id text not null references rooms (id),
    date date not null,
    at timestamptz not null,
    by text not null,
    constraint room_cleanings_pkey primary key (room_id, date)
  );
  create table stay_wishes (
    booking_id text not null references bookings (id) on delete cascade,
    wish text not null,
    constraint stay_wishes_pkey primary key (booking_id, wish)
  );
  alter table properties add column counted_by_desk boolean not null default false;
  alter table bookings add column arrived_at timestamptz;
  alter table bookings add column left_at timestamptz`);
