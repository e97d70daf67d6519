import { migrationOf } from './statements.ts';

/** Of what the log's keys are made, the same for every process (decision 044). */
export const logSecret = migrationOf(`
  create table log_secrets (name text primary key, value text not null)`);
