import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestMotel } from './test-motel.ts';

/** Reads the mails in a motel's folder, oldest first, in plain text with their headers. */
export async function sentMails({ dataDir }: Pick<TestMotel, 'dataDir'>): Promise<string[]> {
  const folder = join(dataDir, 'mail');
  const files = (await readdir(folder).catch(() => [])).sort();
  return Promise.all(files.map(async (file) => plain(await readFile(join(folder, file), 'utf8'))));
}

/** Decodes quoted-printable. */
function plain(source: string): string {
  return source
    .replaceAll('\r\n', '\n')
    .replaceAll('=\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
