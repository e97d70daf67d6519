import { PARTY_COUNTS, type Party } from '@motel/booking-core';

/** The counts of a party as text, as they are typed, and as a question has them. */
export type TypedParty = Readonly<Record<keyof Party, string>>;

export function typedParty(party: Party): TypedParty {
  return Object.fromEntries(PARTY_COUNTS.map((name) => [name, String(party[name])])) as TypedParty;
}

/** @returns `undefined` while one of the counts is no number */
export function readParty(typed: TypedParty): Party | undefined {
  if (!PARTY_COUNTS.every((name) => /^\d{1,3}$/.test(typed[name]))) return undefined;
  return Object.fromEntries(PARTY_COUNTS.map((name) => [name, Number(typed[name])])) as unknown as Party;
}
