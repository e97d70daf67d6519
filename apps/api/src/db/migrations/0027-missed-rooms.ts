import { migrationOf } from './statements.ts';

/** A note that a stay did not get the room of its paid change waits on Tonight. */
export const missedRooms = migrationOf(`
  alter table desk_notes add column is_missed_room boolean not null default false;
  alter table desk_notes add constraint desk_notes_missed_room
    check (not is_missed_room or booking_id is not null)`);
