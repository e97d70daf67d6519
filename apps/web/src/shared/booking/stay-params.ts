import { type CardParty, DEFAULT_PARTY, type RequestedStay, type Stay } from '@motel/booking-core';
import { propertyPath } from '../site-paths.ts';

/** A stay in the address of a property's page: what the payment provider's cancel link leads back to. */
export interface StayParams {
  readonly requested: RequestedStay | undefined;
  readonly cardParty: CardParty | undefined;
  /** The guest gave up paying. */
  readonly isCancelled: boolean;
}

export function readStayParams(params: URLSearchParams): StayParams {
  const [checkIn, checkOut] = [params.get('checkin'), params.get('checkout')];
  const hasParty = ['adults', 'children', 'infants', 'pets', 'rooms'].some((name) => params.has(name));
  return {
    requested: checkIn === null && checkOut === null ? undefined : { checkIn, checkOut },
    cardParty: hasParty ? readCardParty(params) : undefined,
    isCancelled: params.get('cancelled') === '1',
  };
}

/** The property's page, its card starting from this stay. */
export function stayPath(propertyId: string, stay: Stay, { party, rooms }: CardParty): string {
  const params = new URLSearchParams({
    checkin: stay.checkIn,
    checkout: stay.checkOut,
    adults: String(party.adults),
    children: String(party.children),
    infants: String(party.infants),
    pets: String(party.pets),
    rooms: String(rooms),
  });
  return `${propertyPath(propertyId)}?${params}`;
}

function readCardParty(params: URLSearchParams): CardParty {
  const count = (name: string, otherwise: number) => {
    const value = params.get(name) ?? '';
    return /^\d{1,4}$/.test(value) ? Number(value) : otherwise;
  };
  return {
    party: {
      adults: count('adults', DEFAULT_PARTY.adults),
      children: count('children', DEFAULT_PARTY.children),
      infants: count('infants', DEFAULT_PARTY.infants),
      pets: count('pets', DEFAULT_PARTY.pets),
    },
    rooms: count('rooms', 1),
  };
}
