import { migrationOf } from './statements.ts';

/** A percentage's line has what its amount follows from, and the tax that it is (F17). */
export const sharesOfLines = migrationOf('alter table folio_entries add column share jsonb');
