import type * as z from 'zod/mini';
import { homeFile, motelFile, picturesFile } from '../folder/file-shapes.ts';
import { inLines, inWords, type Translate } from '../folder/translations.ts';
import { mailWordsShape } from '../shapes/mail-words.ts';
import { roomShape } from '../shapes/room.ts';
import { editYaml, type ValueChange, yamlValues } from './edit-yaml.ts';
import { isPage, isRoom, type ValuePath } from './parts.ts';

const SHAPES: Readonly<Record<string, z.core.$ZodType>> = {
  'motel.yaml': motelFile,
  'home.yaml': homeFile,
  'mails.yaml': mailWordsShape,
  'pictures.yaml': picturesFile,
};

/** A file of a motel with its words in another language; its comments and its order stay. */
export function translatedFile(name: string, text: string, translate: Translate): string {
  if (isPage(name)) return inLines(text, translate);
  const shape = isRoom(name) ? roomShape : SHAPES[name];
  if (shape === undefined) return text;
  const values = yamlValues(text);
  return editYaml(text, changesOf(values, inWords(shape, values, translate)));
}

function changesOf(before: unknown, after: unknown, path: ValuePath = []): ValueChange[] {
  if (typeof before !== 'object' || before === null) return before === after ? [] : [{ path, value: after }];
  return Object.entries(before).flatMap(([key, value]) => {
    const at = Array.isArray(before) ? Number(key) : key;
    return changesOf(value, (after as Record<string, unknown>)[key], [...path, at]);
  });
}
