import type { Party } from '@motel/booking-core';

// Counts, parties and amounts in words, as pages, mails and the desk write them.

export * from './prices.ts';

/** `1 night`, `2 nights`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** `2 adults, 1 child, 1 pet`: adults always, the others where they come. */
export function partyWords({ adults, children, infants, pets }: Omit<Party, 'rooms'>): string {
  return [
    counted(adults, 'adult'),
    children > 0 && counted(children, 'child', 'children'),
    infants > 0 && counted(infants, 'infant'),
    pets > 0 && counted(pets, 'pet'),
  ]
    .filter((part) => part !== false)
    .join(', ');
}
