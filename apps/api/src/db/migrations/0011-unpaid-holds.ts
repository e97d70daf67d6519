import { migrationOf } from './statements.ts';

/**
 * What limits unpaid holds: since when a guest holds the rooms, and from which networks (decision 039). Of holds from
 * before, no network is known.
 */
export const unpaidHolds = migrationOf(`
  -- A statement of a guest's may take ten seconds. This one rewrites every booking.
  set local statement_timeout = 0;
  alter table bookings add column held_from text[], add column held_since timestamptz;
  update bookings set
    held_since = created_at,
    held_from = case when status = 'held' then '{}'::text[] end;
  alter table bookings alter column held_since set not null;
  create index bookings_held_from on bookings (property_id, check_out) where held_from is not null`);
