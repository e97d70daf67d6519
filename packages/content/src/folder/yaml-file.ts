import { type Document, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import * as z from 'zod/mini';
import type { Mistake } from '../checks/content-mistakes.ts';
import { likelyValues, nearest, perhaps } from '../likely.ts';
import type { MotelFiles } from './motel-files.ts';

export interface CheckedFile<T> {
  readonly value: T;
  /** Reports a mistake at the line of a path in the file. */
  readonly report: (path: readonly PropertyKey[], sentence: string) => void;
  /** Nothing of the file could be read: another motel's is in its place. */
  readonly isStandIn?: true;
}

/**
 * Reads a YAML file by its shape. Others replace wrong values, so that what follows from the rest is checked, too.
 * @param mistakes gets each mistake
 * @param model gives a value of the shape, from which they are taken
 * @returns `undefined` where it has a mistake, and there is no model
 */
export function readYamlFile<Shape extends z.core.$ZodType>(
  files: MotelFiles,
  name: string,
  shape: Shape,
  mistakes: Mistake[],
  model: () => unknown = () => undefined,
): CheckedFile<z.infer<Shape>> | undefined {
  const written = files.text(name);
  const standIn = () => {
    const read = z.safeParse(shape, model());
    return read.success ? { value: read.data, report: () => {}, isStandIn: true as const } : undefined;
  };
  if (written === undefined) {
    mistakes.push({ file: name, path: [], words: 'there is no such file' });
    return standIn();
  }
  const { document, lines, wrongLines, isWhole } = parsed(name, written, mistakes);
  const wrong: (readonly PropertyKey[])[] = [];
  const said = new Set<string>();
  const report = (path: readonly PropertyKey[], words: string, bound?: Mistake['bound']) => {
    const { line } = lines.linePos(offsetOf(document.contents, path));
    const isKnown = wrongLines.has(line) || wrong.some((known) => isBeside(known, path));
    if (isKnown || said.has(path.join('\0'))) return;
    said.add(path.join('\0'));
    mistakes.push({ file: name, line, path, words, ...(bound && { bound }) });
  };
  if (!isWhole) return standIn();
  const value = valuesIn(document);
  if (value === undefined) {
    mistakes.push({ file: name, path: [], words: 'its aliases (*name) stand for too much' });
    return standIn();
  }
  const read = z.safeParse(shape, value);
  if (read.success) return { value: read.data, report };
  const at = ({ path }: { readonly path: readonly PropertyKey[] }) => offsetOf(document.contents, path);
  const found = sentencesAbout(read.error.issues, shape, value).toSorted((one, other) => at(one) - at(other));
  for (const { path, words, bound } of found) report(path, words, bound);
  wrong.push(...read.error.issues.flatMap(placesOf));
  const mended = mendedValue(shape, value, model());
  return mended === undefined ? standIn() : { value: mended as z.infer<Shape>, report };
}

/** Whether a place is at, in or around a wrong one. */
function isBeside(wrong: readonly PropertyKey[], path: readonly PropertyKey[]): boolean {
  return wrong.slice(0, path.length).every((key, at) => key === path[at]);
}

function placesOf(issue: z.core.$ZodIssue): (readonly PropertyKey[])[] {
  return issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
}

/** A line whose value is text that YAML reads as something else. */
const VALUE = /^(?<key>\s*(?:- +)*[\w-]+: +)(?<value>\S.*)$/;

/** The errors after which a quoted value is read as it was meant. */
const UNQUOTED = ['BLOCK_AS_IMPLICIT_KEY', 'BAD_SCALAR_START', 'UNEXPECTED_TOKEN'];

/** Reads a file's YAML as far as it can be, and reports where it cannot. */
function parsed(file: string, written: string, mistakes: Mistake[]) {
  const wrongLines = new Set<number>();
  let text = written;
  for (;;) {
    const lines = new LineCounter();
    const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
    const lineOf = ({ pos }: { readonly pos: readonly [number, number] }) => lines.linePos(pos[0]).line;
    const error = document.errors.find((one) => !wrongLines.has(lineOf(one)));
    if (error === undefined) return { document, lines, wrongLines, isWhole: true };
    const line = lineOf(error);
    wrongLines.add(line);
    const all = text.split('\n');
    const { key, value } = (UNQUOTED.includes(error.code) && VALUE.exec(all[line - 1] ?? '')?.groups) || {};
    const quoted = key && `${key}${JSON.stringify(value)}`;
    const needs = quoted && `the text needs quotation marks: ${quoted.trim()}`;
    const words = needs ?? YAML_WORDS[error.code] ?? error.message;
    mistakes.push({ file, line, path: [], words: words.replace(/\.$/, '') });
    if (quoted !== undefined) text = all.with(line - 1, quoted).join('\n');
    else if (error.code !== 'DUPLICATE_KEY') return { document, lines, wrongLines, isWhole: false };
  }
}

const YAML_WORDS: Readonly<Record<string, string>> = {
  MULTIPLE_DOCS: 'A line of three dashes begins a second document',
  DUPLICATE_KEY: 'it has this name twice',
  TAB_AS_INDENT: 'its beginning must be spaces, not a tab',
};

/** Values of many kinds: one of them suits most shapes, or none at all. */
const STAND_INS = [1, 'first night', '2027-07-01', false, [], {}, undefined];

/** The value with others in the place of the wrong ones; `undefined` where none is found. */
function mendedValue(shape: z.core.$ZodType, value: unknown, model: unknown): unknown {
  const mended = structuredClone({ value });
  const left = new Map<string, unknown[]>();
  for (let count = 0; count < MOST_TRIES; count += 1) {
    const read = z.safeParse(shape, mended.value);
    if (read.success) return read.data;
    const [issue] = read.error.issues;
    if (issue === undefined) break;
    if (issue.code !== 'unrecognized_keys') putNext(mended, issue.path, left, model);
    else for (const path of placesOf(issue)) put(mended, ['value', ...path], undefined);
  }
  return undefined;
}

/** Of a file whose values are all wrong. */
const MOST_TRIES = 500;

/** Puts the next stand-in at a path; where all were tried, at the path around it. @param left those to try, by path */
function putNext(
  mended: { readonly value: unknown },
  path: readonly PropertyKey[],
  left: Map<string, unknown[]>,
  model: unknown,
): void {
  const name = path.join('\0');
  const first = path.map((key) => (typeof key === 'number' ? 0 : key));
  const known = valueAt(model, path) ?? valueAt(model, first);
  const likely = likelyValues(valueAt(mended.value, path), []);
  const next = left.get(name) ?? [...likely, ...(known === undefined ? [] : [known]), ...STAND_INS];
  left.set(name, next);
  if (next.length > 0) put(mended, ['value', ...path], structuredClone(next.shift()));
  else if (path.length > 0) putNext(mended, path.slice(0, -1), left, model);
}

function put(root: object, path: readonly PropertyKey[], value: unknown): void {
  const inside = path.slice(0, -1).reduce<object>((at, key) => Object(Reflect.get(at, key)), root);
  if (value === undefined && !Array.isArray(inside)) Reflect.deleteProperty(inside, path.at(-1) ?? '');
  else Reflect.set(inside, path.at(-1) ?? '', value);
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

/** Says what is wrong at each place of a file, what is allowed there, and what may be meant. */
function sentencesAbout(
  issues: readonly z.core.$ZodIssue[],
  shape: z.core.$ZodType,
  file: unknown,
): Pick<Mistake, 'path' | 'words' | 'bound'>[] {
  const meant = new Set<string>();
  const named = issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [];
    const known = namesAt(shape, issue.path);
    return issue.keys.map((key) => {
      const near = nearest(key, known);
      if (near !== undefined) meant.add([...issue.path, near].join('\0'));
      const words = near === undefined ? `; there are ${known.join(', ')}` : `: perhaps ${near}`;
      return { path: [...issue.path, key], words: FORMER[key] ?? `is not a known name${words}` };
    });
  });
  const others = issues.flatMap((issue) => {
    const { path, message } = issue;
    const value = valueAt(file, path);
    const isMissing = path.length > 0 && value === undefined;
    if (issue.code === 'unrecognized_keys' || (isMissing && meant.has(path.join('\0')))) return [];
    const words = issue.code === 'invalid_type' ? (KINDS[issue.expected] ?? message) : message;
    if (isMissing) return [{ path, words: `is missing: it ${words}` }];
    const isTaken = (other: unknown) => {
      const root = structuredClone({ value: file });
      put(root, ['value', ...path], other);
      const { error: left } = z.safeParse(shape, root.value);
      return !left?.issues.some((one) => one.path.join('\0').startsWith(path.join('\0')));
    };
    const known = issue.code === 'invalid_value' ? issue.values.map(String) : [];
    const likely = perhaps(likelyValues(value, known).filter(isTaken));
    return [{ path, words: `${words}${likely}`, ...boundOf(issue) }];
  });
  return [...named, ...others];
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

export function valueAt(file: unknown, path: readonly PropertyKey[]): unknown {
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
