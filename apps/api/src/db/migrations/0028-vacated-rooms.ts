import { migrationOf } from './statements.ts';

/** A room that guests have left is to be cleaned, however they left it (H8). */
export const vacatedRooms = migrationOf('alter table rooms add column vacated_at timestamptz');
