import '../shared/private-files.ts';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import {
  filesOfFolder,
  filesOfTexts,
  type MotelTexts,
  mistakesOf,
  OWN_FOLDER,
  textsOf,
} from '@motel/content/server';
import { answerLine } from './answer-line.ts';

// The program behind `npm run content -- export FOLDER` and `import FOLDER`: the published content as files, and back.

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
  const { version, texts } = (await call('siteTexts')) as { version: number; texts: MotelTexts };
  for (const [name, text] of Object.entries(texts)) {
    const path = join(to, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return `Version ${version} is in ${to}: ${Object.keys(texts).length} files.`;
}

async function importFrom(from: string): Promise<string> {
  const files = filesOfFolder(from);
  // Pictures may be in it, or in the motel's own folder, from which the site shows them.
  const hasPicture = (name: string) => files.has(name) || existsSync(join(OWN_FOLDER, name));
  const texts = textsOf(files);
  const mistakes = mistakesOf(filesOfTexts(texts, hasPicture));
  if (mistakes.length > 0) throw new Error(`Nothing was published.\n${mistakes.join('\n')}`);
  const { version } = (await call('importSite', `texts:=${JSON.stringify(texts)}`)) as { version: number };
  return `The content of ${from} is on the site, as version ${version}.`;
}

async function call(...argv: readonly string[]): Promise<unknown> {
  const { ok, text } = await answerLine({ argv, who: userInfo().username });
  if (!ok) throw new Error(text);
  return JSON.parse(text);
}
