import type { Party } from '@motel/booking-core';
import type { Words } from '../words.ts';

/** Whether adults and children have fewer beds than they are (Q13). @param sleeps in one room, where that is known */
export function isTight({ adults, children, rooms }: Party, sleeps: number | undefined): boolean {
  return !!sleeps && adults + children > rooms * sleeps;
}

/** Says that a way to stay is tight; nothing where it is not. @param party with the rooms that it takes */
export function tightWords({ t }: Words, party: Party, sleeps: number | undefined): string | undefined {
  if (!sleeps || !isTight(party, sleeps)) return undefined;
  const persons = party.adults + party.children;
  return t('Tight: {persons} persons, beds for {places}', { persons, places: sleeps * party.rooms });
}
