import { migrationOf } from './statements.ts';

/** The living processes of the motel: an update that they cannot live with waits until they have ended. */
export const processes = migrationOf(
  'create table processes (id uuid primary key, name text not null, seen_at timestamptz not null)',
);
