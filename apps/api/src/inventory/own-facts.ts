import type { PropertyFacts } from './inventory-tables.ts';

/** What a room has that no other has, as far as its owner says it. */
export function ownFacts({ beds, bedSize, size, bath }: PropertyFacts) {
  return { beds, bedSize, size, bath };
}
