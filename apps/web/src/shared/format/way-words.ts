import { counted } from '@motel/content/words';
import type { Words } from '../words.ts';

/** `1 room with 2 extra persons`, `2 rooms`: a way to stay. */
export function formatWay(
  words: Words,
  { rooms, extraPersons }: { readonly rooms: number; readonly extraPersons: number },
  joint: 'with' | '+' = 'with',
): string {
  const [some, extra] = [counted(words, rooms, 'room'), counted(words, extraPersons, 'extra person')];
  if (extraPersons <= 0) return some;
  return joint === '+' ? `${some} + ${extra}` : words.t('{rooms} with {extra}', { rooms: some, extra });
}
