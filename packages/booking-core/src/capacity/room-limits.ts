import type { FreeAge } from '../party/free-ages.ts';
import { MAX_COUNT } from '../party/party.ts';
import { requireObject } from '../result/kind.ts';
import { requireWholeNumber } from '../result/whole-number.ts';

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
}

/**
 * Checks the limits of a room, and returns them.
 * @throws RangeError for a number outside its range
 */
export function requireLimits(limits: RoomLimits): RoomLimits {
  requireObject('limits', limits);
  requireWholeNumber('sleeps', limits.sleeps, 1, MAX_COUNT);
  requireWholeNumber('included', limits.included, 1, MAX_COUNT);
  requireWholeNumber('pets', limits.pets, 0, MAX_COUNT);
  return limits;
}
