import { migrationOf } from './statements.ts';

/** Whether a session shows every stay of its number, where HISTORY_SCOPE is `number` (decision 040). */
export const shownHistory = migrationOf(`
  alter table auth_sessions add column shows_number boolean not null default false`);
