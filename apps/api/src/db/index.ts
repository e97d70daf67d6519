export type { ConnectionCounts, Database, Db, Fixed, OpenDatabase, Trx } from './database.ts';
export {
  DatabaseFolderError,
  DatabaseSettingError,
  DatabaseUnreachableError,
  isUnavailable,
  isUniqueViolation,
} from './database-error.ts';
export { type DatabaseProbe, databaseProbe } from './database-probe.ts';
export { type DatabaseTime, databaseTime } from './database-time.ts';
export { FolderInUseError } from './folder-lock.ts';
export type { FreeSpace } from './free-space.ts';
export { inBatches } from './in-batches.ts';
export { inTransaction, onCommit } from './in-transaction.ts';
export { likeText } from './like-text.ts';
export {
  currentSchema,
  DatabaseVersionError,
  isKnownMigration,
  lastMigration,
  type Migrations,
  migrate,
  OlderProcessesError,
} from './migrate.ts';
export { migrateWhenUnlocked, TablesLockedError } from './migrate-when-unlocked.ts';
export { type DatabasePlace, openDatabase } from './open-database.ts';
export { holdsDatabase } from './open-folder.ts';
export { countOfDeleted, PRUNE_BATCH, type Prune } from './prune.ts';
export { type SchemaWatch, watchSchema } from './schema-watch.ts';
