import { type Party, payingGuests } from '../party/party.ts';
import { roomCapacity } from './room-capacity.ts';
import { allowedPersonsPerRoom, type RoomLimits } from './room-limits.ts';

export const MAX_EXTRA_PERSONS = 10;

/** What is chosen on /confirm: how many rooms, and how many persons beyond the allowance are paid for. */
export interface RoomSelection {
  readonly rooms: number;
  /** 0 to 10. */
  readonly extraPersons: number;
}

/** The fewest rooms that hold the paying guests, 1 or more (C3). */
export function minimumRooms(party: Party, limits: RoomLimits): number {
  return Math.max(1, Math.ceil(payingGuests(party) / roomCapacity(limits.roomType)));
}

/** Persons that the price of these rooms includes (C4). */
export function totalCapacity(rooms: number, limits: RoomLimits): number {
  return rooms * allowedPersonsPerRoom(limits);
}

/** Paying guests beyond the allowance: the Extra Person block shows while there are any (C5). */
export function extraPersonsNeeded(party: Party, rooms: number, limits: RoomLimits): number {
  return Math.max(0, payingGuests(party) - totalCapacity(rooms, limits));
}

/**
 * What /confirm opens with, and goes back to whenever the party or the rooms change (C6, D3, D11): rooms rise to
 * the minimum, the extra-person entry is what is needed, at most 10, and 0 when nobody is extra.
 */
export function roomSelection(party: Party, wantedRooms: number, limits: RoomLimits): RoomSelection {
  const rooms = Math.max(wantedRooms, minimumRooms(party, limits));
  return { rooms, extraPersons: Math.min(extraPersonsNeeded(party, rooms, limits), MAX_EXTRA_PERSONS) };
}

/** Whether the allowance and the paid extra persons together hold the paying guests (C8). */
export function fitsParty(party: Party, selection: RoomSelection, limits: RoomLimits): boolean {
  return payingGuests(party) <= totalCapacity(selection.rooms, limits) + selection.extraPersons;
}

/**
 * Persons charged beyond the allowance, each once (C9, D3): those entered, and any overflow they do not cover.
 * An entry left over from a larger party counts for nothing once nobody is extra.
 */
export function chargedPersons(party: Party, selection: RoomSelection, limits: RoomLimits): number {
  const needed = extraPersonsNeeded(party, selection.rooms, limits);
  return needed === 0 ? 0 : Math.max(selection.extraPersons, needed);
}
