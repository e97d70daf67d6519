import { migrationOf } from './statements.ts';

/** A guest may wish to be near another stay. */
export const wishNear = migrationOf(`
  alter table stay_wishes add column near_booking_id text references bookings (id) on delete cascade;
  alter table stay_wishes add constraint stay_wishes_near
    check ((wish = 'near') = (near_booking_id is not null))`);
