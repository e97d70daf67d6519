export type { ConnectionCounts, Database, Db, Fixed, OpenDatabase, Trx } from './database.ts';
export {
  DatabaseFolderError,
  DatabaseSettingError,
  DatabaseUnreachableError,
  isUnavailable,
  isUniqueViolation,
} from './database-error.ts';
export { type DatabaseProbe, databaseProbe } from './database-probe.ts';
export { FolderInUseError } from './folder-lock.ts';
export type { FreeSpace } from './free-space.ts';
export { inTransaction, onCommit } from './in-transaction.ts';
export {
  currentSchema,
  DatabaseVersionError,
  isKnownMigration,
  lastMigration,
  type Migrations,
  migrate,
  migrateWhenUnlocked,
  OlderProcessesError,
  TablesLockedError,
} from './migrate.ts';
export { asColumns, type InCode, type InJson, inCode } from './names.ts';
export { type DatabasePlace, openDatabase } from './open-database.ts';
export { holdsDatabase } from './open-folder.ts';
export {
  countOfDeleted,
  type DatabaseTime,
  databaseTime,
  inBatches,
  likeText,
  PRUNE_BATCH,
  type Prune,
  pruneOlder,
} from './queries.ts';
export { type SchemaWatch, watchSchema } from './schema-watch.ts';
