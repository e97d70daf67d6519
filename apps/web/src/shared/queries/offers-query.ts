import type { Wire } from '@motel/api-client';
import type { NightRange } from '@motel/api-client/contracts';
import { PARTY_COUNTS, type Party } from '@motel/booking-core';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from './call-api.ts';

/** Every room of the list for some dates and a party, in one call; it goes stale quickly, since other guests book too. */
export function offersQuery(wire: Wire, range: NightRange, party: Party) {
  const counts = Object.fromEntries(PARTY_COUNTS.map((count) => [count, `${party[count]}`]));
  return queryOptions({
    queryKey: ['offers', range.from, range.to, ...PARTY_COUNTS.map((count) => party[count])],
    queryFn: async ({ signal }) =>
      (await callApi(wire, 'offers', { query: { ...range, ...counts }, signal })).offers,
    staleTime: 15_000,
  });
}
