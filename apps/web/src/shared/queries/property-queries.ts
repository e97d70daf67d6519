import type { AskedOf, Wire } from '@motel/api-client';
import type { Endpoints, NightRange, PropertyCard } from '@motel/api-client/contracts';
import { queryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { callApi } from './call-api.ts';
import { nullIfMissing } from './refusal-of.ts';

/** Of every list of rooms: one that a guest opens from another shows at once. */
const CARDS = ['properties'];

/** @param asked such as the log message for a failure */
export function propertyCardsQuery(wire: Wire, asked: AskedOf<Endpoints['properties']> = {}) {
  return queryOptions({
    queryKey: CARDS,
    queryFn: ({ signal }) => callApi(wire, 'properties', { ...asked, signal }),
  });
}

/** The cards of /hotel-card; the same call, with another log message for its failure (§8). */
export const hotelCardsQuery = (wire: Wire) =>
  propertyCardsQuery(wire, { onFailure: 'Failed to fetch property cards' });

/** One property; `null` when the server has none with that id. */
export function propertyQuery(wire: Wire, id: string) {
  return queryOptions({
    queryKey: ['property', id],
    queryFn: ({ signal }) => callApi(wire, 'property', { parts: { id }, signal }).catch(nullIfMissing),
  });
}

/** Rooms free on each night of a range; it goes stale quickly, since other guests book too. */
export function availabilityQuery(wire: Wire, id: string, range: NightRange) {
  return queryOptions({
    queryKey: ['availability', id, range.from, range.to],
    queryFn: ({ signal }) => callApi(wire, 'availability', { parts: { id }, query: range, signal }),
    staleTime: 15_000,
  });
}

export type PropertyCardsQuery = ReturnType<typeof propertyCardsQuery>;

export interface PropertyCardsState {
  readonly rooms: readonly PropertyCard[] | undefined;
  readonly isPending: boolean;
  readonly retry: () => void;
}

export interface PropertyCardsProps {
  readonly query: PropertyCardsQuery;
  readonly children: (state: PropertyCardsState) => ReactNode;
}
