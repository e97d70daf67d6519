import { counted } from '@motel/content/words';
import { t } from '@motel/language';

/** `1 room with 2 extra persons`, `2 rooms`: a way to stay. */
export function formatWay(
  { rooms, extraPersons }: { readonly rooms: number; readonly extraPersons: number },
  joint: 'with' | '+' = 'with',
): string {
  const [some, extra] = [counted(rooms, 'room'), counted(extraPersons, 'extra person')];
  if (extraPersons <= 0) return some;
  return joint === '+' ? `${some} + ${extra}` : t('{rooms} with {extra}', { rooms: some, extra });
}
