import { roomCapacity } from './room-capacity.ts';

/** What a property says of who may stay in one of its rooms. */
export interface RoomLimits {
  readonly roomType: string;
  /** Persons included in the price of one room, 1 to 1000; left out, it is the room's capacity. */
  readonly defaultAllowedPersons?: number | undefined;
  readonly isPetFriendly: boolean;
  /** Pets in a whole booking, 0 to 1000. */
  readonly allowedPets: number;
}

/** Persons that one room's price includes: the property's own number, or the room's capacity (C2, D3). */
export function allowedPersonsPerRoom(limits: RoomLimits): number {
  return limits.defaultAllowedPersons ?? roomCapacity(limits.roomType);
}

/** The most pets a booking may bring: none unless the property is pet friendly (C7). */
export function petLimit(limits: RoomLimits): number {
  return limits.isPetFriendly ? limits.allowedPets : 0;
}
