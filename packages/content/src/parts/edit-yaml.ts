import { parseDocument } from 'yaml';
import type { ValuePath } from './parts.ts';

/** A value to stand at a path; `null` takes away what stands there. */
export interface ValueChange {
  readonly path: ValuePath;
  readonly value: unknown;
}

/** As long as the lines of the demo's files. */
const LINES = { lineWidth: 110, flowCollectionPadding: true } as const;

/** A YAML file with other values in it; its comments and its order stay. */
export function editYaml(text: string, changes: readonly ValueChange[]): string {
  const document = parseDocument(text);
  for (const { path, value } of changes) {
    if (value === null) document.deleteIn(path);
    else document.setIn(path, value);
  }
  return document.toString(LINES);
}

/** The values of a YAML file. */
export function yamlValues(text: string): unknown {
  return parseDocument(text).toJS();
}
