import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** The mails in a motel's data folder, oldest first. */
export async function readMails(dataDir: string): Promise<Mail[]> {
  const folder = join(dataDir, 'mail');
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.eml')).sort();
  return Promise.all(files.map(async (name) => readMail(await readFile(join(folder, name), 'utf8'))));
}

function readMail(source: string): Mail {
  const { header } = readPart(source);
  return { to: header('to'), subject: header('subject'), text: textOf(source) };
}

/** The text of a mail, without its attachments. */
function textOf(source: string): string {
  const { header, body } = readPart(source);
  const boundary = /boundary="(.*?)"/.exec(header('content-type'))?.[1];
  if (boundary !== undefined) return textOf(body.split(`--${boundary}\r\n`)[1] ?? '');
  const text = body.split('\r\n--')[0]?.replaceAll('\r\n', '\n') ?? '';
  return header('content-transfer-encoding') === 'quoted-printable' ? decodeQuoted(text) : text;
}

function readPart(source: string) {
  const [head = '', ...body] = source.split('\r\n\r\n');
  const unfolded = head.replaceAll(/\r\n[ \t]+/g, ' ');
  const header = (name: string) => decodeWords(new RegExp(`^${name}: (.*)$`, 'im').exec(unfolded)?.[1] ?? '');
  return { header, body: body.join('\r\n\r\n') };
}

/** Words outside ASCII in a header: `=?UTF-8?Q?…?=`. */
function decodeWords(header: string): string {
  return header
    .replaceAll(/\?= =\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?Q\?(.*?)\?=/gi, (_, word: string) => decodeQuoted(word.replaceAll('_', ' ')));
}

function decodeQuoted(text: string): string {
  const bytes = text
    .replaceAll(/=\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
