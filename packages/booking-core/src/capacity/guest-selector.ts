import { LEAST_PARTY, MAX_COUNT, PARTY_COUNTS, type Party } from '../party/party.ts';
import { petLimit, type RoomLimits } from './room-limits.ts';
import { totalCapacity } from './room-selection.ts';

/** Returns the most of one count that the guest selector allows with the rest of the party unchanged (P8). */
export function selectorMaximum(party: Party, count: keyof Party, limits: RoomLimits): number {
  const places = selectorPlaces(party.rooms, limits);
  switch (count) {
    case 'adults':
      return places - party.children;
    case 'children':
      return places - party.adults;
    case 'pets':
      return petLimit(limits);
    case 'infants':
    case 'rooms':
      return MAX_COUNT;
  }
}

/**
 * Brings each count of a party within its limits (P9, D6): adults first, children in the places left.
 * @returns the same object when no count changes, so that a caller can detect a change
 */
export function fitSelector(chosen: Party, limits: RoomLimits): Party {
  const rooms = between(chosen.rooms, LEAST_PARTY.rooms, MAX_COUNT);
  const places = selectorPlaces(rooms, limits);
  const adults = between(chosen.adults, LEAST_PARTY.adults, places);
  const fitted: Party = {
    adults,
    children: between(chosen.children, 0, places - adults),
    infants: between(chosen.infants, 0, MAX_COUNT),
    pets: between(chosen.pets, 0, petLimit(limits)),
    rooms,
  };
  return PARTY_COUNTS.every((count) => fitted[count] === chosen[count]) ? chosen : fitted;
}

/** Returns the places for adults and children together; at most 1000: no larger party can be quoted (P1, P8). */
function selectorPlaces(rooms: number, limits: RoomLimits): number {
  return Math.min(totalCapacity(rooms, limits), MAX_COUNT);
}

function between(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
