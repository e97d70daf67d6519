import {
  type FreeAge,
  freeAmong,
  MAX_COUNT,
  type Party,
  payingGuests,
  requireParty,
  requirePeople,
} from '../party/party.ts';
import { requireObject, requireWholeNumber } from '../result/kind.ts';

/** A room's places and pets, by number (C1, C2, C7). */
export interface RoomLimits {
  /** Most paying guests in one room, 1 to 1000. */
  readonly sleeps: number;
  /** Persons included in the price of one room, 1 to 1000. */
  readonly included: number;
  /** Most pets in a whole booking, 0 to 1000. */
  readonly pets: number;
  /** Ages that stay free, as its tariff has them (P4). @default children */
  readonly free?: readonly FreeAge[] | undefined;
  /** No child and no infant may stay, as its tariff has it (P11). @default false */
  readonly adultsOnly?: boolean | undefined;
}

/** Checks the limits of a room, and returns them. @throws RangeError for a number outside its range */
export function requireLimits(limits: RoomLimits): RoomLimits {
  requireObject('limits', limits);
  requireWholeNumber('sleeps', limits.sleeps, 1, MAX_COUNT);
  requireWholeNumber('included', limits.included, 1, MAX_COUNT);
  requireWholeNumber('pets', limits.pets, 0, MAX_COUNT);
  return limits;
}

/** How a party takes the places of a room, with counts that were checked before. */
interface Places {
  /** Guests who need a paid place (P4). */
  readonly paying: number;
  /** Guests of an age that stays free (P4). */
  readonly free: number;
  /** The fewest rooms that hold those who pay (C3). */
  readonly least: number;
  /** The fewest rooms that hold the whole party (C10): also those who stay free, within the places included (V16). */
  readonly fewest: number;
}

/** Reads a party once for its price, its ways to stay and its form. */
export function placesOf(
  { adults, children, infants }: Omit<Party, 'pets' | 'rooms'>,
  limits: RoomLimits,
): Places {
  const free = freeAmong(children, infants, limits.free);
  const paying = adults + children + infants - free;
  const least = Math.max(1, Math.ceil(paying / limits.sleeps));
  return { paying, free, least, fewest: Math.max(least, Math.ceil(free / limits.included)) };
}

/**
 * Counts the persons beyond those that some rooms include (C5), or those who are charged (C9).
 * @param asked extra persons that are entered: they count where anybody is extra
 */
export function extraAmong(paying: number, rooms: number, included: number, asked = 0): number {
  const needed = Math.max(0, paying - rooms * included);
  return needed === 0 ? 0 : Math.max(asked, needed);
}

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
