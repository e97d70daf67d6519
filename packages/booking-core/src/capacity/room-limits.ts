import { roomCapacity } from './room-capacity.ts';

/** A property's limits for the guests and pets in one of its rooms. */
export interface RoomLimits {
  readonly roomType: string;
  /** Persons included in the price of one room, 1 to 1000. @default the room's capacity */
  readonly defaultAllowedPersons?: number | undefined;
  readonly isPetFriendly: boolean;
  /** Pets in a whole booking, 0 to 1000. */
  readonly allowedPets: number;
}

/** Returns how many persons one room's price includes: the property's own number, or the room's capacity (C2, D3). */
export function allowedPersonsPerRoom(limits: RoomLimits): number {
  return limits.defaultAllowedPersons ?? roomCapacity(limits.roomType);
}

/** Returns the most pets of a booking: 0 unless the property is pet friendly (C7). */
export function petLimit(limits: RoomLimits): number {
  return limits.isPetFriendly ? limits.allowedPets : 0;
}
