import { CLOSED_OFFER, type Offer, type PropertyCard, SOLD_OUT_OFFER } from '@motel/api-client/contracts';
import type { Party } from '@motel/booking-core';
import type { ReactNode } from 'react';
import { isTight } from '../../shared/booking/tight-words.ts';

export interface SearchedRoom {
  readonly room: PropertyCard;
  readonly offer: Offer | undefined;
}

/**
 * The rooms that take the whole party first: those in which it has a bed each, then by the number of rooms that it needs,
 * then by price. Then those that
 * cannot be booked for another reason; sold-out ones last. Otherwise the owner's order stays.
 */
export function orderedRooms(
  rooms: readonly PropertyCard[],
  offers: readonly Offer[],
  party: Party,
): SearchedRoom[] {
  const found = new Map(offers.map((offer) => [offer._id, offer]));
  return rooms
    .map((room) => ({ room, offer: found.get(room.id) }))
    .sort(
      ({ room: one, offer: a }, { room: other, offer: b }) =>
        placeOf(a) - placeOf(b) ||
        Number(isTightIn(one, a, party)) - Number(isTightIn(other, b, party)) ||
        (a?.stay?.rooms ?? 0) - (b?.stay?.rooms ?? 0) ||
        (a?.stay?.total ?? 0) - (b?.stay?.total ?? 0),
    );
}

function placeOf(offer: Offer | undefined): number {
  if (offer?.stay !== undefined) return 0;
  return offer?.reason === undefined || !GONE.includes(offer.reason.code) ? 1 : 2;
}

const GONE: readonly string[] = [SOLD_OUT_OFFER, CLOSED_OFFER];

function isTightIn({ guest }: PropertyCard, offer: Offer | undefined, party: Party): boolean {
  return isTight({ ...party, rooms: offer?.stay?.rooms ?? 1 }, guest);
}

/** A room of the list, and what its card says of the guest's search: absent without one, `null` without an answer. */
export interface ListedRoom {
  readonly room: PropertyCard;
  /** The price of the searched stay in it, in the place of tonight's. */
  readonly offer?: ReactNode;
}

export interface SearchResultsProps {
  readonly rooms: readonly PropertyCard[];
  /** @param isWaiting the prices are being looked up: the cards keep space for them */
  readonly children: (listed: readonly ListedRoom[], isWaiting: boolean) => ReactNode;
}
