import type { NightRange, Wire } from '@motel/api-client';
import { PARTY_COUNTS, type Party } from '@motel/booking-core';
import { queryOptions } from '@tanstack/react-query';
import { loadCalls } from './load-calls.ts';

/** Every room of the list for some dates and a party, in one call; it goes stale quickly, since other guests book too. */
export function offersQuery(wire: Wire, range: NightRange, party: Party) {
  return queryOptions({
    queryKey: ['offers', range.from, range.to, ...PARTY_COUNTS.map((count) => party[count])],
    queryFn: async ({ signal }) => (await loadCalls()).getOffers(wire, range, party, { signal }),
    staleTime: 15_000,
  });
}
