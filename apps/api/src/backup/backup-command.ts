import '../shared/private-files.ts';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { userInfo } from 'node:os';
import { basename } from 'node:path';
import { type Config, readConfig } from '../config/read-config.ts';
import { holdsDatabase, openDatabase } from '../db/index.ts';
import { requestBackup, sendDeskLine } from '../desk-commands/index.ts';
import { systemClock } from '../shared/clock.ts';
import { type BackupHeader, backupStream } from './backup-file.ts';
import { backupLines } from './backup-lines.ts';
import { contentsText, placeText, withLongTimeout } from './shown-backup.ts';
import { storeBackup } from './store-backup.ts';

/** `npm run backup -- FILE`, or `--open FOLDER`: the running motel makes it where that has the database for itself. */
const interrupted = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interrupted.abort());
try {
  process.stdout.write(`${await backup(process.argv.slice(2))}\n`);
} catch (error) {
  process.stderr.write(`No backup was made: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function backup([first, ...rest]: readonly string[]): Promise<string> {
  const isOpen = first === '--open';
  const [place, ...more] = isOpen ? rest : [first, ...rest];
  if (place === undefined || more.length > 0)
    throw new Error('say where to, a new file or a folder: npm run backup -- motel-2026-11-21.backup');
  if (isOpen && existsSync(place) && readdirSync(place).length > 0) throw new Error(`${place} is not empty.`);
  const config = readConfig(process.env);
  const { stream, record, close } = await openSource(config);
  if (isOpen) mkdirSync(place, { recursive: true, mode: 0o700 });
  try {
    const options = { now: systemClock.now(), signal: interrupted.signal };
    const { file, bytes, header } = await storeBackup(stream, place, options);
    if (isOpen) return await opened(file, place, header);
    // A database of before this version, or one that may only be read, has nowhere to write it.
    await record(basename(file)).catch(() => undefined);
    const kilobytes = Math.ceil(bytes / 1024);
    return `${contentsText(header)}\nfrom ${placeText(config.database)} in ${file}, ${kilobytes} kB.`;
  } finally {
    await close();
  }
}

async function opened(file: string, folder: string, header: BackupHeader): Promise<string> {
  try {
    const { writeOpenFiles } = await import('./open-files.ts');
    await writeOpenFiles(file, folder);
    return `${contentsText(header)}\nin ${folder}, as CSV, JSON and the motel’s own files.`;
  } finally {
    rmSync(file);
  }
}

/** Opens the database, and a way to write into its log that the backup was made. */
async function openSource({ database, dataDir }: Config) {
  const who = userInfo().username;
  if ('folder' in database) {
    const stream = await requestBackup(dataDir);
    if (stream !== undefined) {
      const record = (file: string) => sendDeskLine(dataDir, { argv: ['recordBackup', `note=${file}`], who });
      return { stream, record, close: async () => {} };
    }
    // Opening a folder would create a database in it.
    if (!holdsDatabase(database.folder)) throw new Error(`there is no motel in ${database.folder}.`);
  }
  // Here, so that a backup by the running motel need not load the whole motel.
  const { OWN_FOLDER, readMotel } = await import('@motel/content/server');
  const { recordBackup } = await import('../desk/index.ts');
  const { db, close } = await openDatabase(withLongTimeout(database), () => {});
  const context = { db, clock: systemClock, motel: readMotel(OWN_FOLDER) };
  const record = (file: string) => recordBackup(context, { note: file, who });
  return { stream: backupStream(backupLines(context)), record, close };
}
