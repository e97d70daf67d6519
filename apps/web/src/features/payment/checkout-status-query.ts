import type { Wire } from '@motel/api-client';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/queries/call-api.ts';

const SECOND = 1000;
const LONGEST_PAUSE = 15 * SECOND;

/** The server's state of a payment; fetched again, ever more slowly, while it is being confirmed (D9). */
export function checkoutStatusQuery(wire: Wire, sessionId: string) {
  return queryOptions({
    queryKey: ['checkout-status', sessionId],
    queryFn: async ({ signal }) =>
      (await callApi(wire, 'checkoutStatus', { parts: { id: sessionId }, signal })).status,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data === 'confirming' ? Math.min(SECOND * 1.5 ** state.dataUpdateCount, LONGEST_PAUSE) : false,
  });
}
