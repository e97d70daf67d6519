import { requireKnown } from '../result/kind.ts';
import { LEAST_PARTY, PARTY_COUNTS, type Party, requireParty } from './party.ts';

/** The party in a new search box (P6). */
export const DEFAULT_TRAVELERS: Party = { ...LEAST_PARTY, adults: 2 };

/** The counts at which its minus buttons stop; there is no upper limit (P6). */
export const LEAST_TRAVELERS: Party = { ...LEAST_PARTY, rooms: 0 };

/** Returns the party after a press of plus (`1`) or minus (`-1`); minus stops at the least (P6). */
export function stepTravelers(travelers: Party, count: keyof Party, step: 1 | -1): Party {
  requireParty(travelers, Number.MAX_SAFE_INTEGER - 1);
  requireKnown('count', count, PARTY_COUNTS);
  requireKnown('step', step, [1, -1]);
  return { ...travelers, [count]: Math.max(LEAST_TRAVELERS[count], travelers[count] + step) };
}
