import { lineOfMistake } from '../../src/checks/content-mistakes.ts';
import { mistakesOf } from '../../src/folder/check-folder.ts';
import { filesOfFolder, filesOfTexts, folderTexts, type MotelTexts } from '../../src/folder/motel-files.ts';
import { OWN_FOLDER } from '../../src/folder/own-folder.ts';
import { readMotel } from '../../src/folder/read-motel.ts';
import type { Motel } from '../../src/shapes/motel.ts';

/** By file: texts that stand there once, each with another in its place; or the whole file, and nothing for none. */
export type Changes = Readonly<
  Record<string, readonly (readonly [from: string, to: string])[] | string | undefined>
>;

const FOLDER = filesOfFolder(OWN_FOLDER);
/** Without its dictionary and its look, which a motel may lack. */
const { 'fr.yaml': _, 'look.yaml': __, ...OWN } = folderTexts(FOLDER);

/** The texts of the motel's folder with some replaced, as owners make mistakes. */
export function textsWith(changes: Changes): MotelTexts {
  const texts = new Map(Object.entries(OWN));
  for (const [file, change] of Object.entries(changes)) {
    if (change === undefined) texts.delete(file);
    else if (typeof change === 'string') texts.set(file, change);
    else
      for (const [from, to] of change) {
        const text = texts.get(file) ?? '';
        if (text.split(from).length !== 2) throw new Error(`${file} does not have once: ${from}`);
        texts.set(
          file,
          text.replace(from, () => to),
        );
      }
  }
  return Object.fromEntries(texts);
}

const filesWith = (changes: Changes) =>
  filesOfTexts(textsWith(changes), (name) => name.startsWith('public/') && FOLDER.has(name));

export const mistakesWith = (changes: Changes): readonly string[] => linesOf(filesWith(changes));

/** @throws ContentMistakes */
export const contentWith = (changes: Changes): Motel => readMotel(filesWith(changes));

/** The mistakes of a motel's files, each as its owner reads it. */
export function linesOf(motel: Parameters<typeof mistakesOf>[0]): readonly string[] {
  return mistakesOf(motel).map(lineOfMistake);
}
