import { petLimit, type RoomLimits } from '../capacity/room-limits.ts';
import { totalCapacity } from '../capacity/room-selection.ts';
import { LEAST_PARTY, MAX_COUNT, type Party, type PartyMember } from './party.ts';

/** The party on the booking card and the rooms it asks for; rooms are 1 to 1000 (P8, D11). */
export interface CardParty {
  readonly party: Party;
  readonly rooms: number;
}

/** The most of one kind that the guest selector allows beside the rest of the party (P8). */
export function selectorMaximum(
  { party, rooms }: CardParty,
  member: PartyMember,
  limits: RoomLimits,
): number {
  const places = selectorPlaces(rooms, limits);
  switch (member) {
    case 'adults':
      return places - party.children;
    case 'children':
      return places - party.adults;
    case 'infants':
      return MAX_COUNT;
    case 'pets':
      return petLimit(limits);
  }
}

/**
 * The party with everything over a limit brought back to it (P9, D6): adults first, children in the places left.
 * @returns the same object when nothing had to change, so that a caller can say what was changed
 */
export function fitSelector(chosen: CardParty, limits: RoomLimits): CardParty {
  const rooms = between(chosen.rooms, 1, MAX_COUNT);
  const places = selectorPlaces(rooms, limits);
  const adults = between(chosen.party.adults, LEAST_PARTY.adults, places);
  const party: Party = {
    adults,
    children: between(chosen.party.children, 0, places - adults),
    infants: between(chosen.party.infants, 0, MAX_COUNT),
    pets: between(chosen.party.pets, 0, petLimit(limits)),
  };
  const isSame =
    rooms === chosen.rooms &&
    party.adults === chosen.party.adults &&
    party.children === chosen.party.children &&
    party.infants === chosen.party.infants &&
    party.pets === chosen.party.pets;
  return isSame ? chosen : { party, rooms };
}

/** Places for adults and children together; never so many that what is chosen could not be quoted (P1, P8). */
function selectorPlaces(rooms: number, limits: RoomLimits): number {
  return Math.min(totalCapacity(rooms, limits), MAX_COUNT);
}

function between(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
