import { migrationOf } from './statements.ts';

/** How much of each limit is used up. A row has no effect once its time has passed, and is then deleted. */
export const rateLimits = migrationOf(`
  create table rate_limits (key text primary key, spent_until timestamptz not null);
  create index rate_limits_spent on rate_limits (spent_until)`);
