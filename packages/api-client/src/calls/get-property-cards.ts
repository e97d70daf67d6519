import { ENDPOINTS } from '../contracts/endpoints.ts';
import { type PropertyCard, propertyCards } from '../contracts/property-card.ts';
import { ask } from '../wire/ask.ts';
import type { CallOptions, Wire } from '../wire/wire.ts';

/** The rooms of the property list section (§2, §7). */
export function getPropertyCards(wire: Wire, options: CallOptions = {}): Promise<PropertyCard[]> {
  return propertyCardsFor('Error getting property cards', wire, options);
}

/** The same list for /hotel-card, with its own log message for a failure (§8). */
export function getHotelCards(wire: Wire, options: CallOptions = {}): Promise<PropertyCard[]> {
  return propertyCardsFor('Failed to fetch property cards', wire, options);
}

function propertyCardsFor(onFailure: string, wire: Wire, options: CallOptions): Promise<PropertyCard[]> {
  return ask(wire, { ...ENDPOINTS.properties, repeat: 'reading', onFailure, ...options }, propertyCards);
}
