import type { Motel } from '@motel/content/server';
import type { Place } from './inventory-tables.ts';
import type { StoredProperty } from './stored-property.ts';
import { toRow } from './to-row.ts';

/**
 * A property in the words and pictures of a motel, such as a draft or one in another language; what is sold, and for
 * how much, is unchanged. A kind of room that only a draft has is not for sale yet.
 */
export function inWordsOf(motel: Pick<Motel, 'properties' | keyof Place>, row: StoredProperty) {
  const property = motel.properties.find(({ id }) => id === row.id);
  if (property === undefined) return row;
  const { title, room_type, facts } = toRow(property, motel, row.position);
  return { ...row, title, room_type, facts };
}
