import { requireObject, requireWholeNumber } from '../result/kind.ts';

/** An age that a tariff may leave free of charge (P4). */
export type FreeAge = 'child' | 'infant';

/** Counts the guests who stay free (P4). @param ages those that stay free; children by default */
export function freeAmong(children: number, infants: number, ages: readonly FreeAge[] = ['child']): number {
  return (ages.includes('child') ? children : 0) + (ages.includes('infant') ? infants : 0);
}

/** A stay's guests, pets and number of rooms (P1). */
export interface Party {
  /** 13 years or older; 1 to 1000. */
  readonly adults: number;
  /** 2 to 12 years; 0 to 1000. */
  readonly children: number;
  /** Under 2 years; 0 to 1000. */
  readonly infants: number;
  /** 0 to 1000. */
  readonly pets: number;
  /** Rooms of one kind; 1 to 1000. */
  readonly rooms: number;
}

/** The names of its counts, in the order in which a guest chooses them. */
export const PARTY_COUNTS: readonly (keyof Party)[] = ['adults', 'children', 'infants', 'pets', 'rooms'];

/** The largest count in a request; larger numbers are mistakes, not parties (P1). */
export const MAX_COUNT = 1000;

/** The least of each count: a child cannot book, so there is always an adult (P2). */
export const LEAST_PARTY: Party = { adults: 1, children: 0, infants: 0, pets: 0, rooms: 1 };

/** The party of a new, unfinished booking (P3). */
export const DEFAULT_PARTY: Party = LEAST_PARTY;

/** Checks the counts of a party's people (P1). @throws RangeError for anything but whole numbers from 0 to 1000 */
export function requirePeople(party: Party): void {
  requireObject('party', party);
  for (const age of ['adults', 'children', 'infants'] as const) {
    requireWholeNumber(age, party[age], 0, MAX_COUNT);
  }
}

/** Checks every count of a party (P1). @throws RangeError for anything but whole numbers from 0 to `most` */
export function requireParty(party: Party, most: number): void {
  requireObject('party', party);
  for (const count of PARTY_COUNTS) requireWholeNumber(count, party[count], 0, most);
}

/**
 * Counts the guests who need a paid place; children stay free with adults (P4).
 * @param free the ages that stay free, as a tariff has them. @default children
 */
export function payingGuests(party: Party, free?: readonly FreeAge[]): number {
  return totalGuests(party) - freeAmong(party.children, party.infants, free);
}

/** Counts the people of the party; pets are not guests (P5). */
export function totalGuests(party: Party): number {
  requirePeople(party);
  return party.adults + party.children + party.infants;
}
