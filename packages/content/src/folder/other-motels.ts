import { basename, resolve } from 'node:path';
import { parse } from 'yaml';
import type { Mistake } from '../checks/content-mistakes.ts';
import { folderPictures, hashOfPicture } from './folder-pictures.ts';
import { filesOfFolder, folderTexts } from './motel-files.ts';
import { KNOWN_FOLDERS } from './own-folder.ts';

/**
 * Every sentence, link and picture of a folder that is that of a motel of this software, such as the demo, at its line: what
 * was copied and forgotten. What the plain motel has, too, is any motel's.
 */
export function ofOtherMotels(folder: string): readonly Mistake[] {
  if (KNOWN_FOLDERS.includes(resolve(folder))) return [];
  const [plain, ...others] = KNOWN_FOLDERS.map(marksOf);
  const isShared = (mark: string) => plain?.sentences.has(mark) || plain?.pictures.has(mark);
  const known = others.concat(
    plain ? [{ ...plain, sentences: new Set<string>(), pictures: new Set<string>() }] : [],
  );
  const lines = Object.entries(folderTexts(filesOfFolder(folder))).flatMap(([file, text]) =>
    text.split(/\r?\n/).flatMap((line, at) => {
      const said = wordsOf(line);
      const found = known.flatMap(({ motel, names, sentences }) => {
        const isSpare = motel === 'plain' && /^\w\w\.yaml$/.test(file);
        const name = isSpare ? undefined : names.find((one) => line.includes(one));
        if (name !== undefined) return [`“${name}” is of the motel ${motel}`];
        return sentences.has(said) && !isShared(said) ? [`“${said}” is of the motel ${motel}`] : [];
      });
      return found.slice(0, 1).map((words) => ({ file, line: at + 1, path: [], words }));
    }),
  );
  const pictures = [...folderPictures(folder)].flatMap(([file, bytes]) => {
    const hash = hashOfPicture(bytes);
    const owner = isShared(hash) ? undefined : known.find((one) => one.pictures.has(hash));
    return owner === undefined
      ? []
      : [{ file, path: [], words: `it is a picture of the motel ${owner.motel}` }];
  });
  return [...lines, ...pictures];
}

/** The marks by which a motel is known in the files of another one; its pictures by their hashes. */
function marksOf(folder: string) {
  const texts = folderTexts(filesOfFolder(folder));
  const { name, city, addressLines, phone, email, townSite } = parse(texts['motel.yaml'] ?? '');
  const lines = Object.values(texts).flatMap((text) => text.split(/\r?\n/));
  const places: string[] = [name, city, ...addressLines, phone.shown, phone.href, email, townSite.url];
  const links = lines.flatMap((line) => line.match(/https:\/\/(?!www\.openstreetmap)[^\s)"']+/g) ?? []);
  return {
    motel: basename(folder),
    /** Wherever a line has them. */
    names: [...new Set([...places, ...links])].filter((mark) => !/openstreetmap/.test(mark)),
    /** Whole lines of words. */
    sentences: new Set(lines.map(wordsOf).filter(isSentence)),
    pictures: new Set([...folderPictures(folder).values()].map(hashOfPicture)),
  };
}

/** Four words or more. */
function isSentence(line: string): boolean {
  const words = line.split(' ').filter(Boolean).slice(0, 4);
  return words.length === 4 && !/^[#{]/.test(line) && words.every((word) => /\p{L}{2}/u.test(word));
}

/** The words of a line, without what is before them in its file; of a translation, those that are translated. */
function wordsOf(line: string): string {
  return (/^"(.*?)":/.exec(line)?.[1] ?? line)
    .replace(/^\s*(?:- |##+ |> |\d+\. )*(?:[\w-]+: +)?/, '')
    .replace(/\\?$/, '');
}
