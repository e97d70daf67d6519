/** A stay's guests, pets and number of rooms (P1). Adults are 13 or older, children 2–12, infants under 2. */
export interface Party {
  readonly adults: number;
  readonly children: number;
  readonly infants: number;
  readonly pets: number;
  readonly rooms: number;
}

/** The names of its counts, in the order of the guest selector. */
export const PARTY_COUNTS: readonly (keyof Party)[] = ['adults', 'children', 'infants', 'pets', 'rooms'];

/** The largest count in a request; larger numbers are mistakes, not parties (P1). */
export const MAX_COUNT = 1000;

/** The least of each count: a child cannot book, so there is always an adult (P2, D4). */
export const LEAST_PARTY: Party = { adults: 1, children: 0, infants: 0, pets: 0, rooms: 1 };

/** The party of a new booking draft (P3). */
export const DEFAULT_PARTY: Party = LEAST_PARTY;

/** Counts the guests who use capacity; children stay free with adults (P4). */
export function payingGuests(party: Party): number {
  return party.adults + party.infants;
}

/** Counts the people of the party; pets are not guests (P5). */
export function totalGuests(party: Party): number {
  return party.adults + party.children + party.infants;
}
