import { MAX_COUNT, type Party, payingGuests, requireParty, requirePeople } from '../party/party.ts';
import { requireObject } from '../result/kind.ts';
import { requireWholeNumber } from '../result/whole-number.ts';
import { extraAmong, placesOf } from './places.ts';
import { type RoomLimits, requireLimits } from './room-limits.ts';

/** The most extra persons that a guest can enter in the form (V13). */
export const MAX_EXTRA_PERSONS = 10;
/** 1000 adults and 1000 infants, each in a room of their own. */
const MOST_NEEDED = 2 * MAX_COUNT;

/** The guest's choice: the party with its rooms, and the number of extra persons to pay for. */
export interface RoomSelection {
  /** With the rooms that it takes. */
  readonly party: Party;
  /** Persons to pay for beyond those that the rooms include, 0 to 10. */
  readonly extraPersons: number;
}

/** Returns the fewest rooms that hold the paying guests, 1 or more (C3). */
export function minimumRooms(party: Party, limits: RoomLimits): number {
  requirePeople(party);
  return placesOf(party, requireLimits(limits)).least;
}

/** Returns how many persons the price of these rooms includes (C4). */
export function totalCapacity(rooms: number, limits: RoomLimits): number {
  requireWholeNumber('rooms', rooms, 0, MOST_NEEDED);
  return rooms * requireLimits(limits).included;
}

/** Counts the paying guests beyond those that the rooms include (C5). */
export function extraPersonsNeeded(party: Party, limits: RoomLimits): number {
  return chargedPersons({ party, extraPersons: 0 }, limits);
}

/**
 * Returns the selection with which a form opens, and which it sets again whenever the party or its rooms change (C6):
 * at least the minimum of rooms, and as many extra persons as are needed, at most 10.
 * @example
 * const family = { adults: 5, children: 0, infants: 0, pets: 0, rooms: 1 };
 * const { party, extraPersons } = roomSelection(family, { sleeps: 4, included: 2, pets: 0 });
 * party.rooms; // → 2
 * extraPersons; // → 1
 */
export function roomSelection(wanted: Party, limits: RoomLimits): RoomSelection {
  requireParty(wanted, MOST_NEEDED);
  const party = { ...wanted, rooms: Math.max(wanted.rooms, minimumRooms(wanted, limits)) };
  return { party, extraPersons: Math.min(extraPersonsNeeded(party, limits), MAX_EXTRA_PERSONS) };
}

/**
 * Returns whether the persons included and the paid extra persons are enough for the paying guests (C8).
 * @param selection the party with its rooms and extra persons
 */
export function fitsParty(selection: RoomSelection, limits: RoomLimits): boolean {
  const { party, extraPersons } = requireObject('selection', selection);
  requireExtraPersons(extraPersons);
  return payingGuests(party, requireLimits(limits).free) <= totalCapacity(party.rooms, limits) + extraPersons;
}

/**
 * Counts the persons charged beyond those that the rooms include, each once (C9): the extra persons entered, and the
 * overflow that they do not cover. An entry left over from a larger party counts for nothing when no person is extra.
 * @param selection the party with its rooms and extra persons
 */
export function chargedPersons(selection: RoomSelection, limits: RoomLimits): number {
  const { party, extraPersons } = requireObject('selection', selection);
  requireExtraPersons(extraPersons);
  requirePeople(party);
  requireWholeNumber('rooms', party.rooms, 0, MOST_NEEDED);
  const { paying } = placesOf(party, requireLimits(limits));
  return extraAmong(paying, party.rooms, limits.included, extraPersons);
}

function requireExtraPersons(extraPersons: number): void {
  requireWholeNumber('extraPersons', extraPersons, 0, MOST_NEEDED);
}
