import type { Draft } from './draft.ts';

/** A room that is free for the stay. */
interface FreeRoom {
  readonly id: string;
}

/**
 * The rooms of a stay, one for each that it books: those that were chosen, and of a stay of several rooms the best ones
 * that are left. Empty: any at check-in.
 * @param free best first
 * @param most as many rooms as there are of the kind
 */
export function roomPlacesOf(
  { rooms, roomIds }: Pick<Draft, 'rooms' | 'roomIds'>,
  free: readonly FreeRoom[],
  most: number,
): string[] {
  const count = Math.min(Number(rooms), most);
  if (count === 1) return [roomIds[0] ?? ''];
  const chosen = roomIds.slice(0, count);
  const left = free.filter(({ id }) => !chosen.includes(id)).map(({ id }) => id);
  return Array.from({ length: count }, (_, place) => chosen[place] ?? left.shift() ?? '');
}
