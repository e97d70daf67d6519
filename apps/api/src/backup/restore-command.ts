import '../shared/private-files.ts';
import { parseArgs } from 'node:util';
import { readConfig } from '../config/read-config.ts';
import { FolderInUseError } from '../db/index.ts';
import { restoreBackup } from './restore-backup.ts';
import { contentsText, placeText } from './shown-backup.ts';

/** `npm run restore -- FILE [--replace] [--copy]`: into the database of the environment, while no motel runs on it. */
try {
  process.stdout.write(`${await restore()}\n`);
} catch (error) {
  process.stderr.write(`Nothing was restored, and nothing has changed: ${reasonOf(error)}\n`);
  process.exitCode = 1;
}

async function restore(): Promise<string> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false }, copy: { type: 'boolean', default: false } },
  });
  const [file] = positionals;
  if (file === undefined || positionals.length > 1)
    throw new Error('say which backup: npm run restore -- motel-2026-11-21.backup');
  const { database } = readConfig(process.env);
  const header = await restoreBackup(database, file, values);
  return `${contentsText(header)}\nis restored to ${placeText(database)}. The motel can be started.`;
}

function reasonOf(error: unknown): string {
  if (error instanceof FolderInUseError) return `${error.message} Stop the motel that is running there.`;
  return error instanceof Error ? error.message : String(error);
}
