import type { Party } from './party.ts';

/** The party in a new search box (P6). */
export const DEFAULT_TRAVELERS: Party = { adults: 2, children: 0, infants: 0, pets: 0, rooms: 1 };

/** The counts at which its minus buttons stop; there is no upper limit (P6). */
export const LEAST_TRAVELERS: Party = { adults: 1, children: 0, infants: 0, pets: 0, rooms: 0 };

/** Returns the party after a press of plus (`1`) or minus (`-1`); minus stops at the least (P6). */
export function stepTravelers(travelers: Party, count: keyof Party, step: 1 | -1): Party {
  return { ...travelers, [count]: Math.max(LEAST_TRAVELERS[count], travelers[count] + step) };
}
