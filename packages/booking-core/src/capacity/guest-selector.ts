import { LEAST_PARTY, MAX_COUNT, PARTY_COUNTS, type Party } from '../party/party.ts';
import { requireKnown, requireObject, requireWholeNumber } from '../result/kind.ts';
import { type RoomLimits, requireLimits } from './room-selection.ts';

/**
 * Returns the most of one count that a selector of guests allows with the rest of the party unchanged (P8). A party from
 * elsewhere can have more (P9): its count is then the most.
 * @example
 * const limits = { sleeps: 4, included: 2, pets: 1 };
 * selectorMaximum({ adults: 1, children: 1, infants: 0, pets: 0, rooms: 2 }, 'adults', limits); // → 7
 */
export function selectorMaximum(party: Party, count: keyof Party, limits: RoomLimits): number {
  requireWhole(party);
  requireKnown('count', count, PARTY_COUNTS);
  return Math.max(party[count], most(party, count, limits));
}

/** Returns the adults and children that so many rooms take, with extra persons where they sleep more (P8). */
export function selectorPlaces(rooms: number, limits: RoomLimits): number {
  requireWholeNumber('rooms', rooms, 1, MAX_COUNT);
  const { sleeps, included } = requireLimits(limits);
  return Math.min(rooms * Math.max(sleeps, included), MAX_COUNT);
}

/** No party of more than 1000 can be quoted (P1). */
function most(party: Party, count: keyof Party, limits: RoomLimits): number {
  const places = selectorPlaces(party.rooms, limits);
  if (limits.adultsOnly === true && (count === 'children' || count === 'infants')) return 0;
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
 * Brings each count of a party within its own limits (P9). No person is left out for want of places: rooms and extra
 * persons follow the party (C10). Children are left out where only adults may stay (P11).
 * @returns the same object when no count changes, so that a caller can detect a change
 */
export function fitSelector(chosen: Party, limits: RoomLimits): Party {
  requireWhole(chosen);
  requireLimits(limits);
  const mostYoung = limits.adultsOnly === true ? 0 : MAX_COUNT;
  const fitted: Party = {
    adults: between(chosen.adults, LEAST_PARTY.adults, MAX_COUNT),
    children: between(chosen.children, LEAST_PARTY.children, mostYoung),
    infants: between(chosen.infants, LEAST_PARTY.infants, mostYoung),
    pets: between(chosen.pets, LEAST_PARTY.pets, limits.pets),
    rooms: between(chosen.rooms, LEAST_PARTY.rooms, MAX_COUNT),
  };
  return PARTY_COUNTS.every((count) => fitted[count] === chosen[count]) ? chosen : fitted;
}

/** A count below the least or above the most can be repaired; half a guest, or text, is a mistake of the program. */
function requireWhole(party: Party): void {
  requireObject('party', party);
  for (const count of PARTY_COUNTS) {
    requireWholeNumber(count, party[count], Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
  }
}

function between(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
