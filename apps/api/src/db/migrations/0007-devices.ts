import { migrationOf } from './statements.ts';

/** Where HISTORY_SCOPE is `device`: which device sees which booking, and the links in mails to a booking. */
export const devices = migrationOf(`
  create table device_bookings (
    property_id text not null,
    booking_id text not null,
    device_hash text not null,
    created_at timestamptz not null,
    constraint device_bookings_pkey primary key (property_id, booking_id, device_hash),
    constraint device_bookings_booking foreign key (property_id, booking_id)
      references bookings (property_id, id) on delete cascade
  );
  create table stay_links (
    property_id text not null,
    booking_id text not null,
    token_hash text not null,
    created_at timestamptz not null,
    constraint stay_links_pkey primary key (property_id, booking_id, token_hash),
    constraint stay_links_booking foreign key (property_id, booking_id)
      references bookings (property_id, id) on delete cascade
  );
  create index stay_links_by_token on stay_links (token_hash);
  alter table outbox add column linked_property_id text, add column linked_booking_id text`);
