import { type Document, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import * as z from 'zod/mini';
import type { Mistake } from '../checks/content-mistakes.ts';
import type { MotelFiles } from './motel-files.ts';
import { sentenceAbout } from './sentence-about.ts';

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
  const report = (path: readonly PropertyKey[], words: string) => {
    const { line } = lines.linePos(offsetOf(document.contents, path));
    mistakes.push({ file: name, line, path, words });
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
  for (const { path, sentence } of wrong.toSorted((one, other) => at(one) - at(other)))
    report(path, sentence);
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
