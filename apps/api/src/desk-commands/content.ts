import type { DeskAnswer } from '../staff/index.ts';
import '../shared/private-files.ts';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { filesOfFolder, folderPictures, folderTexts, lineOfMistake, mistakesOf } from '@motel/content/server';
import { answerLine } from './answer-line.ts';

// The program behind `npm run content -- export FOLDER` and `import FOLDER`: the published content as files, and back.

/** Of the pictures that are sent at once. */
const MOST_BYTES = 4 * 1024 * 1024;

const [what, named = ''] = process.argv.slice(2);
const folder = resolve(named);
try {
  process.stdout.write(`${what === 'export' ? await exportTo(folder) : await importFrom(folder)}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}

async function exportTo(to: string): Promise<string> {
  if (existsSync(to) && readdirSync(to).length > 0) throw new Error(`${to} is not empty.`);
  const { version, texts, left } = await call('siteTexts');
  const files = new Map<string, string | Buffer>(Object.entries(texts));
  for (let from: number | undefined = 0; from !== undefined; ) {
    const { pictures, next }: DeskAnswer<'sitePictures'> = await call('sitePictures', `from=${from}`);
    for (const [path, bytes] of Object.entries(pictures)) files.set(path, Buffer.from(bytes, 'base64'));
    from = next;
  }
  for (const [name, content] of files) {
    const path = join(to, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
  const lines = [
    `Version ${version} is in ${to}: ${files.size} files.`,
    ...left.map((what) => `Not in it: ${what}.`),
  ];
  return lines.join('\n');
}

async function importFrom(from: string): Promise<string> {
  const files = filesOfFolder(from);
  const mistakes = mistakesOf(files);
  if (mistakes.length > 0)
    throw new Error(`Nothing was published.\n${mistakes.map(lineOfMistake).join('\n')}`);
  const hashes: Record<string, string> = {};
  let [batch, size]: [Record<string, string>, number] = [{}, 0];
  const keep = async () => {
    Object.assign(hashes, (await call('keepSitePictures', `pictures:=${JSON.stringify(batch)}`)).hashes);
    [batch, size] = [{}, 0];
  };
  for (const [path, bytes] of folderPictures(from)) {
    if (size + bytes.byteLength > MOST_BYTES) await keep();
    batch[path] = Buffer.from(bytes).toString('base64');
    size += bytes.byteLength;
  }
  await keep();
  const content = [`texts:=${JSON.stringify(folderTexts(files))}`, `pictures:=${JSON.stringify(hashes)}`];
  const { version } = await call('importSite', ...content);
  return `The content of ${from} is on the site, as version ${version}.`;
}

type Call = 'siteTexts' | 'sitePictures' | 'keepSitePictures' | 'importSite';

async function call<Name extends Call>(name: Name, ...values: readonly string[]): Promise<DeskAnswer<Name>> {
  const { ok, text } = await answerLine({ argv: [name, ...values], who: userInfo().username });
  if (!ok) throw new Error(text);
  return JSON.parse(text);
}
