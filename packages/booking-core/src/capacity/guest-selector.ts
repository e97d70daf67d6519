import { LEAST_PARTY, MAX_COUNT, PARTY_COUNTS, type Party } from '../party/party.ts';
import { requireWholeNumber } from '../result/whole-number.ts';
import type { RoomLimits } from './room-limits.ts';
import { totalCapacity } from './room-selection.ts';

/**
 * Returns the most of one count that a selector of guests allows with the rest of the party unchanged (P8).
 * @example
 * const limits = { sleeps: 4, included: 2, pets: 1 };
 * selectorMaximum({ adults: 1, children: 1, infants: 0, pets: 0, rooms: 2 }, 'adults', limits); // → 3
 */
export function selectorMaximum(party: Party, count: keyof Party, limits: RoomLimits): number {
  requireWhole(party);
  const places = selectorPlaces(party.rooms, limits);
  switch (count) {
    case 'adults':
      return places - party.children;
    case 'children':
      return places - party.adults;
    case 'pets':
      return limits.pets;
    case 'infants':
    case 'rooms':
      return MAX_COUNT;
  }
}

/**
 * Brings each count of a party within its limits (P9): adults first, children in the places left.
 * @returns the same object when no count changes, so that a caller can detect a change
 */
export function fitSelector(chosen: Party, limits: RoomLimits): Party {
  requireWhole(chosen);
  const rooms = between(chosen.rooms, LEAST_PARTY.rooms, MAX_COUNT);
  const places = selectorPlaces(rooms, limits);
  const adults = between(chosen.adults, LEAST_PARTY.adults, places);
  const fitted: Party = {
    adults,
    children: between(chosen.children, 0, places - adults),
    infants: between(chosen.infants, 0, MAX_COUNT),
    pets: between(chosen.pets, 0, limits.pets),
    rooms,
  };
  return PARTY_COUNTS.every((count) => fitted[count] === chosen[count]) ? chosen : fitted;
}

/** Returns the places for adults and children together; at most 1000: no larger party can be quoted (P1, P8). */
function selectorPlaces(rooms: number, limits: RoomLimits): number {
  return Math.min(totalCapacity(rooms, limits), MAX_COUNT);
}

/** A count below the least or above the most can be repaired; half a guest, or text, is a mistake of the program. */
function requireWhole(party: Party): void {
  for (const count of PARTY_COUNTS) {
    requireWholeNumber(count, party[count], Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
  }
}

function between(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
