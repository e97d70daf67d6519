import { migrationOf } from './statements.ts';

/** Guests who never came are looked for however long ago they should have. */
export const notCome = migrationOf(`
  create index bookings_not_come on bookings (check_in) where status = 'confirmed' and arrived_at is null
`);
