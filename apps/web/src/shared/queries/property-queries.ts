import type { NightRange, Wire } from '@motel/api-client';
import type { Property } from '@motel/api-client/contracts';
import { queryOptions } from '@tanstack/react-query';
import { hasStatus } from './has-status.ts';
import { loadCalls } from './load-calls.ts';

/** The cards of the property list section (§2). */
export function propertyCardsQuery(wire: Wire) {
  return queryOptions({
    queryKey: ['properties', 'section'],
    queryFn: async ({ signal }) => (await loadCalls()).getPropertyCards(wire, { signal }),
  });
}

/** The cards of /hotel-card; the same call, with another log message for its failure (§8). */
export function hotelCardsQuery(wire: Wire) {
  return queryOptions({
    queryKey: ['properties', 'hotel-cards'],
    queryFn: async ({ signal }) => (await loadCalls()).getHotelCards(wire, { signal }),
  });
}

/** One property; `null` when the server has none with that id. */
export function propertyQuery(wire: Wire, id: string) {
  return queryOptions({
    queryKey: ['property', id],
    queryFn: async ({ signal }): Promise<Property | null> => {
      const { getProperty } = await loadCalls();
      try {
        return await getProperty(wire, id, { signal });
      } catch (error) {
        if (hasStatus(error, 404)) return null;
        throw error;
      }
    },
  });
}

/** Rooms free on each night of a range; it goes stale quickly, since other guests book too. */
export function availabilityQuery(wire: Wire, id: string, range: NightRange) {
  return queryOptions({
    queryKey: ['availability', id, range.from, range.to],
    queryFn: async ({ signal }) => (await loadCalls()).getAvailability(wire, id, range, { signal }),
    staleTime: 15_000,
  });
}
