import type { Party } from '@motel/booking-core';

/** `1 night`, `2 nights`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** `2 adults, 1 child, 1 pet`: nobody is named who does not come. */
export function formatParty({ adults, children, infants, pets }: Omit<Party, 'rooms'>): string {
  return [
    counted(adults, 'adult'),
    children > 0 && counted(children, 'child', 'children'),
    infants > 0 && counted(infants, 'infant'),
    pets > 0 && counted(pets, 'pet'),
  ]
    .filter((part) => part !== false)
    .join(', ');
}

/** `1 room with 2 extra persons`, `2 rooms`: a way to stay. */
export function formatWay(
  { rooms, extraPersons }: { readonly rooms: number; readonly extraPersons: number },
  joint: 'with' | '+' = 'with',
): string {
  const extra = extraPersons > 0 ? ` ${joint} ${counted(extraPersons, 'extra person')}` : '';
  return `${counted(rooms, 'room')}${extra}`;
}
