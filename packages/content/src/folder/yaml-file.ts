import { type Document, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import * as z from 'zod/mini';
import type { Mistake } from '../checks/content-mistakes.ts';
import type { MotelFiles } from './motel-files.ts';

/** A file of a motel's folder, read and checked. */
export interface CheckedFile<T> {
  readonly value: T;
  /** Reports a mistake at the line of a path in the file. */
  readonly report: (path: readonly PropertyKey[], sentence: string) => void;
}

/**
 * Reads a YAML file by its shape.
 * @param mistakes gets each mistake
 * @returns `undefined` where it has a mistake
 */
export function readYamlFile<Shape extends z.core.$ZodType>(
  files: MotelFiles,
  name: string,
  shape: Shape,
  mistakes: Mistake[],
): CheckedFile<z.infer<Shape>> | undefined {
  const text = files.text(name);
  if (text === undefined) {
    mistakes.push({ file: name, path: [], words: 'there is no such file' });
    return undefined;
  }
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  if (document.errors.length > 0) {
    for (const { pos, code, message } of document.errors) {
      const { line } = lines.linePos(pos[0]);
      const words = code === 'MULTIPLE_DOCS' ? 'A line of three dashes begins a second document' : message;
      mistakes.push({ file: name, line, path: [], words: words.replace(/\.$/, '') });
    }
    return undefined;
  }
  const report = (path: readonly PropertyKey[], words: string, bound?: Mistake['bound']) => {
    const { line } = lines.linePos(offsetOf(document.contents, path));
    mistakes.push({ file: name, line, path, words, ...(bound && { bound }) });
  };
  const value = valuesIn(document);
  if (value === undefined) {
    mistakes.push({ file: name, path: [], words: 'its aliases (*name) stand for too much' });
    return undefined;
  }
  const read = z.safeParse(shape, value);
  if (read.success) return { value: read.data, report };
  const wrong = read.error.issues.flatMap((issue) => sentenceAbout(issue, shape, value));
  const at = ({ path }: { readonly path: readonly PropertyKey[] }) => offsetOf(document.contents, path);
  for (const { path, words, bound } of wrong.toSorted((one, other) => at(one) - at(other))) {
    report(path, words, bound);
  }
  return undefined;
}

/** The values of a document; `undefined` where its aliases multiply. */
function valuesIn(document: Document): unknown {
  try {
    return document.toJS();
  } catch (error) {
    if (error instanceof ReferenceError) return undefined;
    throw error;
  }
}

/** The place of the last part of a path that the document has. */
function offsetOf(contents: Node | null, path: readonly PropertyKey[]): number {
  let [node, at]: [unknown, number] = [contents, contents?.range?.[0] ?? 0];
  for (const key of path) {
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && item.key.value === key);
      if (pair === undefined) break;
      at = (pair.key as Node).range?.[0] ?? at;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(key)];
      at = (node as Node | undefined)?.range?.[0] ?? at;
    } else break;
  }
  return at;
}

/** Says what is wrong at a place of a file, and what is allowed there. */
function sentenceAbout(
  issue: z.core.$ZodIssue,
  shape: z.core.$ZodType,
  file: unknown,
): Pick<Mistake, 'path' | 'words' | 'bound'>[] {
  const { path, message } = issue;
  if (issue.code === 'unrecognized_keys') {
    const known = namesAt(shape, path);
    return issue.keys.map((key) => ({
      path: [...path, key],
      words: FORMER[key] ?? `is not a known name; there are ${known.join(', ')}`,
    }));
  }
  const isMissing = path.length > 0 && valueAt(file, path) === undefined;
  const words = issue.code === 'invalid_type' ? (KINDS[issue.expected] ?? message) : message;
  return [{ path, words: isMissing ? `is missing: it ${words}` : words, ...boundOf(issue) }];
}

/** The bound of a range that a number is beyond. */
function boundOf(issue: z.core.$ZodIssue): Pick<Mistake, 'bound'> {
  if (issue.code === 'too_small' && issue.origin === 'number') return { bound: ['least', issue.minimum] };
  return issue.code === 'too_big' && issue.origin === 'number' ? { bound: ['most', issue.maximum] } : {};
}

/** Fields that files had once, each with its remedy. */
const FORMER: Readonly<Record<string, string>> = {
  cardFacts: 'is made from roomType and beds now: delete it',
  cardTerms: 'is made from the policies now: delete it',
};

/** Shapes without words of their own. */
const KINDS: Readonly<Record<string, string>> = {
  array: 'must be a list',
  object: 'must have names with values below it',
  record: 'must have names with values below it',
};

function valueAt(file: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((at, key) => (at === null ? undefined : Reflect.get(Object(at), key)), file);
}

/** The names that an object of the shape may have at a path. */
function namesAt(shape: z.core.$ZodType, path: readonly PropertyKey[]): string[] {
  const at = path.reduce<z.core.$ZodType | undefined>((part, key) => {
    const inside = part && unwrapped(part);
    if (inside instanceof z.core.$ZodArray) return inside._zod.def.element;
    return inside instanceof z.core.$ZodObject ? inside._zod.def.shape[String(key)] : undefined;
  }, shape);
  const object = at && unwrapped(at);
  return object instanceof z.core.$ZodObject ? Object.keys(object._zod.def.shape) : [];
}

/** The shape inside of what says how it may be left out. */
export function unwrapped(shape: z.core.$ZodType): z.core.$ZodType {
  if (shape instanceof z.core.$ZodOptional || shape instanceof z.core.$ZodReadonly) {
    return unwrapped(shape._zod.def.innerType);
  }
  return shape instanceof z.core.$ZodPipe ? unwrapped(shape._zod.def.in) : shape;
}
