import type { RoomLimits } from '../capacity/room-limits.ts';
import { chargedPersons, type RoomSelection, roomSelection } from '../capacity/room-selection.ts';
import type { Party } from '../party/party.ts';
import { nightsOf, type Stay } from '../stay/stay.ts';
import { type Quote, quote } from './quote.ts';
import type { RoomRate } from './room-rate.ts';
import type { Tariff } from './tariff.ts';

/** A property's prices and limits. */
export type RoomOffer = RoomRate & RoomLimits;

/** Quotes a stay with a selection of rooms; /confirm and the server both use it (Q7). */
export function quoteStay(offer: RoomOffer, stay: Stay, selection: RoomSelection, tariff: Tariff): Quote {
  const { rooms, pets } = selection.party;
  const persons = chargedPersons(selection, offer);
  return quote({ rate: offer, nights: nightsOf(stay), rooms, chargedPersons: persons, pets }, tariff);
}

/** Quotes the selection with which /confirm opens, so that the card already shows the amount to pay (Q8, D1). */
export function openingQuote(offer: RoomOffer, stay: Stay, party: Party, tariff: Tariff): Quote {
  return quoteStay(offer, stay, roomSelection(party, offer), tariff);
}
