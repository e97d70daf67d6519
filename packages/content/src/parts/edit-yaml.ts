import { isMap, isSeq, parseDocument } from 'yaml';
import type { ValuePath } from './parts.ts';

/** A value for a path; `null` removes the one there. */
export interface ValueChange {
  readonly path: ValuePath;
  readonly value: unknown;
}

/** As long as the lines of the demo's files. */
const LINES = { lineWidth: 110, flowCollectionPadding: true } as const;

/**
 * A YAML file with other values in it; its comments and its order stay. An entry of a list that has no value left goes.
 */
export function editYaml(text: string, changes: readonly ValueChange[]): string {
  const document = parseDocument(text);
  for (const { path, value } of changes) {
    if (value === null) document.deleteIn(path);
    else document.setIn(path, value);
  }
  for (const list of new Set(changes.map(({ path }) => path[0]))) {
    const entries = document.get(list);
    if (isSeq(entries))
      entries.items = entries.items.filter((entry) => !isMap(entry) || entry.items.length > 0);
  }
  return document.toString(LINES);
}

export function yamlValues(text: string): unknown {
  return parseDocument(text).toJS();
}
