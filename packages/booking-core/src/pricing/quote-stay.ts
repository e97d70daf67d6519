import type { RoomLimits } from '../capacity/room-limits.ts';
import { chargedPersons, type RoomSelection, roomSelection } from '../capacity/room-selection.ts';
import type { CardParty } from '../party/guest-selector.ts';
import type { Party } from '../party/party.ts';
import { nightsOf, type Stay } from '../stay/stay.ts';
import { type Quote, quote } from './quote.ts';
import type { RoomRate } from './room-rate.ts';
import type { Tariff } from './tariff.ts';

/** A property as far as price and capacity go. */
export type RoomOffer = RoomRate & RoomLimits;

/** The quote for a stay as it stands on /confirm, and as the server recomputes it (Q7). */
export function quoteStay(
  offer: RoomOffer,
  stay: Stay,
  party: Party,
  selection: RoomSelection,
  tariff: Tariff,
): Quote {
  return quote(
    {
      rate: offer,
      nights: nightsOf(stay),
      rooms: selection.rooms,
      chargedPersons: chargedPersons(party, selection, offer),
      pets: party.pets,
    },
    tariff,
  );
}

/** The quote that /confirm will open with, so that the card already shows what will be charged (Q8, D1). */
export function openingQuote(
  offer: RoomOffer,
  stay: Stay,
  { party, rooms }: CardParty,
  tariff: Tariff,
): Quote {
  return quoteStay(offer, stay, party, roomSelection(party, rooms, offer), tariff);
}
