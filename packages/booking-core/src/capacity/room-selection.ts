import { type Party, payingGuests } from '../party/party.ts';
import { roomCapacity } from './room-capacity.ts';
import { allowedPersonsPerRoom, type RoomLimits } from './room-limits.ts';

export const MAX_EXTRA_PERSONS = 10;

/** The guest's choice on /confirm: the party with its rooms, and the number of extra persons to pay for. */
export interface RoomSelection {
  readonly party: Party;
  /** 0 to 10. */
  readonly extraPersons: number;
}

/** Returns the fewest rooms that hold the paying guests, 1 or more (C3). */
export function minimumRooms(party: Party, limits: RoomLimits): number {
  return Math.max(1, Math.ceil(payingGuests(party) / roomCapacity(limits.roomType)));
}

/** Returns how many persons the price of these rooms includes (C4). */
export function totalCapacity(rooms: number, limits: RoomLimits): number {
  return rooms * allowedPersonsPerRoom(limits);
}

/** Counts the paying guests beyond the allowance; the Extra Person block shows while there are any (C5). */
export function extraPersonsNeeded(party: Party, limits: RoomLimits): number {
  return Math.max(0, payingGuests(party) - totalCapacity(party.rooms, limits));
}

/**
 * Returns the selection with which /confirm opens, and which it sets again whenever the party or its rooms change
 * (C6, D3, D11): at least the minimum of rooms, and as many extra persons as are needed, at most 10.
 */
export function roomSelection(wanted: Party, limits: RoomLimits): RoomSelection {
  const party = { ...wanted, rooms: Math.max(wanted.rooms, minimumRooms(wanted, limits)) };
  return { party, extraPersons: Math.min(extraPersonsNeeded(party, limits), MAX_EXTRA_PERSONS) };
}

/** Returns whether the allowance and the paid extra persons together hold the paying guests (C8). */
export function fitsParty({ party, extraPersons }: RoomSelection, limits: RoomLimits): boolean {
  return payingGuests(party) <= totalCapacity(party.rooms, limits) + extraPersons;
}

/**
 * Counts the persons charged beyond the allowance, each once (C9, D3): the extra persons entered, and the overflow
 * that they do not cover. An entry left over from a larger party counts for nothing when no person is extra.
 */
export function chargedPersons({ party, extraPersons }: RoomSelection, limits: RoomLimits): number {
  const needed = extraPersonsNeeded(party, limits);
  return needed === 0 ? 0 : Math.max(extraPersons, needed);
}
