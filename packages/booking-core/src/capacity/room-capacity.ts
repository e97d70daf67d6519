import { MAX_COUNT } from '../party/party.ts';
import { requireFlag, requireObject, requireWholeNumber } from '../result/kind.ts';
import { requireText } from '../result/text.ts';
import type { RoomLimits } from './room-selection.ts';

const SLEEPS_FOUR = ['double', 'twin', 'quad'] as const;

/** The room type of a property that names none (C1). */
export const DEFAULT_ROOM_TYPE = 'double';

/** Returns how many people a room of this type holds: 4 for double, twin or quad in any case, else 2 (C1). */
export function roomCapacity(roomType: string): 2 | 4 {
  const name = requireText('roomType', roomType).toLowerCase();
  return SLEEPS_FOUR.some((word) => name.includes(word)) ? 4 : 2;
}

/** A property's words and numbers about its places and pets, from which `roomLimitsOf` makes numbers (C1, C2, C7). */
export interface PropertyPlaces {
  /** A name such as `Queen double`. */
  readonly roomType: string;
  /** Persons included in the price of one room, 1 to 1000. @default the capacity of the room's type */
  readonly defaultAllowedPersons?: number | undefined;
  /** Most paying guests in one room, 1 to 1000. @default the capacity of the type, or the persons included if more */
  readonly sleeps?: number | undefined;
  /** Pets may come at all. */
  readonly isPetFriendly: boolean;
  /** Pets in a whole booking, 0 to 1000. */
  readonly allowedPets: number;
}

/**
 * Returns the limits of a property (C1, C2, C7). A room never holds fewer persons than its price includes.
 * @throws RangeError for a number outside its range
 * @example
 * roomLimitsOf({ roomType: 'double', isPetFriendly: true, allowedPets: 2 }); // → { sleeps: 4, included: 4, pets: 2 }
 */
export function roomLimitsOf(property: PropertyPlaces): RoomLimits {
  const { roomType, isPetFriendly, allowedPets } = requireObject('property', property);
  const capacity = roomCapacity(roomType);
  const { defaultAllowedPersons: included = capacity } = property;
  const { sleeps = Math.max(capacity, included) } = property;
  requireWholeNumber('defaultAllowedPersons', included, 1, MAX_COUNT);
  requireWholeNumber('sleeps', sleeps, 1, MAX_COUNT);
  requireWholeNumber('allowedPets', allowedPets, 0, MAX_COUNT);
  requireFlag('isPetFriendly', isPetFriendly);
  return { sleeps, included: Math.min(included, sleeps), pets: isPetFriendly ? allowedPets : 0 };
}
