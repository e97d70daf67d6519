import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline, Readable } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import * as z from 'zod';
import { isKnownMigration } from '../db/index.ts';
import { parsedJson } from '../shared/parsed-json.ts';

export const BACKUP_VERSION = 1;

/** A file from which nothing can be restored; the message is a sentence that names it. */
export class UnusableBackup extends Error {
  override name = 'UnusableBackup';
}

const anyHeader = z.object({ format: z.literal('motel-backup'), version: z.int() });
const header = anyHeader.extend({
  version: z.literal(BACKUP_VERSION),
  motel: z.string(),
  /** The backup has all that was committed before. */
  madeAt: z.iso.datetime(),
  /** The last migration that had run on the database. */
  migration: z.string(),
  tables: z.array(z.object({ name: z.string(), rows: z.int().min(0) })),
});
/** Proves that nothing is missing and no byte has changed: SHA-256, in hex, of all lines before this one. */
const end = z.object({ sha256: z.string() });

/** Gzip'd text: this header, a line for each row in the order of its tables, as the database wrote it, and `end`. */
export type BackupHeader = Readonly<z.infer<typeof header>>;

/** Adds the last line to the lines of a backup. @param chunks whole lines, each with its line feed */
async function* withEnd(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  const hash = createHash('sha256');
  for await (const chunk of chunks) {
    hash.update(chunk);
    yield chunk;
  }
  yield `${JSON.stringify({ sha256: hash.digest('hex') } satisfies z.infer<typeof end>)}\n`;
}

const ROWS_AT_A_TIME = 500;

/** Pictures are large. */
export function rowsAtATime(table: string): number {
  return table === 'pictures' ? 20 : ROWS_AT_A_TIME;
}

/** Reads a backup, some rows at a time; only at its end are they proven to be whole. @throws UnusableBackup */
export async function* readBackup(
  file: string,
): AsyncGenerator<{ readonly table: string; readonly rows: readonly string[] }, BackupHeader> {
  const hash = createHash('sha256');
  const lines = linesOf(file);
  const nextLine = async () => {
    const { value, done } = await lines.next();
    if (done === true) throw damaged(file);
    return value;
  };
  const nextHashed = async () => {
    const line = await nextLine();
    hash.update(line).update('\n');
    return line;
  };
  try {
    const header = parseHeader(file, await nextHashed());
    for (const { name: table, rows: total } of header.tables) {
      for (let left = total; left > 0; left -= rowsAtATime(table)) {
        const rows: string[] = [];
        while (rows.length < Math.min(left, rowsAtATime(table))) rows.push(await nextHashed());
        yield { table, rows };
      }
    }
    const { success, data } = end.safeParse(parsedJson(await nextLine()));
    const isWhole = success && data.sha256 === hash.digest('hex') && (await lines.next()).done === true;
    if (!isWhole) throw damaged(file);
    return header;
  } finally {
    await lines.return(undefined);
  }
}

/** Reads a backup to its end without storing anything. @throws UnusableBackup */
export async function checkBackup(file: string): Promise<BackupHeader> {
  const reading = readBackup(file);
  for (;;) {
    const { value, done } = await reading.next();
    if (done === true) return value;
  }
}

function parseHeader(file: string, line: string): BackupHeader {
  const json = parsedJson(line);
  const kindOf = anyHeader.safeParse(json);
  if (!kindOf.success) throw new UnusableBackup(`${file} is no backup of a motel.`);
  if (kindOf.data.version > BACKUP_VERSION) throw tooNew(file);
  const { success, data } = header.safeParse(json);
  if (!success) throw damaged(file);
  if (!isKnownMigration(data.migration)) throw tooNew(file);
  return data;
}

/** Lines without their line feed. @throws UnusableBackup for text after the last line feed */
async function* linesOf(file: string): AsyncGenerator<string> {
  const content = createGunzip();
  // `content` throws the errors of the file.
  pipeline(createReadStream(file), content, () => undefined);
  let begun = '';
  try {
    // `readline` would also end a line at U+2028, which a guest's text may have.
    for await (const chunk of content.setEncoding('utf8') as AsyncIterable<string>) {
      const [first = '', ...more] = chunk.split('\n');
      begun += first;
      for (const next of more) {
        yield begun;
        begun = next;
      }
    }
  } catch (error) {
    throw asSentence(file, error);
  }
  if (begun !== '') throw damaged(file);
}

function asSentence(file: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOENT') return new UnusableBackup(`There is no file ${file}.`);
  if (code === 'EISDIR') return new UnusableBackup(`${file} is a folder.`);
  return code.startsWith('Z_') ? damaged(file) : error;
}

function damaged(file: string): UnusableBackup {
  return new UnusableBackup(
    `${file} is not a whole backup: it was cut off, or damaged, or is something else.`,
  );
}

function tooNew(file: string): UnusableBackup {
  return new UnusableBackup(
    `${file} was made by a newer version of this software: update the software first.`,
  );
}

/** The bytes of a backup's file, made as fast as they are read. @param lines header and rows, with their line feeds */
export function backupStream(lines: AsyncIterable<string>): Readable {
  const gzip = createGzip();
  // `gzip` emits the errors of the lines; when it is destroyed, the lines are ended, too.
  pipeline(Readable.from(withEnd(lines)), gzip, () => undefined);
  return gzip;
}
