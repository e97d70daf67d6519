import { migrationOf } from './statements.ts';

/** Notes that people at the desk leave for each other, and when a guest said to come. */
export const deskNotes = migrationOf(`
  create table desk_notes (
    id text primary key,
    booking_id text references bookings (id) on delete cascade,
    room_id text,
    text text not null,
    person_id text not null references staff (id),
    created_at timestamptz not null,
    done_at timestamptz,
    done_by text references staff (id),
    constraint desk_notes_about_one check (booking_id is null or room_id is null)
  );
  create index desk_notes_of_booking on desk_notes (booking_id) where booking_id is not null;
  create index desk_notes_open on desk_notes (created_at) where done_at is null;
  alter table bookings add column expected_time text`);
