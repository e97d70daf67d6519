import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { TestMotel } from './test-motel.ts';

type Outbox = Pick<TestMotel, 'db'>;

/**
 * Reads the mails in the outbox, sent or not, oldest first.
 * @param key a pattern of their keys, in which `%` stands for any text
 * @param recipient everybody unless given
 */
export async function mailsOf({ db }: Outbox, key = '%', recipient?: string) {
  const mails = db.selectFrom('outbox').selectAll().where('dedupe_key', 'like', key);
  const sorted = mails.orderBy('created_at').orderBy('dedupe_key');
  return (recipient === undefined ? sorted : sorted.where('recipient', '=', recipient)).execute();
}

export async function withoutOutbox<T>({ db }: Outbox, step: () => Promise<T>): Promise<T> {
  await sql`alter table outbox rename to outbox_out_of_reach`.execute(db);
  const result = await step();
  await sql`alter table outbox_out_of_reach rename to outbox`.execute(db);
  return result;
}

/** Reads the mails in a motel's folder, oldest first, in plain text with their headers. */
export async function sentMails({ dataDir }: Pick<TestMotel, 'dataDir'>): Promise<string[]> {
  const folder = join(dataDir, 'mail');
  const files = (await readdir(folder).catch(() => [])).sort();
  return Promise.all(files.map(async (file) => plain(await readFile(join(folder, file), 'utf8'))));
}

/** Decodes quoted-printable. */
export function plain(source: string): string {
  return source
    .replaceAll('\r\n', '\n')
    .replaceAll('=\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
