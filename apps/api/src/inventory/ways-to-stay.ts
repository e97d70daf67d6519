import {
  MAX_EXTRA_PERSONS,
  minimumRooms,
  type Party,
  payingGuests,
  type RoomLimits,
} from '@motel/booking-core';

/**
 * The numbers of rooms by which a party can stay: the fewest, with extra persons, and as many as need none. Between
 * the two the price is a straight line, so that one of them is the cheapest.
 * @param free rooms of this kind; only the fewest may be more
 */
export function waysToStay(party: Party, limits: RoomLimits, free: number): readonly number[] {
  const { included } = limits;
  const paying = payingGuests(party);
  const least = Math.max(
    party.rooms,
    minimumRooms(party, limits),
    // Children stay free within the places that the rooms include (V16).
    Math.ceil(party.children / included),
    // The form takes no more extra persons than these (V13).
    Math.ceil((paying - MAX_EXTRA_PERSONS) / included),
  );
  const most = Math.min(Math.ceil(paying / included), free);
  return most > least ? [least, most] : [least];
}
