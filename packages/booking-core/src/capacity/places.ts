import { freeAmong } from '../party/free-ages.ts';
import type { RoomLimits } from './room-limits.ts';

/** The people of a party. */
interface People {
  readonly adults: number;
  readonly children: number;
  readonly infants: number;
}

/** How a party takes the places of a room, with counts that were checked before. */
export interface Places {
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
export function placesOf({ adults, children, infants }: People, limits: RoomLimits): Places {
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
