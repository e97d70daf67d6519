import { migrationOf } from './statements.ts';

/** A walk-in may have no mobile number. */
export const guestsWithoutNumber = migrationOf('alter table guests alter column mobile drop not null');
