import type { Wire } from '@motel/api-client';
import type { Stay } from '@motel/api-client/contracts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../queries/call-api.ts';
import { hasStatus } from '../queries/refusal-of.ts';

/** One stay of the guest; `null` where this device may not open it, or there is none. */
export function stayQuery(wire: Wire, userId: string, id: string) {
  return queryOptions({
    queryKey: ['stay', userId, id],
    queryFn: async ({ signal }): Promise<Stay | null> => {
      try {
        return await callApi(wire, 'stay', { parts: { id }, signal });
      } catch (error) {
        if (hasStatus(error, 404)) return null;
        throw error;
      }
    },
    // It changes without the page: a refund arrives, the desk moves it.
    staleTime: 0,
    // A change that is paid is made by the provider's event, which comes at any time.
    refetchInterval: ({ state }) => (state.data?.changing === undefined ? false : 4000),
  });
}
