import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files of a motel, wherever they are kept. A name is a path in its folder: `rooms/canyon-king.yaml`. */
export interface MotelFiles {
  /** @returns `undefined` where there is no such file */
  readonly text: (name: string) => string | undefined;
  /** The files right in a folder, by their names there. */
  readonly namesIn: (folder: string, ending: string) => readonly string[];
  readonly has: (name: string) => boolean;
}

/** A motel's YAML and Markdown files by their names: what a version of its content is. */
export type MotelTexts = Readonly<Record<string, string>>;

const TEXTS = [
  ['', '.yaml'],
  ['rooms', '.yaml'],
  ['pages', '.md'],
] as const;

export function filesOfFolder(root: string): MotelFiles {
  return {
    text(name) {
      try {
        return readFileSync(join(root, name), 'utf8');
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    namesIn(folder, ending) {
      const path = join(root, folder);
      return existsSync(path) ? readdirSync(path).filter((name) => name.endsWith(ending)) : [];
    },
    has: (name) => existsSync(join(root, name)),
  };
}

/** @param hasPicture whether a file of `public/` is there */
export function filesOfTexts(texts: MotelTexts, hasPicture: (name: string) => boolean): MotelFiles {
  return {
    text: (name) => (Object.hasOwn(texts, name) ? texts[name] : undefined),
    namesIn(folder, ending) {
      const start = folder === '' ? '' : `${folder}/`;
      return Object.keys(texts)
        .filter((name) => name.startsWith(start) && name.endsWith(ending))
        .map((name) => name.slice(start.length))
        .filter((name) => !name.includes('/'));
    },
    has: (name) => Object.hasOwn(texts, name) || hasPicture(name),
  };
}

/** The content of a folder; its order is always the same. */
export function folderTexts(files: MotelFiles): MotelTexts {
  const names = TEXTS.flatMap(([folder, ending]) =>
    files.namesIn(folder, ending).map((name) => (folder === '' ? name : `${folder}/${name}`)),
  );
  return Object.fromEntries(names.toSorted().map((name) => [name, files.text(name) ?? '']));
}
