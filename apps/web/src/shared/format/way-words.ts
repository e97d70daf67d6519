import { counted } from '@motel/content/words';

/** `1 room with 2 extra persons`, `2 rooms`: a way to stay. */
export function formatWay(
  { rooms, extraPersons }: { readonly rooms: number; readonly extraPersons: number },
  joint: 'with' | '+' = 'with',
): string {
  const extra = extraPersons > 0 ? ` ${joint} ${counted(extraPersons, 'extra person')}` : '';
  return `${counted(rooms, 'room')}${extra}`;
}
