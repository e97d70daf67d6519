import { isLanguage, type Language } from '@motel/language';
import { CATALOGUES } from '@motel/language/catalogues';
import { parse, YAMLError } from 'yaml';
import * as z from 'zod/mini';
import type { Mistake } from '../checks/content-mistakes.ts';
import { isWording } from '../shapes/fields.ts';
import { translationFile } from './file-shapes.ts';
import type { MotelFiles } from './motel-files.ts';
import { readYamlFile, unwrapped } from './yaml-file.ts';

/** A text of the motel's first language in another one. */
export type Translate = (text: string) => string;

/** The languages that `motel.yaml` names, the first one first; its shape reports mistakes in them. */
export function languagesIn(files: MotelFiles): readonly [Language, ...Language[]] {
  const [first = 'en', ...others] = namedIn(files.text('motel.yaml') ?? '').filter(isLanguage);
  return [first, ...others];
}

function namedIn(text: string): readonly unknown[] {
  try {
    return [parse(text)?.languages ?? []].flat();
  } catch (error) {
    if (error instanceof YAMLError) return [];
    throw error;
  }
}

export function dictionaryOf(
  files: MotelFiles,
  language: Language,
  mistakes: Mistake[],
): Readonly<Record<string, string>> {
  const name = `${language}.yaml`;
  if (files.text(name) === undefined) return {};
  return readYamlFile(files, name, translationFile, mistakes)?.value ?? {};
}

/**
 * Translates by the motel's own dictionary, then as the software itself says it; the rest is unchanged.
 * @param onMissing called with each text that stays
 */
export function translator(
  dictionary: Readonly<Record<string, string>>,
  from: Language,
  to: Language,
  onMissing: (text: string) => void = () => {},
): Translate {
  const [{ sentences: source }, { sentences: target }] = [CATALOGUES[from], CATALOGUES[to]];
  const english = new Map(Object.entries(source).map(([sentence, said]) => [said, sentence]));
  return (text) => {
    const sentence = from === 'en' ? text : (english.get(text) ?? text);
    const said = dictionary[text] ?? (to === 'en' ? english.get(text) : target[sentence]);
    if (said === undefined && /\p{L}{2}/u.test(text.replace(/\{\w+\}|\]\([^)\]]*\)/g, ''))) onMissing(text);
    return said ?? text;
  };
}

/** The same value with the words of its shape translated. */
export function inWords<T>(shape: z.core.$ZodType, value: T, translate: Translate): T {
  return changed(shape, value, translate) as T;
}

function changed(shape: z.core.$ZodType, value: unknown, translate: Translate): unknown {
  if (isWording(shape)) return typeof value === 'string' ? translate(value) : value;
  const inside = unwrapped(shape);
  if (inside !== shape) return value === undefined ? value : changed(inside, value, translate);
  if (Array.isArray(value)) {
    const element = inside instanceof z.core.$ZodArray ? inside._zod.def.element : undefined;
    return element === undefined ? value : value.map((one) => changed(element, one, translate));
  }
  if (typeof value !== 'object' || value === null) return value;
  const fieldOf = fieldsOf(inside);
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => {
      const field = fieldOf(name);
      return [name, field === undefined ? one : changed(field, one, translate)];
    }),
  );
}

function fieldsOf(shape: z.core.$ZodType): (name: string) => z.core.$ZodType | undefined {
  if (shape instanceof z.core.$ZodRecord) return () => shape._zod.def.valueType;
  return (name) => (shape instanceof z.core.$ZodObject ? shape._zod.def.shape[name] : undefined);
}

/** The words between the lines of `---`. */
const FRONT = /^((?:title|description|headline): *)(.+)$/;

/** The mark of a heading, an item or a note, the words behind it, and the sign of a line break. */
const LINE = /^(\s*(?:#{2,4} |- |\d+\. |> )?)(.*?)(\\?)$/;

/** A page of words in another language, line by line. */
export function inLines(markdown: string, translate: Translate): string {
  const lines = markdown.split(/\r?\n/);
  const bodyAt = lines[0] === '---' ? lines.indexOf('---', 1) : -1;
  return lines
    .map((line, at) => {
      if (at < bodyAt)
        return line.replace(FRONT, (_, name: string, value: string) => name + translate(value));
      const [, mark = '', words = '', end = ''] = LINE.exec(line) ?? [];
      return words === '' ? line : mark + translate(words) + end;
    })
    .join('\n');
}
