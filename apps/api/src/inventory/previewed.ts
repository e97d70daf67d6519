import { AsyncLocalStorage } from 'node:async_hooks';
import type { PropertyContent } from '@motel/content';
import type { Selectable } from 'kysely';
import type { PropertyRow } from './inventory-tables.ts';
import { toRow } from './to-row.ts';

/** The kinds of room of a draft, while somebody reads its preview. */
const draft = new AsyncLocalStorage<readonly PropertyContent[]>();

/** Answers with the words and pictures of a draft; what is sold, and for how much, stays as it is. */
export function previewing<T>(properties: readonly PropertyContent[], answer: () => T): T {
  return draft.run(properties, answer);
}

/** A property in the words of the draft that is read. A kind of room that only the draft has is not for sale yet. */
export function asPreviewed<Row extends Selectable<PropertyRow>>(row: Row): Row {
  const property = draft.getStore()?.find(({ id }) => id === row.id);
  if (property === undefined) return row;
  const { title, room_type, facts } = toRow(property, row.facts, row.position);
  return { ...row, title, room_type, facts };
}
