import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lineOfMistake } from '../../src/checks/content-mistakes.ts';
import { mistakesOf } from '../../src/folder/check-folder.ts';
import { OWN_FOLDER } from '../../src/folder/own-folder.ts';
import { readMotel } from '../../src/folder/read-motel.ts';
import type { Motel } from '../../src/shapes/motel.ts';

/** By file: a text that stands there once, and the text in its place. */
export type Changes = Readonly<Record<string, readonly (readonly [from: string, to: string])[]>>;

/** Calls back with a copy of the motel's folder with some texts replaced, as owners make mistakes. */
export function withChanges<T>(changes: Changes, read: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'motel-content-'));
  try {
    for (const name of ['rooms', 'pages']) {
      cpSync(join(OWN_FOLDER, name), join(folder, name), { recursive: true });
    }
    for (const name of ['motel', 'rates', 'home', 'mails', 'pictures']) {
      cpSync(join(OWN_FOLDER, `${name}.yaml`), join(folder, `${name}.yaml`));
    }
    symlinkSync(join(OWN_FOLDER, 'public'), join(folder, 'public'));
    for (const [file, edits] of Object.entries(changes)) {
      const path = join(folder, file);
      let text = readFileSync(path, 'utf8');
      for (const [from, to] of edits) {
        if (text.split(from).length !== 2) throw new Error(`${file} does not have once: ${from}`);
        text = text.replace(from, () => to);
      }
      writeFileSync(path, text);
    }
    return read(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export function mistakesWith(changes: Changes): readonly string[] {
  return withChanges(changes, linesOf);
}

/** @throws ContentMistakes */
export function contentWith(changes: Changes): Motel {
  return withChanges(changes, readMotel);
}

/** The mistakes of a motel's files, each as its owner reads it. */
export function linesOf(motel: Parameters<typeof mistakesOf>[0]): readonly string[] {
  return mistakesOf(motel).map(lineOfMistake);
}
