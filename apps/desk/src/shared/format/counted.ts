import type { Party } from '@motel/booking-core';

/** `1 night`, `2 nights`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** `2 adults, 1 child, 1 pet`, and the rooms where there are several. */
export function shownParty({ adults, children, infants, pets, rooms }: Party): string {
  const parts = [
    counted(adults, 'adult'),
    children > 0 && counted(children, 'child', 'children'),
    infants > 0 && counted(infants, 'infant'),
    pets > 0 && counted(pets, 'pet'),
    rooms > 1 && counted(rooms, 'room'),
  ];
  return parts.filter((part) => part !== false).join(', ');
}
