import type { Stay } from '@motel/api-client/contracts';
import { counted, fullPrice } from '@motel/content/words';
import type { Words } from '../words.ts';

type Order = NonNullable<Stay['order']>;

/** The rooms of an order that are not cancelled, and what they cost together: `3 rooms · $1,390 CAD`. */
export function orderWords(words: Words, { stays, total }: Order): string {
  const rooms = stays.reduce(
    (count, { status, party }) => count + (status === 'cancelled' ? 0 : party.rooms),
    0,
  );
  return `${counted(words, rooms, 'room')} · ${fullPrice(words, total)}`;
}
