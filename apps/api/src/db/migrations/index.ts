import type { Migration } from 'kysely/migration';
import { schema } from './0001-schema.ts';

/**
 * In the order in which they run; the effect of a migration that has been released never changes. A name ends in `-breaking`
 * where the version before cannot serve on the new schema (decision 071): one that only adds tables, or columns that may stay
 * empty, has no need of it.
 */
export const MIGRATIONS: Record<string, Migration> = { '0001-schema': schema };
