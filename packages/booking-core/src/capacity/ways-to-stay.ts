import { MAX_COUNT, type Party, requireParty } from '../party/party.ts';
import {
  extraAmong,
  MAX_EXTRA_PERSONS,
  placesOf,
  type RoomLimits,
  type RoomSelection,
  requireLimits,
} from './room-selection.ts';

/**
 * Returns every way in which a party can stay, the fewest rooms first: with as many extra persons as each number of
 * rooms needs, up to the rooms that need none (C10). There is at least one, and at most twelve.
 * @param wanted the party; its rooms are the fewest that it asks for
 * @example
 * const four = { adults: 4, children: 0, infants: 0, pets: 0, rooms: 1 };
 * const ways = waysToStay(four, { sleeps: 4, included: 2, pets: 0 });
 * ways.map(({ party, extraPersons }) => `${party.rooms} + ${extraPersons}`).join(' or '); // → 1 + 2 or 2 + 0
 */
export function waysToStay(wanted: Party, limits: RoomLimits): readonly RoomSelection[] {
  requireParty(wanted, MAX_COUNT);
  const { included } = requireLimits(limits);
  const { paying, fewest: holding } = placesOf(wanted, limits);
  const fewest = Math.min(
    Math.max(
      wanted.rooms,
      holding,
      // The form takes no more extra persons than these (V13).
      Math.ceil((paying - MAX_EXTRA_PERSONS) / included),
    ),
    MAX_COUNT,
  );
  const most = Math.min(Math.max(fewest, Math.ceil(paying / included)), MAX_COUNT);
  return Array.from({ length: most - fewest + 1 }, (_, more) => {
    const party = { ...wanted, rooms: fewest + more };
    return { party, extraPersons: extraAmong(paying, party.rooms, included) };
  });
}
