import type { PropertyFacts } from './inventory-tables.ts';

/** The facts of one room alone, as far as its owner says them. */
export function ownFacts({ beds, bedSize, size, bath }: PropertyFacts) {
  return { beds, bedSize, size, bath };
}
