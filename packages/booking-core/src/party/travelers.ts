import { type Party, requireParty } from './party.ts';

/** The party in a new search box (P6). */
export const DEFAULT_TRAVELERS: Party = { adults: 2, children: 0, infants: 0, pets: 0, rooms: 1 };

/** The counts at which its minus buttons stop; there is no upper limit (P6). */
export const LEAST_TRAVELERS: Party = { adults: 1, children: 0, infants: 0, pets: 0, rooms: 0 };

/** Returns the party after a press of plus (`1`) or minus (`-1`); minus stops at the least (P6). */
export function stepTravelers(travelers: Party, count: keyof Party, step: 1 | -1): Party {
  requireParty(travelers, Number.MAX_SAFE_INTEGER - 1);
  if (!Object.hasOwn(LEAST_TRAVELERS, count))
    throw new RangeError(`Not a count of travelers: ${String(count)}`);
  if (step !== 1 && step !== -1) throw new RangeError(`step must be 1 or -1, not ${String(step)}`);
  return { ...travelers, [count]: Math.max(LEAST_TRAVELERS[count], travelers[count] + step) };
}
