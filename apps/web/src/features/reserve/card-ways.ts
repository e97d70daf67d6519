import {
  extraPersonsNeeded,
  type Party,
  type Priced,
  type PricedWay,
  type PricedWays,
  type RoomLimits,
  type RoomSelection,
  waysToStay,
} from '@motel/booking-core';

/** The rooms of the card: those it takes, and what else the guest can choose. */
export interface CardWays {
  /** The party with its rooms and extra persons. */
  readonly taken: RoomSelection;
  /** The price of what is taken, or why it has none; absent while no stay is chosen. */
  readonly priced: Priced | undefined;
  /** To choose from, the cheapest first; empty where the party can stay in one way only. */
  readonly choices: readonly PricedWay[];
  /** The fewest rooms in which the party can stay. */
  readonly fewest: number;
}

interface Wish {
  /** Its rooms are the fewest that the guest asked for. */
  readonly party: Party;
  /** The rooms that the guest took by hand. */
  readonly rooms: number | undefined;
  /** Rooms that are free on all nights. */
  readonly free: number;
}

/**
 * Takes the cheapest way that is free (Q13), or the rooms that the guest took by hand.
 * @param priceFor the ways of a party, absent while no stay is chosen
 */
export function cardWays(
  wish: Wish,
  limits: RoomLimits,
  priceFor: ((party: Party) => PricedWays) | undefined,
): CardWays {
  const { party, rooms = party.rooms } = wish;
  const anyRooms = { ...party, rooms: 1 };
  const fewest = waysToStay(anyRooms, limits)[0]?.party.rooms ?? 1;
  const wanted = { ...party, rooms };

  const offered = priceFor?.(wanted);
  const all = priceFor?.(anyRooms);
  if (!offered?.ok || !all?.ok) {
    const staying = { ...wanted, rooms: Math.max(rooms, fewest) };
    const extraPersons = extraPersonsNeeded(staying, limits);
    const priced = offered?.ok === false ? offered : undefined;
    return { taken: { party: staying, extraPersons }, priced, choices: [], fewest };
  }
  const taken = wish.rooms === undefined ? cheapestFree(offered.ways, wish.free) : fewestRooms(offered.ways);
  return { taken, priced: { ok: true, quote: taken.quote }, choices: choicesOf(all.ways, taken), fewest };
}

function cheapestFree(ways: readonly [PricedWay, ...PricedWay[]], free: number): PricedWay {
  return ways.find(({ party }) => party.rooms <= free) ?? ways[0];
}

function fewestRooms(ways: readonly [PricedWay, ...PricedWay[]]): PricedWay {
  return ways.reduce((least, way) => (way.party.rooms < least.party.rooms ? way : least));
}

/** The cheapest way, the one with the fewest rooms, the one without extra persons, and the one that is taken. */
function choicesOf(ways: readonly [PricedWay, ...PricedWay[]], taken: PricedWay): readonly PricedWay[] {
  if (ways.length === 1) return [];
  const fewest = fewestRooms(ways);
  const roomy = ways.find(({ extraPersons }) => extraPersons === 0);
  const isOffered = (way: PricedWay) => way === ways[0] || way === fewest || way === roomy;
  const isTaken = ({ party }: PricedWay) => party.rooms === taken.party.rooms;
  const offered = ways.filter((way) => isOffered(way) || isTaken(way));
  const all = offered.some(isTaken) ? offered : [...offered, taken];
  return all.toSorted((a, b) => a.quote.total - b.quote.total);
}
