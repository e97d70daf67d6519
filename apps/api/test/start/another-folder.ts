import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OWN_FOLDER } from '@motel/content/server';

/** A text of this motel, and the one in its place. */
export type Replaced = readonly [ours: string, another: string];

/** Texts in which a motel may be named. */
const TEXT = /\.(?:ya?ml|md|json|svg)$/;

/** Copies the motel's folder, with some texts replaced in all files. @returns the copy, which the caller removes */
export function copyReplaced(texts: readonly Replaced[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'motel-another-'));
  cpSync(OWN_FOLDER, folder, { recursive: true });
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!TEXT.test(name)) continue;
    const path = join(folder, name);
    const text = readFileSync(path, 'utf8');
    writeFileSync(
      path,
      texts.reduce((all, [ours, another]) => all.replaceAll(ours, another), text),
    );
  }
  return folder;
}
