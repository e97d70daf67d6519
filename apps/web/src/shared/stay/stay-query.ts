import type { Wire } from '@motel/api-client';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../queries/call-api.ts';
import { nullIfMissing } from '../queries/refusal-of.ts';

/** One stay of the guest; `null` where this device may not open it, or there is none. */
export function stayQuery(wire: Wire, userId: string, id: string) {
  return queryOptions({
    queryKey: ['stay', userId, id],
    queryFn: ({ signal }) => callApi(wire, 'stay', { parts: { id }, signal }).catch(nullIfMissing),
    // It changes without the page: a refund arrives, the desk moves it.
    staleTime: 0,
    // A change that is paid is made by the provider's event, which comes at any time.
    refetchInterval: ({ state }) => (state.data?.changing === undefined ? false : 4000),
  });
}
