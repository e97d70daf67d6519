import type { Wire } from '@motel/api-client';
import type { Stay } from '@motel/api-client/contracts';
import { queryOptions } from '@tanstack/react-query';
import { hasStatus } from '../queries/has-status.ts';
import { loadCalls } from '../queries/load-calls.ts';

/** One stay of the guest; `null` where this device may not open it, or there is none. */
export function stayQuery(wire: Wire, userId: string, id: string) {
  return queryOptions({
    queryKey: ['stay', userId, id],
    queryFn: async ({ signal }): Promise<Stay | null> => {
      const { getStay } = await loadCalls();
      try {
        return await getStay(wire, id, { signal });
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
