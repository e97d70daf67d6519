/** Who comes (P1). Adults are 13 or older, children 2–12, infants under 2. */
export interface Party {
  readonly adults: number;
  readonly children: number;
  readonly infants: number;
  readonly pets: number;
}

export type PartyMember = keyof Party;

/** The largest count of anything in a request; larger numbers are mistakes, not parties (P1). */
export const MAX_COUNT = 1000;

/** The least of each: a child cannot book, so there is always an adult (P2, D4). */
export const LEAST_PARTY: Party = { adults: 1, children: 0, infants: 0, pets: 0 };

/** The party a booking draft starts with (P3). */
export const DEFAULT_PARTY: Party = LEAST_PARTY;

export const AGE_LABELS = { adults: '13+', children: '2–12', infants: 'under 2' } as const;

/** Guests who count towards capacity; children stay free with adults (P4). */
export function payingGuests(party: Party): number {
  return party.adults + party.infants;
}

/** People who sleep at the motel; pets are not guests (P5). */
export function totalGuests(party: Party): number {
  return party.adults + party.children + party.infants;
}
