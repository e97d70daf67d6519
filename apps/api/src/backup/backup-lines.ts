import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Motel } from '@motel/content/server';
import { sql } from 'kysely';
import { type Db, isKnownMigration, lastMigration, type Trx } from '../db/index.ts';
import type { Clock } from '../shared/clock.ts';
import { BACKUP_VERSION, type BackupHeader, backupStream, rowsAtATime } from './backup-file.ts';
import { countRows, motelTables } from './tables.ts';

export interface BackupSource {
  readonly db: Db;
  readonly clock: Clock;
  readonly motel: Pick<Motel, 'name'>;
}

/** The database at one moment, as lines of a backup; all others of PGlite wait. @throws Error without a motel */
export async function* backupLines({ db, ...source }: BackupSource): AsyncGenerator<string> {
  const trx = await db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute();
  try {
    const header = await describe(trx, source);
    yield `${JSON.stringify(header)}\n`;
    for (const { name } of header.tables) yield* rowsOf(trx, name);
  } finally {
    await trx.rollback().execute();
  }
}

async function describe(trx: Trx, { clock, motel }: Omit<BackupSource, 'db'>): Promise<BackupHeader> {
  const madeAt = clock.now().toISOString();
  const migration = await lastMigration(trx);
  if (migration === undefined) throw new Error('There is no motel in this database.');
  if (!isKnownMigration(migration))
    throw new Error('This database is used by another version of the software: update the software first.');
  const tables: BackupHeader['tables'] = [];
  for (const name of await motelTables(trx)) tables.push({ name, rows: await countRows(trx, name) });
  return { format: 'motel-backup', version: BACKUP_VERSION, motel: motel.name, madeAt, migration, tables };
}

/** The database writes the rows, so that our types lose nothing. Its JSON of one row is one line. */
async function* rowsOf(trx: Trx, table: string): AsyncGenerator<string> {
  await sql`
    declare backup_rows no scroll cursor for
    select to_jsonb(one)::text as line from ${sql.table(table)} one`.execute(trx);
  for (;;) {
    const { rows } = await sql<{ line: string }>`
      fetch ${sql.lit(rowsAtATime(table))} from backup_rows`.execute(trx);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => `${line}\n`).join('');
  }
  await sql`close backup_rows`.execute(trx);
}

/** Makes a backup in a nameless file, so that a slow client blocks no booking. @returns bytes to read or destroy */
export async function spoolBackup(folder: string, source: BackupSource): Promise<Readable> {
  const fd = openNameless(folder);
  // The file stays open, to be read; when anything fails, `pipeline` closes it.
  await pipeline(backupStream(backupLines(source)), createWriteStream('', { fd, autoClose: false }));
  return createReadStream('', { fd, start: 0 });
}

function openNameless(folder: string): number {
  const path = join(folder, `${randomUUID()}.spool`);
  const fd = openSync(path, 'wx+', 0o600);
  rmSync(path);
  return fd;
}
